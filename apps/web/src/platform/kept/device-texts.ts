/** Storage may be refused altogether (blocked site data): the app then starts with its defaults. */
export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing of a teacher's words is lost: these are conveniences.
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See writeText.
  }
}

/**
 * Tells what another tab of this browser keeps under which key: null where it took the text away, both null where it threw
 * all away. The answer stops it.
 */
export function watchTexts(tell: (key: string | null, text: string | null) => void): () => void {
  const handle = ({ key, newValue }: StorageEvent): void => tell(key, newValue);
  addEventListener("storage", handle);
  return () => removeEventListener("storage", handle);
}
