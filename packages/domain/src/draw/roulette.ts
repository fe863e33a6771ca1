/**
 * Where a wheel stops for a sector, in degrees clockwise from the start of sector 0: inside its middle 80 %. `part`, 0
 * to 1, is for show alone.
 *
 * ```ts
 * sectorAngle([1, 1, 1, 1], 0, 0); // 9
 * ```
 */
export function sectorAngle(weights: readonly number[], index: number, part: number): number {
  const sum = (list: readonly number[]): number => list.reduce((all, weight) => all + weight, 0);
  const inside = (weights[index] ?? 0) * (0.1 + 0.8 * part);
  return ((sum(weights.slice(0, index)) + inside) / sum(weights)) * 360;
}
