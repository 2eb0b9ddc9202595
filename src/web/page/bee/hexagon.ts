/** The middle of each hexagon, the required one first, then from the top clockwise. */
export function hexagonCentres(step: number): readonly (readonly [x: number, y: number])[] {
  const across = (step * Math.sqrt(3)) / 2;
  return [
    [0, 0],
    [0, -step],
    [across, -step / 2],
    [across, step / 2],
    [0, step],
    [-across, step / 2],
    [-across, -step / 2],
  ];
}

/** With a flat top. */
export function hexagon(x: number, y: number, radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    const at = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    return at.map((n) => n.toFixed(1)).join(",");
  }).join(" ");
}
