import {
  attendanceCodes,
  attendanceKinds,
  attendanceReasons,
  type AttendanceCode,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { subReasons } from "@damim/domain/attendance/code/sub-reason.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind, toCheckInId } from "@damim/domain/attendance/check-in.ts";
import { findDayState, type StudentDay } from "@damim/domain/attendance/day-state.ts";
import { lessonFields } from "@damim/domain/attendance/lesson/missed-lessons.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { isPresentMember } from "@damim/domain/student/membership.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";
import { createLessonCommands } from "./mark/lesson-commands.ts";
import { createDayCommands } from "./mark/day-commands.ts";
import { listHeard } from "../../kit/attendance/heard-reports.ts";
import { sayYes } from "../../kit/attendance/act-on-marks.ts";

const openCommands = (ground: ActGround) => createDayCommands(ground, sayYes);

export const acts: readonly FeatureAct[] = [
  {
    name: "attendance.mark",
    places: ["class"],
    often: 0.9,
    parts: ["morning", "lessons"],
    run(ground, dice) {
      const student = dice.pick(ground.students);
      if (!student) return undefined;
      const code = throwCode(dice);
      const more = throwMore(code, dice);
      const note = dice.isLucky(0.5) ? dice.words(60) : undefined;
      return tell(ground, [student], [ground.today], { ...code, ...more, note: note ?? null }, () =>
        openCommands(ground).mark([student], ground.today, code, note, more),
      );
    },
  },
  {
    name: "attendance.markPast",
    places: ["class"],
    often: 0.15,
    run(ground, dice) {
      const day = addDays(ground.today, -dice.below(12));
      const student = dice.pick(ground.students.filter((each) => isPresentMember(each, day)));
      if (!student) return undefined;
      const code = throwCode(dice);
      const more = throwMore(code, dice);
      const note = dice.words(40);
      return tell(ground, [student], [day], { ...code, ...more, note }, () =>
        openCommands(ground).mark([student], day, code, note, more),
      );
    },
  },
  {
    name: "attendance.markSpan",
    places: ["class"],
    often: 0.1,
    run(ground, dice) {
      const students = dice.some(ground.students).slice(0, 2);
      const days = Array.from({ length: 2 + dice.below(4) }, (_, at) => addDays(ground.today, at));
      const code = throwCode(dice);
      const note = dice.words(40);
      return tell(ground, students, days, { ...code, note }, () =>
        openCommands(ground).markDays(students, days, code, { note }),
      );
    },
  },
  {
    name: "attendance.lesson",
    often: 0.4,
    parts: ["lessons"],
    run(ground, dice) {
      const { today: day } = ground;
      const student = dice.pick(ground.students);
      if (!student) return undefined;
      const lesson = 1 + dice.below(6);
      const reason = dice.pick(attendanceReasons) ?? "unexcused";
      const how = { reason, isLate: dice.isLucky(0.3) };
      return tell(ground, [student], [day], { kind: "classMissed", lesson, ...how }, () =>
        createLessonCommands(ground, sayYes).tap(student, { day, lesson }, how),
      );
    },
  },
  {
    name: "attendance.clear",
    places: ["class"],
    often: 0.2,
    run(ground, dice) {
      const rows = toAttendanceRows(ground.store);
      const { today: day } = ground;
      const marked = ground.students.filter(
        ({ id: studentId }) => findDayState(rows, { day, studentId }).marks.length > 0,
      );
      const students = dice.some(marked).slice(0, 3);
      if (students.length === 0) return undefined;
      return tell(ground, students, [day], null, () => openCommands(ground).clear(students, day));
    },
  },
  {
    name: "attendance.await",
    places: ["class"],
    often: 0.3,
    parts: ["morning"],
    run(ground, dice) {
      const student = dice.pick(ground.students);
      if (!student) return undefined;
      return tell(ground, [student], [ground.today], null, () =>
        openCommands(ground).awaitArrival([student], ground.today),
      );
    },
  },
  {
    name: "attendance.arrive",
    places: ["class"],
    often: 0.3,
    parts: ["morning"],
    run(ground, dice) {
      const students = dice.some(ground.students).slice(0, 3);
      return tell(ground, students, [ground.today], null, () =>
        openCommands(ground).arrive(students, ground.today),
      );
    },
  },
  {
    name: "attendance.arriveRest",
    places: ["class"],
    often: 0.6,
    parts: ["morning"],
    run(ground) {
      const { students, today } = ground;
      const heard = listHeard(ground.store, today);
      const said = tell(ground, students, [today], null, () =>
        openCommands(ground).arriveRest(
          students.map(({ id }) => id),
          today,
        ),
      );

      return { ...said, heard };
    },
  },
];

function throwCode(dice: Dice): AttendanceCode {
  return dice.pick(attendanceCodes) ?? { kind: "absent", reason: "illness" };
}

function throwMore({ kind, reason }: AttendanceCode, dice: Dice) {
  const fitting = subReasons.filter((each) => each.reason === reason);
  const periods = dice.some([1, 2, 3, 4, 5, 6]);
  return {
    ...(dice.isLucky(0.3) && { subReason: dice.pick(fitting)?.id ?? "" }),
    ...(kind !== "absent" && dice.isLucky(0.6) && { exactPeriods: periods }),
  };
}

/** What was wished, and what came of it. */
function tell(
  { store }: ActGround,
  students: readonly RosterStudent[],
  days: readonly CalendarDay[],
  wish: Said | null,
  write: () => void,
) {
  const places = days.flatMap((day) =>
    students.map(({ id: studentId }): StudentDay => ({ day, studentId })),
  );
  const marks = places.flatMap((at) => attendanceKinds.map((kind) => toMarkId({ ...at, kind })));
  const rows = tellRows(
    store,
    [
      { kind: attendanceMarkKind, ids: marks, fields: toldOfMark },
      { kind: checkInKind, ids: places.map(toCheckInId), fields: ["state"] },
    ],
    write,
  );
  return { wish, rows };
}

const toldOfMark = ["reason", "subReason", "periods", "isTakenBack", ...lessonFields];
