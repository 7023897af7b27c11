/** Points as heights: the fewest at the bottom, the most at the top. */
export function heights(lines: readonly (readonly number[])[]): number[][] {
  const all = lines.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return lines.map((line) => line.map((points) => (points - low) / (high - low)));
}
