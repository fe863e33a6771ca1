import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
  type SchoolLevel,
} from "@damim/domain/attendance/attendance-rules.ts";
import {
  listMemoKind,
  listTextKind,
  sortMemos,
  toListTextId,
  type ListMemo,
  type ListText,
} from "@damim/domain/individual-record/list-memo.ts";
import {
  findListLimit,
  findSchoolLevel,
  listNeisItems,
} from "@damim/domain/individual-record/neis-items.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { isPresentMember } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import { useOwnClass } from "../../../data/years/class-choice.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useRow, useRows, useTeacherData, type LiveRows } from "../../../data/use-teacher-data.ts";
import type { RecordYear } from "../year/use-record-year.ts";

export type KeptMemo = ListMemo & { readonly id: string };

/** The level of the school that the year is taught at. */
export function useSchoolLevel({ store, year }: RecordYear): SchoolLevel {
  const { profile } = useTeacherData();
  const setting = useRow(profile, schoolYearKind, String(year));
  const stored = useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID);
  return findSchoolLevel(setting?.school, toAttendanceRules(stored).athleteLevel);
}

/** All lists in their order, and who stands in each. */
export function useLists({ store, today }: RecordYear): {
  readonly memos: readonly KeptMemo[];
  readonly texts: LiveRows<ListText>;
  readonly listPupils: (memo: KeptMemo) => readonly RosterStudent[];
} {
  const roster = useRoster(store);
  const ownClass = useOwnClass(store);
  const memoRows = useRows(store, listMemoKind);
  const texts = useRows(store, listTextKind);
  return useMemo(
    () => ({
      memos: sortMemos(memoRows.values()),
      texts,
      // One who has left stays where a text of theirs stands.
      listPupils: (memo) =>
        filterByClass(roster, memo.classKey ?? ownClass, ownClass).filter(
          (student) =>
            isPresentMember(student, today) ||
            texts.get(toListTextId({ memoId: memo.id, studentId: student.id }))?.text,
        ),
    }),
    [memoRows, texts, roster, ownClass, today],
  );
}

/** 「과학 · 성취수준 및 특기사항」, what of it is known, and how many bytes fit. */
export function describeList(
  { item, limit, subject }: KeptMemo,
  level: SchoolLevel,
): { readonly words: string; readonly limit: number | null; readonly isOld: boolean } {
  const label = listNeisItems(level).find(({ key }) => key === item)?.label;
  const { bytes, status } = findListLimit({ item: item ?? null, limit: limit ?? null }, level);
  return {
    words: [subject, label].filter(Boolean).join(" · "),
    limit: bytes,
    isOld: status === "old",
  };
}
