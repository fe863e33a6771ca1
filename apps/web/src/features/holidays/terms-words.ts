import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import {
  schoolTermsKind,
  termDateLabels,
  type SchoolTerms,
} from "@damim/domain/school-calendar/school-terms.ts";
import { labelFields, type RecordWords } from "../../kit/record/record-words.ts";

export const termsWords: RecordWords<SchoolTerms> = {
  kind: schoolTermsKind,
  sort: "휴일",
  toSubject: () => "학기 날짜",
  fields: labelFields(termDateLabels, (value) =>
    isCalendarDay(value) ? toKoreanDate(value) : undefined,
  ),
};
