import { ok, refuse, type Result } from "../base/result.ts";
import * as v from "valibot";
import type { RowOf } from "../record/field.ts";
import { choice, day, own, text, upTo, whole } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record, type DraftRefusal } from "../record/record.ts";
import type { Shape } from "../record/shape.ts";
import { officeCodeSchema, schoolCodeSchema, type SchoolCode } from "../school-search/school.ts";
import { weatherPlaceSchema, type WeatherPlace } from "../weather/weather-place.ts";
import { LONGEST_CLASS_NO_CHARACTERS, schoolYearKind } from "./school-year-setting.ts";
import {
  LONGEST_SUBJECT_CHARACTERS,
  MOST_TAUGHT_CLASSES,
  parseTaughtClasses,
  toTaughtText,
  type TaughtClass,
} from "./taught-classes.ts";

const codeSchema = v.looseObject({ office: officeCodeSchema, school: schoolCodeSchema });
const taughtClass: Shape = {
  type: "parts",
  of: {
    grade: { type: "whole", least: 1, most: 6 },
    classNo: { type: "text", most: 10, isNeeded: true },
    /** Blanks at its ends do not count. */
    subject: {
      type: "rule",
      takes: (of) => typeof of === "string" && of.trim().length <= LONGEST_SUBJECT_CHARACTERS,
      such: ["과학", ""],
    },
  },
  isLoose: true,
};

const fields = {
  /** 담임 or 교과 (전담 included). A homeroom teacher who also teaches other classes ticks a box. */
  mode: choice("맡은 일", { homeroom: "담임", subject: "교과" }, { column: { width: 10 } }),
  teachesOtherClasses: own<boolean>(
    { type: "yes" },
    { label: "다른 반 수업도 해요", say: (teaches) => (teaches ? "네" : "아니요") },
  ),
  school: text("학교", {
    most: 60,
    empty: "학교 이름을 적어 주세요.",
    tooLong: "학교 이름은 60자까지 적을 수 있어요.",
    column: { width: 20 },
  }),
  grade: whole("학년", { least: 1, most: 6, say: (grade) => `${grade}학년`, column: { width: 6 } }),
  /** Text, because classes are also called 가, 나 or A. */
  classNo: text("반", {
    most: LONGEST_CLASS_NO_CHARACTERS,
    empty: "반을 적어 주세요. 숫자가 아니어도 괜찮아요.",
    column: { width: 6 },
  }),
  /** Of a school that was picked from the search; its calendar can be taken over. */
  schoolCode: maybe(
    own<SchoolCode>({
      type: "rule",
      takes: (code) => v.is(codeSchema, code),
      such: [{ office: "B10", school: "7010057" }],
    }),
  ),
  /** For where the weather is shown; without it for the seat of the school's province. */
  weatherPlace: maybe(
    own<WeatherPlace>({
      type: "rule",
      takes: (place) => v.is(weatherPlaceSchema, place),
      such: [{ lat: 37.46, lon: 126.71 }],
    }),
  ),
  /** Classes besides the own one, or all of a subject teacher's, with what is taught there. */
  taught: maybe(
    own<readonly TaughtClass[]>(
      { type: "list", of: taughtClass, most: MOST_TAUGHT_CLASSES },
      { label: "수업하는 반", say: (taught) => toTaughtText(taught) || undefined },
    ),
  ),
  /** The cards of 오늘 in the teacher's order, on all devices; nobody types it, and no form shows it. */
  homeOrder: maybe(own<readonly string[]>({ type: "list", of: upTo(40), most: 40 })),
  /** What 오늘 offered and the teacher put away for good: ids of the steps of 세 가지만 더 and of quiet hints. */
  putAway: maybe(own<readonly string[]>({ type: "list", of: upTo(40), most: 40 })),
  /** The day on which the year's setting was first saved; the teacher can move it. See `findFirstUse`. */
  firstUseOn: maybe(day("언제부터 쓰나요?")),
  /** 번호만 쓰기: rows of pupils have no name (`numbers-only/numbers-only.ts`). */
  numbersOnly: maybe(own<boolean>({ type: "yes" })),
  /** The names of before are gone from rows and history since this day; without it they are not. */
  namesGoneOn: maybe(day(undefined)),
  /** As clients of before added it up: read by nobody, for backups are looked at (`backup/old/look-at-backups.ts`). */
  namesInBackupsUntil: maybe(day(undefined)),
};

