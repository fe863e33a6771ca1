import { endings } from "./name-words.ts";

/** What of a name is said after a last consonant, as 「학생」 and 「3번」 have one. */
const afterConsonant: Readonly<Record<string, string>> = {
  가: "이",
  는: "은",
  를: "을",
  와: "과",
  랑: "이랑",
  로: "으로",
  야: "아",
  예요: "이에요",
  나: "이나",
};

/** An alternative of words, the longest first. */
export const byLength = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join("|");

/** 「가온이가」: the name's own 이 goes with it. */
const NAME_I = new RegExp(
  `^이(?=(?:${byLength(endings.filter((word) => !word.startsWith("이")))})(?![가-힣]))`,
  "u",
);
const ENDING = new RegExp(`^(${byLength(Object.keys(afterConsonant))})(?![가-힣])`, "u");

/** What stood behind a name, as it stands behind what covers it: `fitEndings("는 우유")` is 「은 우유」. */
export function fitEndings(tail: string): string {
  return tail.replace(NAME_I, "").replace(ENDING, (ending) => afterConsonant[ending] ?? ending);
}
