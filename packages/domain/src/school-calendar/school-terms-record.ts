import { ok, refuse } from "../base/result.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { withParticle } from "../hangul/particle.ts";
import type { DraftOf } from "../record/field.ts";
import { day } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { withinYear } from "../school-year/within-year.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import {
  schoolTermsKind,
  termDateLabels,
  termDateNames,
  type SchoolTerms,
  type TermDateName,
} from "./school-terms.ts";

const fields = {
  firstDay: termDate("firstDay"),
  firstSemesterEnd: termDate("firstSemesterEnd"),
  summerStart: termDate("summerStart"),
  secondDay: termDate("secondDay"),
  winterStart: termDate("winterStart"),
  winterReturn: termDate("winterReturn"),
  lastDay: termDate("lastDay"),
};

/** 개학, 방학, 종업식 of the year. */
export const schoolTerms = record({
  kind: schoolTermsKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "휴일",
  subject: () => "학기 날짜",
  fields,
  sheets: [
    {
      name: "학기 날짜",
      columns: [
        { head: "이름", width: 20 },
        { head: "날짜", width: 12 },
      ],
      toLines: (rows) =>
        rows.list(schoolTermsKind).flatMap((terms) =>
          termDateNames.flatMap((name) => {
            const told = terms[name];
            return told ? [[termDateLabels[name], told]] : [];
          }),
        ),
    },
  ],
});

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
 * Reads the form of the term dates. Every date may be left out; those that are told stand in their order, and each that
 * does not says so.
 */
export function readTerms(draft: DraftOf<typeof fields>, year: SchoolYear) {
  const checkYear = withinYear(year);
  const sentences: { [Name in TermDateName]?: string } = {};
  const terms: { [Name in TermDateName]?: CalendarDay | null } = {};
  for (const name of termDateNames) {
    const read = fields[name].read(draft[name]);
    const outside = read.ok && read.value !== null && checkYear({ day: read.value });
    if (!read.ok) sentences[name] = read.refusal.sentence;
    else if (outside) sentences[name] = outside[1];
    else terms[name] = read.value;
  }
  for (const [earlier, name] of order) {
    const [before, after] = [terms[earlier], terms[name]];
    if (before && after && after <= before) sentences[name] ??= sayTooEarly(earlier);
  }
  const { winterStart, winterReturn, lastDay } = terms;
  if (winterStart && lastDay && lastDay > winterStart) {
    if (!winterReturn)
      sentences.winterReturn = "종업식이 겨울방학보다 늦으니 방학 뒤 개학 날을 적어 주세요.";
    else if (lastDay < winterReturn) sentences.lastDay = sayTooEarly("winterReturn");
  }
  return Object.keys(sentences).length > 0
    ? refuse({ type: "DraftUnread" as const, sentences })
    : ok<SchoolTerms>(terms);
}

function sayTooEarly(earlier: TermDateName): string {
  return `${withParticle(termDateLabels[earlier], "과/와")} 같거나 그보다 빨라요. 더 늦은 날을 골라 주세요.`;
}

function termDate(name: TermDateName) {
  return maybe(
    day(termDateLabels[name], {
      unclear: "없는 날짜예요. 다시 골라 주세요.",
      say: toKoreanDate,
    }),
  );
}
