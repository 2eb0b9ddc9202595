import { signal } from "@preact/signals";

/** Whether a new version waits to be let in. */
export const hasNewVersion = signal(false);

export function announceVersion(): void {
  hasNewVersion.value = true;
}
