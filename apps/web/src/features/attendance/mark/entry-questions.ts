// Loaded lazily, with 한 줄 기록.
import { DEAD, type Change } from "@damim/sync/change.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { listMarkedDays } from "../../../kit/attendance/act-on-marks.ts";
import { listLimitQuestions } from "./limit-question.ts";
import {
  listChangeQuestions,
  listMarkQuestions,
  type MarkQuestion,
} from "../../../kit/attendance/mark-question.ts";

/**
 * What the day view would ask before it writes the same: limits of a 세부 사유, days without lessons where a mark or
 * 확인 중 comes to stand, closed months where anything of attendance changes. Nothing where nothing changes.
 */
export function listEntryQuestions(
  store: Store,
  calendar: SchoolCalendar,
  changes: readonly Change[],
): readonly MarkQuestion[] {
  const days = listMarkedDays(changes);
  if (days.length === 0) return [];
  return [
    ...listLimitQuestions(store, calendar, changes),
    ...listMarkQuestions(store, listMarkedDays(changes.filter(isMarking))),
    ...listChangeQuestions(store, days),
  ];
}

/** Taking away and 왔어요 are asked about in a closed month alone. */
function isMarking({ set }: Change): boolean {
  return set[DEAD] !== true && set["state"] !== "arrived";
}
