import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findDayState, toStateText } from "@damim/domain/attendance/day-state.ts";
import { isAskedAbout } from "@damim/domain/attendance/tap-arrival.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listLeft, toMissingWords } from "@damim/domain/morning/list-left.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useMembers } from "../../data/use-roster.ts";
import type { DoneStep } from "../../data/history/undo-history.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { useContacts } from "../../kit/calling/use-contacts.ts";
import { createMorningCommands } from "./morning-commands.ts";

/** Who is missing this morning, live, in an order that does not change while the page is open. */
export function useMorning(store: Store, day: CalendarDay) {
  const commands = useCommands(createMorningCommands, store);
  const { history } = useTeacherData();
  const [steps, setSteps] = useState<ReadonlyMap<StudentId, DoneStep>>(new Map());
  const students = useMembers(store, day);
  const marks = useRows(store, attendanceMarkKind);
  const checkIns = useRows(store, checkInKind);
  const contacts = useContacts(store, day);
  const rows = { marks, checkIns };
  const counted = listCounted(
    marks.values(),
    new Map(students.map((student) => [student.id, student])),
  );
  const ids = students.map(({ id }) => id);
  const left = new Set(listLeft(rows, day, ids));
  const [last, setLast] = useState<{
    readonly day: CalendarDay;
    readonly ids: readonly StudentId[];
  }>();
  const shown = last?.day === day ? last.ids : [];
  const known = new Set(ids);
  // Nothing moves under a finger: who was missing keeps the place, who is missing since comes behind. After numbers were
  // typed no finger is there: the rest rises.
  const order = [
    ...shown.filter((id) => known.has(id)),
    ...[...left].filter((id) => !shown.includes(id)),
  ];
  if (order.length !== shown.length) setLast({ day, ids: order });
  const find = (id: StudentId): RosterStudent | undefined =>
    students.find((each) => each.id === id);
  return {
    students,
    left,
    rows: order.flatMap((id) => {
      const student = find(id);
      if (!student) return [];
      return [
        {
          student,
          isLeft: left.has(id),
          isAsked: isAskedAbout(rows, { day, studentId: id }),
          state: toStateText(findDayState(rows, { day, studentId: id })),
          step: steps.get(id),
          reason: toMissingWords(counted, { studentId: id, day }),
          ...contacts.find(id),
        },
      ];
    }),
    /** Marked as away: what the mark says. */
    away: students
      .filter(({ id }) => !left.has(id) && !order.includes(id))
      .flatMap((student) => {
        const state = findDayState(rows, { day, studentId: student.id });
        const isAsked = isAskedAbout(rows, { day, studentId: student.id });
        return state.marks.length > 0 ? [{ student, words: toStateText(state), isAsked }] : [];
      }),
    /** `then`: once it is written. */
    arrive: (arrived: readonly RosterStudent[], then?: () => void): void =>
      commands.arrive(arrived, day, () => {
        const [one] = arrived;
        if (arrived.length === 1 && one) setSteps(new Map(steps).set(one.id, history.lastStep()));
        then?.();
      }),
    /** Who is still missing comes first. */
    raise: (arrived: readonly RosterStudent[]): void => {
      const came = new Set(arrived.map(({ id }) => id));
      const isNext = (id: StudentId): boolean => left.has(id) && !came.has(id);
      setLast({ day, ids: order.toSorted((a, b) => Number(isNext(b)) - Number(isNext(a))) });
    },
    /** The teacher's yes or no to a tap on 등교 칠판. */
    answer: (student: RosterStudent, hasCome: boolean) => commands.answer(student, day, hasCome),
    arriveRest: () => commands.arriveRest([...left], day),
    contact: contacts.note,
    saveContact: contacts.mend,
  };
}

export type Morning = ReturnType<typeof useMorning>;
export type MorningRow = Morning["rows"][number];
