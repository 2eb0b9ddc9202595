export function HomePage() {
  return (
    <main class="page">
      <a href="#/play/bee/fresh">bee</a>
    </main>
  );
}
