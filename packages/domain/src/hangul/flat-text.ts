import { fitsTyped, isLooselyTyped, toInitialCode } from "./initial-consonants.ts";

/** A text as it is searched: without blanks, in lower case, and beside it the same in initials, letter for letter. */
export interface FlatText {
  readonly letters: string;
  readonly initials: string;
}

/** Made once a text, so that each key of a search is a plain `includes`. */
export function toFlatText(text: string): FlatText {
  const letters = text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");
  const codes = new Uint16Array(letters.length);
  for (let at = 0; at < codes.length; at += 1) codes[at] = toInitialCode(letters.charCodeAt(at));
  let initials = "";
  for (let at = 0; at < codes.length; at += AT_ONCE)
    initials += String.fromCharCode(...codes.subarray(at, at + AT_ONCE));
  return { letters, initials };
}

/** Arguments of one call. */
const AT_ONCE = 4_096;

/**
 * Where a typed text stands in another, by the rules of `hasTyped`; -1 where it does not.
 *
 * ```ts
 * findTyped(toFlatText("새 짝과 잘 지냄"), toFlatText("ㅉㄱ 잘")); // 1
 * ```
 */
export function findTyped(text: FlatText, typed: FlatText): number {
  const exact = text.letters.indexOf(typed.letters);
  if (exact >= 0 || !isLooselyTyped(typed.letters)) return exact;
  let at = text.initials.indexOf(typed.initials);
  while (at >= 0 && !fitsAt(text.letters, at, typed.letters))
    at = text.initials.indexOf(typed.initials, at + 1);
  return at;
}

function fitsAt(letters: string, at: number, typed: string): boolean {
  for (let index = 0; index < typed.length; index += 1) {
    const isLast = index === typed.length - 1;
    if (!fitsTyped(letters.charAt(at + index), typed.charAt(index), isLast)) return false;
  }
  return true;
}

/** A sentence around what was found, cut where it is long. */
export interface Hit {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

const MOST_AROUND = 60;

/** The sentence in which a typed text first stands, its own letters kept; nothing where it does not stand. */
export function findSentence(text: string, typed: string): Hit | undefined {
  const whole = text.normalize("NFC");
  const wanted = toFlatText(typed);
  const at = wanted.letters === "" ? -1 : findTyped(toFlatText(whole), wanted);
  if (at < 0) return undefined;
  // Where each letter of the flat text stands in the one that is shown.
  const places = [...whole.matchAll(/\S/g)].map(({ index }) => index);
  const from = places[at] ?? 0;
  const to = (places[at + wanted.letters.length - 1] ?? from) + 1;
  const head = /[^.!?\n]*$/u.exec(whole.slice(0, from))?.[0].trimStart() ?? "";
  const tail = /^[^.!?\n]*[.!?]?/u.exec(whole.slice(to))?.[0].trimEnd() ?? "";
  return {
    before: head.length > MOST_AROUND ? `…${head.slice(-MOST_AROUND)}` : head,
    hit: whole.slice(from, to),
    after: tail.length > MOST_AROUND ? `${tail.slice(0, MOST_AROUND)}…` : tail,
  };
}
