import * as v from "valibot";

/**
 * Words on one line: a name, a place. What nobody sees, and what breaks or turns a line, is a space: PostgreSQL's text cannot
 * hold a NUL, and others would read other words than stand there.
 */
export function shortWords(longest: number, shortest = 1) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .normalize("NFC")
        .replace(/[\p{C}\s]+/gu, " ")
        .trim(),
    ),
    v.minLength(shortest),
    v.maxLength(longest),
  );
}
