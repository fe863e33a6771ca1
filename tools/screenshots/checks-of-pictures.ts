import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  checkKind,
  checkMarkKind,
  toCheckMarkId,
  type Check,
  type CheckRound,
  type CheckState,
} from "@damim/domain/check/check.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";

/** What the class in the pictures had to hand in: some of it late, one again every week, one closed. */
export function buildChecks(students: readonly RosterStudent[], today: CalendarDay) {
  const school = (back: number): CalendarDay => {
    const day = addDays(today, -back);
    return isSchoolOpen(plainCalendar, day) ? day : school(back + 1);
  };
  return checks(school, today).flatMap(({ id, rounds = ["one"], open, ...check }) => {
    const marks = rounds.flatMap((round) =>
      students.flatMap(({ id: studentId, number }) => {
        const on = round === "one" ? (check.dueOn ?? today) : round;
        const state = number in open ? open[number] : "O";
        const mark = { checkId: id, studentId, round };
        const late = state === "late" ? addDays(on, 3) : on;
        return state
          ? [
              {
                kind: checkMarkKind.name,
                id: toCheckMarkId(mark),
                set: { ...mark, state, on: late },
              },
            ]
          : [];
      }),
    );
    return [{ kind: checkKind.name, id, set: check }, ...marks];
  });
}

interface PicturedCheck extends Check {
  readonly id: string;
  readonly rounds?: readonly CheckRound[];
  /** By number; everybody else handed in. */
  readonly open: Readonly<Record<number, CheckState | undefined>>;
}

function checks(school: (back: number) => CalendarDay, today: CalendarDay): PicturedCheck[] {
  const toId = (at: number): string => `019aa0c4-0000-7000-8001-${String(at).padStart(12, "0")}`;
  const weekday = (new Date(`${school(1)}T00:00:00Z`).getUTCDay() || 7).toString();
  const one = { 12: "X", 3: "X" } as const;
  return [
    {
      title: "독서록 3주차",
      subject: "국어",
      dueOn: school(2),
      open: { 3: "X", 12: undefined, 16: "exempt", 24: "late" } as const,
    },
    {
      title: "체험학습 동의서",
      dueOn: today,
      open: { 3: undefined, 9: undefined, 12: undefined, 19: undefined, 24: undefined },
    },
    {
      title: "수학 익힘 78쪽",
      subject: "수학",
      dueOn: addDays(today, 3),
      open: {
        1: undefined,
        3: undefined,
        6: undefined,
        12: undefined,
        13: undefined,
        26: undefined,
      },
    },
    {
      title: "알림장 확인",
      repeat: weekday,
      from: addDays(school(1), -14),
      rounds: [-14, -7, 0].map((days) => addDays(school(1), days)),
      open: {},
    },
    {
      title: "우유 신청서",
      dueOn: addDays(today, 5),
      open: { 7: undefined, 9: "exempt", 12: undefined, 15: undefined } as const,
    },
    {
      title: "2학기 책 바자회에 낼 책과 이름표",
      open: { 3: undefined, 12: undefined, 19: undefined },
    },
    { title: "독서록 2주차", subject: "국어", dueOn: school(9), closedOn: school(8), open: one },
    {
      title: "사회 조사지",
      subject: "사회",
      dueOn: school(12),
      closedOn: school(11),
      open: { ...one, 24: "late" } as const,
    },
  ].map((check, at): PicturedCheck => ({ ...check, id: toId(at), order: `a${at}` }));
}
