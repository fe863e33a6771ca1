/** In the place of an id: a new memo. */
export const NEW_MEMO = "new";

/** Where a memo opens. */
export function toMemoAddress(id: string): string {
  return `/memo?about=freeMemo&memo=${encodeURIComponent(id)}`;
}
