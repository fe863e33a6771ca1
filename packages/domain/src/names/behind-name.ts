import { endings, familyTitles, openEndings, titles } from "./name-words.ts";

const anyOf = (words: readonly string[]): string => `(?:${words.join("|")})`;

/** An ending or a title, the longest first. */
export const behindPart = anyOf(
  [...endings, ...familyTitles, ...titles].toSorted((a, b) => b.length - a.length),
);

/** What may stand behind a name: up to three endings and titles and then no Hangul, or an ending that stays open. */
export const behindName = `(?:${behindPart}{0,3}(?![가-힣])|${behindPart}{0,2}${anyOf(openEndings)})`;
