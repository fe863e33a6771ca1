import { TECHNICAL_WORDS } from "./technical-words.ts";

const TEXT_MAX = 300;
/** More than that is not looked at: the longest messages of browsers are shorter. */
const LOOKED_AT_MAX = 2_000;

/**
 * What may be said of an error's message outside of the school: the words that browsers, databases and we
 * ourselves use about programs, and punctuation. Every other word, every digit and every letter that is not
 * Latin becomes `*`, so that no name, number, address or row id is in it, whatever the message was made of.
 * Scrubbing a scrubbed text changes nothing.
 *
 * ```ts
 * scrubText("Cannot read properties of undefined (reading '김하린')");
 * // "Cannot read properties of undefined (reading '*')"
 * ```
 */
export function scrubText(text: string): string {
  return text
    .slice(0, LOOKED_AT_MAX)
    .replaceAll(/[A-Za-z]+/g, (word) => (TECHNICAL_WORDS.has(word.toLowerCase()) ? word : "*"))
    .replaceAll(/[^A-Za-z '"`(){}[\].,:;=<>/!?#]+/g, "*")
    .replaceAll(/\*+/g, "*")
    .slice(0, TEXT_MAX);
}
