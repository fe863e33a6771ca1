import { type Fields } from "@damim/sync/kind.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { attendanceRulesKind } from "@damim/domain/attendance/attendance-rules.ts";
import { findLessonOfField } from "@damim/domain/attendance/lesson/lesson-words.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { isCalendarDay, isCalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { TrashRecord } from "../../data/server/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import {
  describeMark,
  describeMarkValue,
  findMarkFieldLabel,
  parseMarkId,
} from "../../features/attendance/mark/describe-mark.ts";
import { restoreMark } from "../../features/attendance/mark/restore-mark.ts";
import { describeOwnDayValue } from "../../features/holidays/describe-own-day.ts";
import { describeTermValue, findTermLabel } from "../../features/holidays/describe-terms.ts";
import { toSpanWords } from "../../features/holidays/span-words.ts";
import {
  describePaperValue,
  findPaperFieldLabel,
} from "../../features/month-close/papers/describe-paper.ts";
import { describeRuleValue, findRuleLabel } from "../../features/month-close/rule-words.ts";
import {
  describeYearValue,
  findYearFieldLabel,
} from "../../features/profile/describe-school-year.ts";
import {
  describeStudent,
  describeStudentValue,
} from "../../features/roster/student/describe-student.ts";

/** Deleted records in words, and the writes that bring them back. */
export interface DeletedWords {
  /** 「학생」, 「출결」: what sort of record it is. */
  readonly sort: string;
  /** 「3번 김가온」, 「3번 김가온 질병 결석」. */
  readonly title: string;
  /** What else it held, in one line. */
  readonly detail: string;
  readonly restore: () => readonly Change[];
}

/** Records of one kind that were deleted in one go; mostly one. */
export type DeletedRecords = readonly [TrashRecord, ...TrashRecord[]];

/** Nothing for a kind that has no place in 휴지통, such as 왔어요. */
export function describeDeleted(
  store: Store,
  records: DeletedRecords,
  all: readonly TrashRecord[],
): DeletedWords | undefined {
  const [{ kind }] = records;
  const describe = Object.hasOwn(describers, kind) ? describers[kind] : undefined;
  const words = describe?.(records, { store, all });
  if (!words) return undefined;
  return {
    ...words,
    detail: toLine(words.detail),
    restore: words.restore ?? (() => records.map(({ id, fields }) => createRow(kind, id, fields))),
  };
}

type Describe = (
  records: DeletedRecords,
  around: { readonly store: Store; readonly all: readonly TrashRecord[] },
) =>
  | (Pick<DeletedWords, "sort" | "title"> & {
      readonly detail: readonly (string | undefined)[];
      readonly restore?: () => readonly Change[];
    })
  | undefined;

const describers: Readonly<Record<string, Describe>> = {
  [studentKind.name]: ([{ fields }]) => ({
    sort: "학생",
    title: describeStudent(fields),
    detail: ["sex", "birthday", "note"].map((field) => describeStudentValue(field, fields[field])),
  }),
  [attendanceMarkKind.name]: ([{ id, fields }], { store, all }) => {
    const mark = parseMarkId(id);
    if (!mark) return undefined;
    const student = describeStudent(findStudent(store, mark.studentId, all));
    return {
      sort: "출결",
      title: `${student} ${describeMark(mark.kind, fields)}`,
      detail: [
        toKoreanDay(mark.day),
        ...["note", "periods"].map((field) => describeMarkValue(field, fields[field])),
        ...listLessonWords(fields),
      ],
      restore: () => restoreMark(store, id, fields),
    };
  },
  [absencePaperKind.name]: ([{ id, fields }], { store, all }) => {
    const mark = parseMarkId(id);
    if (!mark) return undefined;
    const describe = (field: string, value: unknown) => describePaperValue(field, value, mark.day);
    return {
      sort: "출결 서류",
      title: `${describeStudent(findStudent(store, mark.studentId, all))} 출결 서류`,
      detail: [toKoreanDay(mark.day), ...listSaid(fields, findPaperFieldLabel, describe)],
    };
  },
  [monthCloseKind.name]: ([{ id, fields }]) =>
    isCalendarMonth(id)
      ? {
          sort: "월말 마감",
          title: `${toKoreanMonth(id)} 마감`,
          detail: [describeMarkValue("closedOn", fields["closedOn"])],
        }
      : undefined,
  [padKeepsakeKind.name]: ([{ id, fields }], { store, all }) => {
    const [day = "", studentId = ""] = id.split("~");
    if (!isCalendarDay(day)) return undefined;
    return {
      sort: "패드잇",
      title: `${describeStudent(findStudent(store, studentId, all))} 카드`,
      detail: [
        toKoreanDay(day),
        ...["roomTitle", "text"].map((field) =>
          typeof fields[field] === "string" ? fields[field] : undefined,
        ),
      ],
    };
  },
  [ownDayKind.name]: (records) => {
    const days = records
      .flatMap(({ id }) => (isCalendarDay(id) ? [{ day: id }] : []))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    const [{ fields }] = records;
    const type = describeOwnDayValue("type", fields["type"]);
    const name = describeOwnDayValue("label", fields["label"]) ?? type ?? "휴일";
    return {
      sort: "휴일",
      title: `${toSpanWords(days)} ${name}`,
      detail: [type === name ? undefined : type, days.length > 1 ? `${days.length}일` : undefined],
    };
  },
  [schoolTermsKind.name]: ([{ fields }]) => ({
    sort: "휴일",
    title: "학기 날짜",
    detail: listSaid(fields, findTermLabel, describeTermValue),
  }),
  [attendanceRulesKind.name]: ([{ fields }]) => ({
    sort: "설정",
    title: "출결 규칙",
    detail: listSaid(fields, findRuleLabel, describeRuleValue),
  }),
  [schoolYearKind.name]: ([{ id, fields }]) => ({
    sort: "설정",
    title: `${id}학년도 설정`,
    detail: listSaid(fields, findYearFieldLabel, describeYearValue),
  }),
};

/** 「3교시 질병」, lesson by lesson of a 결과. */
function listLessonWords(fields: Fields): readonly string[] {
  const missed = Object.entries(fields).filter(
    ([field, value]) => value && findLessonOfField(field),
  );
  return listSaid(Object.fromEntries(missed), findMarkFieldLabel, describeMarkValue);
}

/** 「여름방학 시작 2026년 7월 18일」, field by field. */
function listSaid(
  fields: Fields,
  findLabel: (field: string) => string | undefined,
  describe: (field: string, value: unknown) => string | undefined,
): readonly string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const [label, words] = [findLabel(field), describe(field, value)];
    return label && words ? [`${label} ${words}`] : [];
  });
}

/** On the roster, or in the trash like the mark. */
function findStudent(store: Store, id: string, all: readonly TrashRecord[]): Fields {
  const living = store.rows(studentKind).get(id);
  if (living) return { ...living };
  return all.find((other) => other.kind === studentKind.name && other.id === id)?.fields ?? {};
}

function toLine(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" · ");
}
