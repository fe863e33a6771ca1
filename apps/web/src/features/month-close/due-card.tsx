import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import type { AttendanceRules } from "@damim/domain/attendance/attendance-rules.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findDayState, type StudentDay } from "@damim/domain/attendance/day-state.ts";
import { listFieldStudyAccounts } from "@damim/domain/field-study/field-study-ledger.ts";
import { listDue, type DueItem } from "@damim/domain/month-close/due-list.ts";
import {
  toSeoulDay,
  toSeoulMinutes,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { FileText, PhoneCall } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { Link } from "../../ui/link.tsx";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { toDueWords } from "./case-words.ts";
import { toDueId, toDuePlace, toDueTitle } from "./due-words.ts";
import { useCloseData } from "./use-close-data.ts";

const MOST = 3;

/** 챙길 출결: papers that are due or late, and calls; three at most, then the way to all of them. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return store ? <DueOfYear store={store} /> : null;
}

function DueOfYear({ store }: { readonly store: Store }) {
  // A mark is painted on its seat first; this list follows.
  const { cases, rules, today, calendar, studentsById } = useDeferredValue(useCloseData(store));
  const awaitedCount = useAwaitedCount(store, today, rules);
  const items = useMemo(
    () =>
      listDue({
        cases,
        accounts: listFieldStudyAccounts(cases, rules, today),
        calendar,
        today,
      }),
    [cases, rules, today, calendar],
  );
  const arrival =
    awaitedCount > 0 ? (
      <Link
        to="/attendance"
        className="press -mx-2 flex min-h-12 items-center rounded-ctl px-2 text-14 font-semibold hover:bg-hover"
      >
        등교 시각 {rules.arrivalTime}이 지났는데 {awaitedCount}명이 확인 중이에요
      </Link>
    ) : null;
  if (items.length === 0) {
    if (arrival) return arrival;
    return (
      <p className="text-15 text-fg-2">
        지금 챙길 서류나 통화가 없어요. 결석을 적으면 받을 서류가 기한에 맞춰 여기에 나와요.
      </p>
    );
  }
  return (
    <>
      {arrival}
      <ul className="-mx-2 flex flex-col">
        {items.slice(0, MOST).map((item) => {
          const student = studentsById.get(item.studentId);
          return student ? (
            <li key={toDueId(item)}>
              <DueLine item={item} student={student} today={today} />
            </li>
          ) : null;
        })}
      </ul>
      {items.length > MOST && (
        <Link
          to="/manageAttendance/close?view=papers"
          className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
        >
          모두 보기 ({items.length}건)
        </Link>
      )}
    </>
  );
}

/** Pupils of whom nobody knows although the school's day has begun. */
function useAwaitedCount(store: Store, today: CalendarDay, rules: AttendanceRules): number {
  const { now } = useTeacherData();
  const [checkIns] = useRows(store, checkInKind);
  const [hours = 0, minutes = 0] = rules.arrivalTime.split(":").map(Number);
  if (toSeoulMinutes(now()) < hours * 60 + minutes) return 0;
  return [...checkIns.values()].filter(
    ({ day, studentId, state }) =>
      day === today && state === "awaited" && !isMarked(store, { day, studentId }),
  ).length;
}

function isMarked(store: Store, at: StudentDay): boolean {
  const rows = { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) };
  return findDayState(rows, at).marks.length > 0;
}

function DueLine(props: {
  readonly item: DueItem;
  readonly student: RosterStudent;
  readonly today: CalendarDay;
}) {
  const { item, student, today } = props;
  const Icon = item.type === "paper" ? FileText : PhoneCall;
  const isLate = item.due < today;
  return (
    <Link
      to={toDuePlace(item)}
      className="press flex min-h-12 w-full items-center gap-2.5 rounded-ctl px-2 text-14 hover:bg-hover"
    >
      <Icon size={18} aria-hidden className="shrink-0 text-fg-2" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{toStudentWords(student)}</span>{" "}
        <span className="text-fg-2">{toDueTitle(item)}</span>
      </span>{" "}
      <span
        className={`shrink-0 text-13 font-semibold ${isLate || item.due === today ? "text-danger" : "text-fg-2"}`}
      >
        {item.type === "unexcusedCall" ? "통화해 주세요" : toDueWords(item.due, today)}
      </span>
    </Link>
  );
}
