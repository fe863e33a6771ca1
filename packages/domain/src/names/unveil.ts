import { findFinalConsonant } from "../hangul/particle.ts";
import { behindPart } from "./behind-name.ts";
import { findTokens } from "./find-tokens.ts";
import { endings, openEndings } from "./name-words.ts";
import type { VeilLabel, VeilTable } from "./veil-table.ts";

export interface Unveiled {
  readonly text: string;
  /** Tokens that nobody was given; they stay in the text. */
  readonly unknown: readonly string[];
}

const FINAL_RIEUL = 8;
const named: ReadonlySet<VeilLabel> = new Set(["학생", "보호자", "교사", "학교", "낱말"]);

/** After a final consonant, and after a vowel. */
const pairs: readonly (readonly [string, string])[] = [
  ["은", "는"],
  ["이", "가"],
  ["을", "를"],
  ["과", "와"],
  ["으로", "로"],
  ["아", "야"],
  ["이었", "였"],
  ["이에요", "예요"],
  ...endings
    .filter((ending) => ending !== "야" && ending !== "네" && endings.includes(`이${ending}`))
    .map((ending) => [`이${ending}`, ending] as const),
];

/** 「은(는)」, 「을/를」, 「(으)로」: the model left the choice. */
const choices: readonly (readonly [string, string])[] = [
  ...pairs
    .slice(0, 6)
    .flatMap(([a, b]) =>
      [`${a}(${b})`, `${b}(${a})`, `${a}/${b}`, `${b}/${a}`].map((both) => [both, a] as const),
    ),
  ["(으)로", "으로"],
  ["(이)", "이"],
];

/** The forms of an ending that are read anew, the longest first. */
const readings: readonly { readonly form: string; readonly pair: readonly [string, string] }[] = [
  ...pairs.flatMap((pair) => pair.map((form) => ({ form, pair }))),
  ...choices.flatMap(([form, ending]) => {
    const pair = pairs.find(([a]) => a === ending);
    return pair ? [{ form, pair }] : [];
  }),
].toSorted((a, b) => b.form.length - a.form.length);

const restOfEnding = new RegExp(`^${behindPart}{0,2}(?![가-힣])`, "u");

/**
 * A text that came back, with names for its tokens. Endings behind a person, a school or a word are read anew by 받침,
 * where nothing but endings follows.
 *
 * ```ts
 * unveil("[학생1]는 발표함.", table).text; // 「김가온은 발표함.」
 * ```
 */
export function unveil(text: string, table: VeilTable): Unveiled {
  const whole = text.normalize("NFC");
  const unknown: string[] = [];
  let shown = "";
  let from = 0;
  for (const token of findTokens(whole)) {
    const word = table.find(token.label, token.count);
    if (!word) {
      if (!token.isBare || token.label === "학생") unknown.push(`[${token.label}${token.count}]`);
      continue;
    }
    shown += whole.slice(from, token.at) + word.word;
    from = token.at + token.text.length;
    if (!named.has(word.label)) continue;
    const ending = readEnding(whole.slice(from), word.word);
    shown += ending.text;
    from += ending.length;
  }
  return { text: shown + whole.slice(from), unknown };
}

function readEnding(
  behind: string,
  word: string,
): { readonly text: string; readonly length: number } {
  for (const { form, pair } of readings) {
    if (!behind.startsWith(form)) continue;
    const rest = behind.slice(form.length);
    if (!openEndings.includes(form) && !restOfEnding.test(rest)) continue;
    const final = findFinalConsonant(word);
    const isVowel = final === 0 || (pair[0] === "으로" && final === FINAL_RIEUL);
    return { text: pair[isVowel ? 1 : 0], length: form.length };
  }
  return { text: "", length: 0 };
}