/** What a teacher is in one school year; the row's id is the year as text ("2026"). */
export type SchoolYearSetting = RowOf<typeof fields>;

export const schoolYear = record({
  kind: schoolYearKind,
  scope: "profile",
  topics: ["classWork", "account"],
  sort: "설정",
  subject: (_, { id }) => `${id}학년도 설정`,
  fields,
  tab: "학년도 설정",
  columns: [
    ["학년도", 8, ({ id }) => id],
    "school",
    "grade",
    "classNo",
    "mode",
    ["다른 반 수업", 12, ({ teachesOtherClasses }) => (teachesOtherClasses ? "해요" : "")],
    ["수업하는 반", 30, ({ taught }) => toTaughtText(taught ?? [])],
  ],
  place: () => "",
});

/** What the form holds while a teacher types; nothing is lost while it is not yet right. */
export interface SchoolYearDraft {
  readonly mode: SchoolYearSetting["mode"] | undefined;
  readonly teachesOtherClasses: boolean;
  readonly school: string;
  readonly grade: string;
  readonly classNo: string;
  /** 「3-1 과학, 3-2 과학」; read only where other classes are taught. */
  readonly taught: string;
  /** Of the school that was picked; null as soon as the name is typed by hand. */
  readonly schoolCode: SchoolCode | null;
}

/**
 * Reads the form. 학년 and 반 may be typed with their unit (「3학년」, 「2반」) and in full-width digits.
 *
 * ```ts
 * readSchoolYear({ mode: "homeroom", teachesOtherClasses: false, school: "한빛초", grade: "3학년", classNo: "2반", … });
 * // { ok: true, value: { …, grade: 3, classNo: "2" } }
 * ```
 */
export function readSchoolYear(
  draft: SchoolYearDraft,
): Result<SchoolYearSetting, DraftRefusal<keyof SchoolYearDraft>> {
  const { mode, teachesOtherClasses, schoolCode } = draft;
  const isTeachingOthers = mode === "subject" || teachesOtherClasses;
  const taught = parseTaughtClasses(isTeachingOthers ? draft.taught : "");
  const own = readOwnClass(draft, taught.ok ? taught.value[0] : undefined);
  const school = fields.school.read(draft.school);
  const classNo = fields.classNo.read(own.classNo);
  const isGrade = /^[1-6]$/.test(own.grade);

  if (mode && isGrade && taught.ok && school.ok && school.value && classNo.ok && classNo.value)
    return ok({
      mode,
      teachesOtherClasses,
      school: school.value,
      grade: Number(own.grade),
      classNo: classNo.value,
      schoolCode,
      taught: taught.value.length > 0 ? taught.value : null,
    });
  return refuse({
    type: "DraftUnread",
    sentences: {
      ...(!mode && { mode: "담임인지 교과인지 골라 주세요." }),
      ...(!school.ok && { school: school.refusal.sentence }),
      ...(!isGrade && { grade: "학년은 1부터 6까지의 숫자로 적어 주세요." }),
      ...(!classNo.ok && { classNo: classNo.refusal.sentence }),
      ...(!taught.ok && { taught: taught.refusal.sentence }),
    },
  });
}

/** A subject teacher who names the classes taught needs no class of her own: the first of them stands for it. */
function readOwnClass(
  draft: SchoolYearDraft,
  firstTaught: TaughtClass | undefined,
): { readonly grade: string; readonly classNo: string } {
  const grade = draft.grade.normalize("NFKC").replaceAll(/\s|학년/gu, "");
  const classNo = draft.classNo
    .normalize("NFKC")
    .trim()
    .replace(/\s*반$/u, "");
  const isLeftOut = draft.mode === "subject" && grade === "" && classNo === "";
  if (!isLeftOut || !firstTaught) return { grade, classNo };
  return { grade: String(firstTaught.grade), classNo: firstTaught.classNo };
}
