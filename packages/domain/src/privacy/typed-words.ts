/** What is written where nothing is known, without spaces and in small letters. */
const NOTHING = ["없음", "미정", "모름", "해당없음", "미확인", "none", "na", "n/a", "tbd"];
const AT_HOME = [
  "대한민국",
  "한국",
  "국내",
  "kr",
  "kor",
  "korea",
  "southkorea",
  "rok",
  "republicofkorea",
  "korearepublicof",
];

/**
 * What somebody typed for a paper, as one line of what can be seen: what turns a line around or has no width is not kept.
 *
 * ```ts
 * toPaperWords("새봄\n초등학교\u200b "); // "새봄 초등학교"
 * ```
 */
export function toPaperWords(text: string): string {
  return text
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** What was typed, or nothing where it only says that nothing is known: 「-」, 「없음」. */
export function toKnown(text: string | undefined): string {
  const words = toPaperWords(text ?? "");
  const isKnown = /[\p{L}\p{N}]/u.test(words) && !NOTHING.includes(toBare(words));
  return isKnown ? words : "";
}

/** Whether a country is this one, however it is written: 「대한 민국」, 「South Korea」. */
export function isHome(country: string): boolean {
  return AT_HOME.includes(toBare(country).replaceAll(/[.,()]/gu, ""));
}

function toBare(text: string): string {
  return toPaperWords(text).replaceAll(" ", "").toLowerCase();
}
