/** Whether a note stands in a text already, however its blanks and its end were changed. */
export function isTakenOver(text: string, note: string): boolean {
  const plain = (words: string): string =>
    words
      .normalize("NFC")
      .replaceAll(/\s+/gu, "")
      .replace(/[.!?]+$/u, "");
  return plain(note) !== "" && plain(text).includes(plain(note));
}

/** A text with words put in where the caret stands, a blank between them and what stands before. */
export function toInserted(text: string, at: number, words: string): string {
  const before = text.slice(0, at);
  return before === "" || /\s$/u.test(before) ? words : ` ${words}`;
}
