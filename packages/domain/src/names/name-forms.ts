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

/**
 * How a name is found in a text. One blank may stand between the letters of a Korean name of three; a Latin one ends
 * where its letters end, unless it may stand within a word.
 */
export function toNamePattern(written: string, isInWords = false): RegExp {
  const whole = written.replaceAll(/\s/gu, "");
  if (!/^[가-힣]+$/u.test(whole))
    return new RegExp(
      `${toLetters(written).join(`${unseen}\\s?${unseen}`)}${isInWords ? "" : "(?![a-z])"}`,
      "iuy",
    );
  const between = whole.length > 2 ? `${unseen}[^\\S\\n]?${unseen}` : unseen;
  return new RegExp(Array.from(whole).join(between) + unseen, "uy");
}

function toLetters(written: string): readonly string[] {
  return written
    .split(/\s+/u)
    .map((word) => Array.from(word, (letter) => escapePattern(letter)).join(unseen));
}
