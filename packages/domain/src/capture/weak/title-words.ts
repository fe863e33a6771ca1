/** Fewer letters than these begin too many words. */
const FEWEST_LETTERS = 2;

/**
 * A pattern of what is typed for a title: its beginning, blanks or none as they are; at least so much that it is no bare
 * number. In 「」 it is said without doubt. Without groups.
 */
export function toTitlePattern(title: string): string {
  const words = title.normalize("NFC").trim();
  const letters = Array.from(words.matchAll(/(\s*)(\S)/gu), ([, blank, letter = ""]) => {
    const escaped = letter.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
    return (blank ? "\\s*" : "") + escaped;
  });
  const bare = Array.from(words.replaceAll(/\s/gu, ""));
  const needed = Math.max(FEWEST_LETTERS, bare.findIndex((letter) => /\p{L}/u.test(letter)) + 1);
  const start = letters.slice(0, needed).join("");
  const more = letters.slice(needed).reduceRight((rest, letter) => `(?:${letter}${rest})?`, "");
  return `「${start}${more}」|${start}${more}`;
}

/** Which of the titles are meant: by their beginning, in 「」 the one that is all of it where there is one. */
export function findTitled<T extends { readonly title: string }>(
  typed: string,
  titled: readonly T[],
): readonly T[] {
  const said = toBare(typed.replaceAll(/^「|」$/gu, ""));
  const found = titled.filter(({ title }) => toBare(title).startsWith(said));
  const whole = found.filter(({ title }) => toBare(title) === said);
  return typed.startsWith("「") && whole.length > 0 ? whole : found;
}

function toBare(words: string): string {
  return words.normalize("NFC").replaceAll(/\s/gu, "");
}
