import { toMarkId, type AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { absencePaperKind, toPaperId } from "@damim/domain/attendance-papers/absence-paper.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { AttendanceCode } from "@damim/domain/attendance/code/attendance-code.ts";

/** The last school day up to `today`: on a Sunday the pictures show Friday. */
export function findSchoolDay(today: CalendarDay): CalendarDay {
  return isSchoolOpen(plainCalendar, today) ? today : findSchoolDay(addDays(today, -1));
}

/** A month of life for the class in the pictures: a few marks today, some on the days before. */
export function buildMonthOfMarks(
  students: readonly RosterStudent[],
  today: CalendarDay,
): readonly AttendanceMark[] {
  const marks = new Map<string, AttendanceMark>();
  for (const { back, at, code, note } of events) {
    const student = students[at];
    const day = addDays(today, -back);
    if (!student || !isSchoolOpen(plainCalendar, day)) continue;
    const mark = {
      day,
      studentId: student.id,
      ...code,
      ...(note === TRIP ? { subReason: "fieldStudy" } : note ? { note } : {}),
    };
    marks.set(toMarkId(mark), mark);
  }
  return [...marks.values()];
}

/** What came in for them: the trip's 신청서 and a call, a 신고서, one day that already stands in NEIS. */
export function buildPapers(students: readonly RosterStudent[], today: CalendarDay) {
  const toPaper = (back: number, at: number, came: object) => {
    const mark = { day: addDays(today, -back), studentId: students[at]?.id ?? "" };
    const paper = { ...mark, kind: "absent", ...came } as const;
    return { kind: absencePaperKind.name, id: toPaperId(paper), set: paper };
  };
  return [
    toPaper(2, 7, { application: addDays(today, -8), calledOn: addDays(today, -1) }),
    toPaper(16, 9, { report: addDays(today, -14), channel: "neis" }),
  ].filter(({ set }) => set.studentId && isSchoolOpen(plainCalendar, set.day));
}

/** What a roster knows of an invented pupil of a third grade. */
export function describeStudent(student: RosterStudent): RosterStudent {
  const { number } = student;
  const note = notes[number];
  return {
    ...student,
    sex: number % 2 === 0 ? "female" : "male",
    birthday: addDays("2017-03-02", (number * 97) % 360),
    guardianPhone: `010-0000-${1000 + number * 137}`,
    ...(note ? { note } : {}),
    ...facts[number],
  };
}

const facts: Readonly<Record<number, Partial<RosterStudent>>> = {
  3: { health: { allergens: [2, 4], note: "흡입기는 가방에" } },
  5: { tags: ["방송부"] },
  8: { tags: ["방송부", "우유 안 마심"], joinedOn: "2026-09-01" },
  14: { gone: { day: "2026-06-30", kind: "transferOut" } },
};

const notes: Readonly<Record<number, string>> = {
  3: "우유 알레르기",
  7: "안경",
  12: "치과 교정 중, 매달 셋째 금요일",
};

/** Not a note but what the mark is for. */
const TRIP = "교외체험학습";

interface Event {
  readonly back: number;
  readonly at: number;
  readonly code: AttendanceCode;
  readonly note?: string;
}

const events: readonly Event[] = [
  { back: 0, at: 4, code: { kind: "absent", reason: "illness" }, note: "열이 남, 병원" },
  { back: 0, at: 7, code: { kind: "absent", reason: "excused" }, note: TRIP },
  { back: 0, at: 11, code: { kind: "late", reason: "illness" }, note: "치과" },
  { back: 0, at: 15, code: { kind: "earlyLeave", reason: "other" } },
  { back: 1, at: 7, code: { kind: "absent", reason: "excused" }, note: TRIP },
  { back: 1, at: 20, code: { kind: "late", reason: "unexcused" } },
  { back: 2, at: 7, code: { kind: "absent", reason: "excused" }, note: TRIP },
  { back: 2, at: 2, code: { kind: "classMissed", reason: "illness" }, note: "보건실" },
  { back: 3, at: 18, code: { kind: "absent", reason: "illness" }, note: "독감" },
  { back: 4, at: 18, code: { kind: "absent", reason: "illness" }, note: "독감" },
  { back: 7, at: 18, code: { kind: "absent", reason: "illness" }, note: "독감" },
  { back: 8, at: 23, code: { kind: "earlyLeave", reason: "illness" }, note: "배가 아픔" },
  { back: 9, at: 11, code: { kind: "late", reason: "illness" } },
  { back: 10, at: 0, code: { kind: "absent", reason: "other" }, note: "가족 행사" },
  { back: 11, at: 5, code: { kind: "late", reason: "unexcused" } },
  { back: 14, at: 13, code: { kind: "classMissed", reason: "unexcused" } },
  { back: 15, at: 9, code: { kind: "absent", reason: "illness" }, note: "감기" },
  { back: 16, at: 9, code: { kind: "absent", reason: "illness" }, note: "감기" },
  { back: 17, at: 22, code: { kind: "late", reason: "excused" }, note: "지하철 고장" },
  { back: 18, at: 16, code: { kind: "earlyLeave", reason: "illness" } },
];
