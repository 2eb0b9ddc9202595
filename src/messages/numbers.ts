/** What separates thousands, and what comes before decimals. */
interface Separators {
  readonly group: string;
  readonly point: string;
}

/** `1234.5` with one decimal is `1.234,5` in Italian. */
export function formatNumber(value: number, decimals: number, separators: Separators): string {
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separators.group);
  const rest = fraction === undefined ? "" : separators.point + fraction;
  return (value < 0 ? "-" : "") + grouped + rest;
}

/** A frequency, with a point in every language: it is the name of a scale, not an amount. */
export function zipf(value: number): string {
  return value.toFixed(1);
}

/** A round number of bytes. */
export function bytes(value: number): string {
  return value >= 2 ** 20 ? `${value / 2 ** 20} MB` : `${value / 2 ** 10} kB`;
}

/** `1:05`, the same in every language. */
export function clockText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}
