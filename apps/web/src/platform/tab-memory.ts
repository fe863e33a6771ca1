/** What this tab remembers over a reload; never a word about a student. */
type TabKey = "lockPlace";

/** Where storage is refused: until the page is left. */
const inMemory = new Map<TabKey, string>();

export function readTabText(key: TabKey): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return inMemory.get(key);
  }
}

/** `undefined` forgets it. */
export function saveTabText(key: TabKey, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text === undefined) inMemory.delete(key);
    else inMemory.set(key, text);
  }
}
