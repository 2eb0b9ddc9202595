/** Runs before anything is drawn, so that nobody sees the wrong theme for an instant. */
try {
  const kept: unknown = JSON.parse(localStorage.getItem("itbee") ?? "{}");
  const { theme } = kept as { readonly theme?: unknown };
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage that is refused or spoilt: then it is the system's theme.
}
