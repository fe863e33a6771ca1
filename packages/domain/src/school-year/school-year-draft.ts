import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { SchoolCode } from "../school-search/school.ts";
import { parseTaughtClasses, type TaughtClass, type TaughtRefusal } from "./taught-classes.ts";
import {
  LONGEST_CLASS_NO_CHARACTERS,
  LONGEST_SCHOOL_NAME_CHARACTERS,
  type SchoolYearSetting,
  type TeachingMode,
} from "./school-year-setting.ts";

/** What the form holds while a teacher types; nothing is lost while it is not yet right. */
export interface SchoolYearDraft {
  readonly mode: TeachingMode | undefined;
  readonly teachesOtherClasses: boolean;
  readonly school: string;
  readonly grade: string;
  readonly classNo: string;
  /** 「3-1 과학, 3-2 과학」; read only where other classes are taught. */
  readonly taught: string;
  /** Of the school that was picked; null as soon as the name is typed by hand. */
  readonly schoolCode: SchoolCode | null;
}

export type SchoolYearRefusal =
  | { readonly type: "ModeNotChosen" }
  | { readonly type: "SchoolNameEmpty" }
  | { readonly type: "SchoolNameTooLong"; readonly longest: number }
  | { readonly type: "GradeUnreadable" }
  | { readonly type: "ClassNoEmpty" }
  | { readonly type: "ClassNoTooLong"; readonly longest: number }
  | TaughtRefusal;

/** The sentence beside the field. */
export const schoolYearMessages: MessagesFor<SchoolYearRefusal> = {
  ModeNotChosen: () => "담임인지 교과인지 골라 주세요.",
  SchoolNameEmpty: () => "학교 이름을 적어 주세요.",
  SchoolNameTooLong: ({ longest }) => `학교 이름은 ${longest}자까지 적을 수 있어요.`,
  GradeUnreadable: () => "학년은 1부터 6까지의 숫자로 적어 주세요.",
  ClassNoEmpty: () => "반을 적어 주세요. 숫자가 아니어도 괜찮아요.",
  ClassNoTooLong: ({ longest }) => `반은 ${longest}자까지 적을 수 있어요.`,
  TaughtUnreadable: ({ words }) =>
    `「${words}」 부분을 읽지 못했어요. 「3-1 과학」처럼 적어 주세요.`,
  TaughtTooMany: ({ most }) => `수업하는 반은 ${most}개까지 적을 수 있어요.`,
};

/** Which field of the form a refusal belongs to. */
export const schoolYearRefusalFields: Readonly<
  Record<SchoolYearRefusal["type"], keyof SchoolYearDraft>
> = {
  ModeNotChosen: "mode",
  SchoolNameEmpty: "school",
  SchoolNameTooLong: "school",
  GradeUnreadable: "grade",
  ClassNoEmpty: "classNo",
  ClassNoTooLong: "classNo",
  TaughtUnreadable: "taught",
  TaughtTooMany: "taught",
};

/** Everything that still has to be mended, in the order of the form; empty when it can be saved. */
export function listSchoolYearRefusals(draft: SchoolYearDraft): readonly SchoolYearRefusal[] {
  const parsed = parseSchoolYearDraft(draft);
  return parsed.ok ? [] : parsed.refusal.refusals;
}

/**
 * Reads the form. 학년 and 반 may be typed with their unit (「3학년」, 「2반」) and in full-width digits.
 *
 * ```ts
 * parseSchoolYearDraft({ mode: "homeroom", teachesOtherClasses: false, school: "한빛초", grade: "3학년", classNo: "2반", … });
 * // { ok: true, value: { …, grade: 3, classNo: "2" } }
 * ```
 */
export function parseSchoolYearDraft(
  draft: SchoolYearDraft,
): Result<
  SchoolYearSetting,
  { readonly type: "SchoolYearIncomplete"; readonly refusals: readonly SchoolYearRefusal[] }
> {
  const refusals: SchoolYearRefusal[] = [];
  const school = draft.school.normalize("NFC").trim();
  const isTeachingOthers = draft.mode === "subject" || draft.teachesOtherClasses;
  const taught = parseTaughtClasses(isTeachingOthers ? draft.taught : "");
  const { grade, classNo } = readOwnClass(draft, taught.ok ? taught.value[0] : undefined);

  if (!draft.mode) refusals.push({ type: "ModeNotChosen" });
  if (!school) refusals.push({ type: "SchoolNameEmpty" });
  if (school.length > LONGEST_SCHOOL_NAME_CHARACTERS) {
    refusals.push({ type: "SchoolNameTooLong", longest: LONGEST_SCHOOL_NAME_CHARACTERS });
  }
  if (!/^[1-6]$/.test(grade)) refusals.push({ type: "GradeUnreadable" });
  if (!classNo) refusals.push({ type: "ClassNoEmpty" });
  if (classNo.length > LONGEST_CLASS_NO_CHARACTERS) {
    refusals.push({ type: "ClassNoTooLong", longest: LONGEST_CLASS_NO_CHARACTERS });
  }

  if (!taught.ok) refusals.push(taught.refusal);

  if (!draft.mode || !taught.ok || refusals.length > 0)
    return refuse({ type: "SchoolYearIncomplete", refusals });
  const { mode, teachesOtherClasses } = draft;
  return ok({
    mode,
    teachesOtherClasses,
    school,
    grade: Number(grade),
    classNo,
    schoolCode: draft.schoolCode,
    taught: taught.value.length > 0 ? taught.value : null,
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
