import { escapePattern } from "../base/escape-pattern.ts";
import { longFamilies } from "./name-words.ts";

/** What friends say of a full name: 「채원」; of 선우진 both 「우진」 and 「진」, of a Latin one its words. */
export function listGivenNames(written: string): readonly string[] {
  const whole = written.replaceAll(/\s/gu, "");
  if (!/^[가-힣]+$/u.test(whole)) return written.split(/\s+/u);
  const long = longFamilies.find((family) => whole.startsWith(family));
  // 선우진 may be 선우 진 or 선 우진.
  return [whole.slice(1), ...(long ? [whole.slice(long.length)] : [])];
}

/** Signs that nobody sees, which a page or a keyboard leaves between letters: a name is read over them. */
export const unseen = "[\\p{Cf}\\u115f\\u1160\\u3164\\uffa0\\ufe00-\\ufe0f]*";

/** What people put between the letters of a name, to space it out or to get it past a gate: 「김.나.윤」, 「김–나–윤」. */
const sign = "[\\p{P}\\p{S}ㅡ]{1,2}";
const blank = "[^\\S\\n]";

/**
 * How a name is found in a text. Blanks or signs may stand between the letters of a Korean name, of one of two letters signs
 * alone; never a sign with a blank on one side, which ends a sentence. A Latin one ends where its letters
 * end, unless it may stand within a word.
 */
export function toNamePattern(written: string, isInWords = false): RegExp {
  const whole = written.replaceAll(/\s/gu, "");
  if (!/^[가-힣]+$/u.test(whole))
    return new RegExp(
      `${toLetters(written).join(`${unseen}\\s?${unseen}`)}${isInWords ? "" : "(?![a-z])"}`,
      "iuy",
    );
  const gap =
    whole.length > 2 ? `(?:${blank}{0,3}|${sign}|${blank}${sign}${blank})` : `(?:${sign})?`;
  return new RegExp(Array.from(whole).join(`${unseen}${gap}${unseen}`) + unseen, "uy");
}

const NO_LETTER = new RegExp(`[\\s\\p{P}\\p{S}ㅡ]|${unseen.replace("*", "")}`, "gu");

/** One spelling of a name for all: without blanks, signs and what nobody sees, in small letters. */
export function toNameForm(written: string): string {
  return written.replaceAll(NO_LETTER, "").toLowerCase();
}

function toLetters(written: string): readonly string[] {
  return written
    .split(/\s+/u)
    .map((word) => Array.from(word, (letter) => escapePattern(letter)).join(unseen));
}
