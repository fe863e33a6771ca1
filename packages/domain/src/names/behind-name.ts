import { endings, familyTitles, openEndings, titles } from "./name-words.ts";

const anyOf = (words: readonly string[]): string => `(?:${words.join("|")})`;

/** An ending or a title, the longest first. */
export const behindPart = anyOf(
  [...endings, ...familyTitles, ...titles].toSorted((a, b) => b.length - a.length),
);

/** What may stand behind a name: up to three endings and titles and then no Hangul, or an ending that stays open. */
export const behindName = `(?:${behindPart}{0,3}(?![가-힣])|${behindPart}{0,2}${anyOf(openEndings)})`;

const wholeBehind = new RegExp(`^${behindPart}{1,3}$`, "u");

/**
 * A word as it stands, and the names that it may be with something behind them.
 *
 * ```ts
 * toBareNames("나영이의"); // ["나영이의", "나영", "나영이"]
 * ```
 */
export function toBareNames(word: string): readonly string[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => at + 2);
  return [
    word,
    ...cuts.filter((at) => wholeBehind.test(word.slice(at))).map((at) => word.slice(0, at)),
  ];
}
