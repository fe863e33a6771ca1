import type { Holiday } from "./holiday.ts";

/** Other everyday words, by the name that is shown. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  신정: ["새해", "새해 첫날"],
  삼일절: ["3.1절", "3·1절"],
  부처님오신날: ["석가탄신일", "초파일"],
  성탄절: ["크리스마스"],
  설날: ["설", "설 연휴", "구정"],
  추석: ["한가위", "추석 연휴"],
  노동절: ["근로자의 날"],
};

/**
 * Whether a search means a holiday: by its everyday name, its legal name, or another word for it (spec 03 §3).
 *
 * ```ts
 * isHolidayMeant(christmas, "기독"); // true
 * isHolidayMeant(christmas, "크리스마스"); // true
 * ```
 */
export function isHolidayMeant({ name, legalName }: Holiday, search: string): boolean {
  const wanted = toBare(search);
  if (wanted === "") return true;
  const others = Object.entries(otherNames).flatMap(([shown, words]) =>
    name.includes(shown) ? words : [],
  );
  return [name, legalName, ...others].some((word) => toBare(word).includes(wanted));
}

/** Spaces and the dots of 3ㆍ1절 are typed in many ways. */
function toBare(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\sㆍ·・.]/gu, "")
    .toLowerCase();
}
