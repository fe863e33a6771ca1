/** Values of rows are JSON; an absent field and `null` are both "empty". */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
