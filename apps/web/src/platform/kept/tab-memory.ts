/** What this tab remembers over a reload; never a word about a student, but what a pupil or a guardian has typed themselves. */
type TabKey =
  // Of a guest's page, by its address: another card in the same tab shows none of it.
  | `bookDraft:${string}`
  | `capsuleDraft:${string}`
  | `reportCard:${string}`
  | `reportDraft:${string}`
  | `reportKeys:${string}`
  | `reportSent:${string}`
  | `capsuleParts:${string}`
  | "club"
  | "lockPlace"
  | "openedAnew"
  // Who answers a survey on a shared tablet, and what they handed in: until 「다음 친구」.
  | "padAlone"
  // Somebody came into a room in this tab.
  | "padOwn"
  | "padRoom"
  | "padUnsent"
  | "powerHint"
  | "reloadedAt"
  | "trying"
  | "undoList"
  | "wanted"
  // Which school year is looked at, and by whom.
  | "year";

export function readTabText(key: TabKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` forgets it. */
export function saveTabText(key: TabKey, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is refused: the way back leads to the main screen.
  }
}
