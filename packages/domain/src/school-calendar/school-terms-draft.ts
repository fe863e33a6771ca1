import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { withParticle } from "../hangul/particle.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import {
  termDateLabels,
  termDateNames,
  type SchoolTerms,
  type TermDateName,
} from "./school-terms.ts";

/** What the form holds: "" where nothing is chosen. */
export type SchoolTermsDraft = { readonly [Name in TermDateName]: string };

/** `field` is the one to mend. */
export type SchoolTermsRefusal =
  | { readonly type: "TermUnreadable"; readonly field: TermDateName }
  | { readonly type: "TermOutsideYear"; readonly field: TermDateName; readonly year: SchoolYear }
  | {
      readonly type: "TermsOutOfOrder";
      readonly field: TermDateName;
      readonly earlier: TermDateName;
    }
  | { readonly type: "WinterReturnMissing"; readonly field: TermDateName };

export const schoolTermsMessages: MessagesFor<SchoolTermsRefusal> = {
  TermUnreadable: () => "없는 날짜예요. 다시 골라 주세요.",
  TermOutsideYear: ({ year }) => `${year}학년도의 날짜를 골라 주세요.`,
  TermsOutOfOrder: ({ earlier }) =>
    `${withParticle(termDateLabels[earlier], "과/와")} 같거나 그보다 빨라요. 더 늦은 날을 골라 주세요.`,
  WinterReturnMissing: () => "종업식이 겨울방학보다 늦으니 방학 뒤 개학 날을 적어 주세요.",
};

/** The first comes before the second. */
const order: readonly (readonly [TermDateName, TermDateName])[] = [
  ["firstDay", "firstSemesterEnd"],
  ["firstDay", "summerStart"],
  ["firstSemesterEnd", "secondDay"],
  ["summerStart", "secondDay"],
  ["secondDay", "winterStart"],
  ["winterStart", "winterReturn"],
  ["secondDay", "lastDay"],
];

/**
 * Reads the form of the term dates. Every date may be left out; those that are told stand in their order.
 *
 * ```ts
 * parseSchoolTermsDraft({ ...emptyTermsDraft, firstDay: "2026-03-03" }, 2026);
 * ```
 */
export function parseSchoolTermsDraft(
  draft: SchoolTermsDraft,
  year: SchoolYear,
): Result<
  SchoolTerms,
  { readonly type: "TermsNotRight"; readonly refusals: readonly SchoolTermsRefusal[] }
> {
  const span = toSchoolYearSpan(year);
  const refusals: SchoolTermsRefusal[] = [];
  const terms: { [Name in TermDateName]?: SchoolTerms[Name] } = {};
  for (const field of termDateNames) {
    const text = draft[field];
    if (text === "") terms[field] = null;
    else if (!isCalendarDay(text)) refusals.push({ type: "TermUnreadable", field });
    else if (text < span.from || text > span.to)
      refusals.push({ type: "TermOutsideYear", field, year });
    else terms[field] = text;
  }
  for (const [earlier, field] of order) {
    const [before, after] = [terms[earlier], terms[field]];
    const isRefused = refusals.some((refusal) => refusal.field === field);
    if (before && after && after <= before && !isRefused)
      refusals.push({ type: "TermsOutOfOrder", field, earlier });
  }
  const { winterStart, winterReturn, lastDay } = terms;
  if (winterStart && lastDay && lastDay > winterStart) {
    if (!winterReturn) refusals.push({ type: "WinterReturnMissing", field: "winterReturn" });
    else if (lastDay < winterReturn)
      refusals.push({ type: "TermsOutOfOrder", field: "lastDay", earlier: "winterReturn" });
  }
  return refusals.length > 0 ? refuse({ type: "TermsNotRight", refusals }) : ok(terms);
}

/** The form as it was saved, or empty. */
export function toSchoolTermsDraft(terms: SchoolTerms | undefined): SchoolTermsDraft {
  const read = (name: TermDateName): string => terms?.[name] ?? "";
  return {
    firstDay: read("firstDay"),
    firstSemesterEnd: read("firstSemesterEnd"),
    summerStart: read("summerStart"),
    secondDay: read("secondDay"),
    winterStart: read("winterStart"),
    winterReturn: read("winterReturn"),
    lastDay: read("lastDay"),
  };
}
