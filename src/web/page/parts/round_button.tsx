import { Icon, type IconName } from "./icons.tsx";

/** A button with a picture instead of its name. */
export function RoundButton(
  { icon, name, onClick }: { readonly icon: IconName; readonly name: string; onClick(): void },
) {
  return (
    <button type="button" class="btn round" aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
