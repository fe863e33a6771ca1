/** Hangul syllables stand in 가나다 order in Unicode, so no locale data is needed. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
