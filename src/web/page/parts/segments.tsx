/** One of a few choices, side by side. */
export function Segments<V extends string>(
  { name, title, value, choices, onChoose }: {
    readonly name: string;
    readonly title: string;
    readonly value: V;
    readonly choices: readonly (readonly [value: V, name: string])[];
    onChoose(value: V): void;
  },
) {
  return (
    <fieldset class="seg">
      <legend class="sr">{title}</legend>
      {choices.map(([one, label]) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={value === one}
            onChange={() => onChoose(one)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
