/**
 * Whether a value from outside has every rule that `defaults` has, each of the same kind, and
 * numbers that can be used.
 */
export function isLike(defaults: object, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(defaults).every(([name, usual]) => {
    const rule = (value as Record<string, unknown>)[name];
    if (typeof rule !== typeof usual) return false;
    return typeof rule !== "number" || (Number.isFinite(rule) && rule >= 0 && rule <= 1e6);
  });
}
