/**
 * Lines that are too many for the lessons of a year, or lessons without a line.
 *
 * ```ts
 * `진도표가 ${toUnitGapWords(12)}`; // 「진도표가 12차시 남아요」
 * ```
 *
 * @param gap lines less lessons
 */
export function toUnitGapWords(gap: number): string {
  return gap === 0 ? "수업과 맞아요" : `${Math.abs(gap)}차시 ${gap > 0 ? "남아요" : "모자라요"}`;
}
