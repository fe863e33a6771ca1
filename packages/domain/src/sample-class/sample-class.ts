import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import type { AbsencePaper, PaperType } from "../attendance-papers/absence-paper.ts";
import type { CheckIn } from "../attendance/check-in.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isSchoolOpen, plainCalendar } from "../school-calendar/school-calendar.ts";
import type { RosterStudent } from "../student/student.ts";
import { recordSchoolYear, type SchoolYear } from "../school-year/school-year.ts";

/** Invented names; the endings of a Korean third grade born around 2017. */
const NAMES: readonly (readonly [name: string, sex: "male" | "female"])[] = [
  ["강도윤", "male"],
  ["권서아", "female"],
  ["김나윤", "female"],
  ["김시우", "male"],
  ["김하린", "female"],
  ["남궁민재", "male"],
  ["노유진", "female"],
  ["류지호", "male"],
  ["문채원", "female"],
  ["박건우", "male"],
  ["박소율", "female"],
  ["배은우", "male"],
  ["서다은", "female"],
  ["송준서", "male"],
  ["신예린", "female"],
  ["안태오", "male"],
  ["오하준", "male"],
  ["유나은", "female"],
  ["윤지안", "female"],
  ["이로운", "male"],
  ["이서현", "female"],
  ["임주원", "male"],
  ["장수아", "female"],
  ["정은찬", "male"],
  ["최아린", "female"],
  ["한이준", "male"],
];

type Event = Pick<AttendanceMark, "kind" | "reason"> & { readonly note?: string };

const EVENTS: readonly Event[] = [
  { kind: "absent", reason: "illness", note: "감기, 병원 다녀옴" },
  { kind: "late", reason: "unexcused" },
  { kind: "earlyLeave", reason: "illness", note: "배가 아파 조퇴, 보호자 동행" },
  { kind: "earlyLeave", reason: "excused", note: "학교 대표 대회 참가" },
  { kind: "late", reason: "illness", note: "치과 진료 후 등교" },
  { kind: "absent", reason: "other", note: "가족 행사" },
  { kind: "classMissed", reason: "illness", note: "보건실에서 쉼" },
];

const SCHOOL_DAYS = 20;
const LOOK_BACK_DAYS = 45;

/** The class in order of number. The same student keeps the same id however often this runs. */
export function listSampleStudents(about: {
  readonly year: SchoolYear;
  readonly grade: number;
  readonly classNo: string;
}): readonly RosterStudent[] {
  const { year, grade, classNo } = about;
  const bornIn = year - 6 - grade;
  return NAMES.map(([name, sex], index) => ({
    id: toSampleId(year, index + 1),
    number: index + 1,
    name,
    sex,
    birthday: addDays(`${bornIn}-01-03`, (index * 97) % 360),
    guardianPhone: `010-0000-${String(1000 + index * 137)}`,
    classKey: `${grade}-${classNo}`,
  }));
}

/** The last school days up to today, all of one school year, the earliest first. */
export function listSampleDays(today: CalendarDay): readonly CalendarDay[] {
  const year = recordSchoolYear(today);
  return Array.from({ length: LOOK_BACK_DAYS }, (_, back) => addDays(today, -back))
    .filter((day) => isSchoolOpen(plainCalendar, day) && recordSchoolYear(day) === year)
    .slice(0, SCHOOL_DAYS)
    .reverse();
}

/** An absence of several days: whose it is, when it began, and what came in for it so many days later. */
interface Story extends Event {
  readonly number: number;
  /** School days before the last one. */
  readonly back: number;
  readonly dayCount: number;
  readonly subReason?: string;
  readonly received?: { readonly [Type in PaperType]?: number };
}

/** What makes a month that has to be closed: papers that are in, late or still to come. */
const STORIES: readonly Story[] = [
  {
    number: 9,
    back: 15,
    dayCount: 3,
    kind: "absent",
    reason: "illness",
    note: "독감, 고열",
    received: { report: 4 },
  },
  {
    number: 22,
    back: 11,
    dayCount: 5,
    kind: "absent",
    reason: "excused",
    subReason: "fieldStudy",
    note: "제주도 가족 여행",
    received: { application: -7 },
  },
  {
    number: 13,
    back: 8,
    dayCount: 2,
    kind: "absent",
    reason: "excused",
    subReason: "familyEvent",
    note: "외조모상",
    received: { report: 3, evidence: 3 },
  },
  { number: 19, back: 1, dayCount: 2, kind: "absent", reason: "unexcused" },
  {
    number: 5,
    back: 4,
    dayCount: 2,
    kind: "absent",
    reason: "illness",
    note: "장염, 병원",
  },
];
/** What happened up to so many school days ago stands in NEIS already. */
const ENTERED_BACK = 6;

/** The absences of several days, with their papers. */
export function listSampleStories(
  students: readonly RosterStudent[],
  days: readonly CalendarDay[],
): { readonly marks: readonly AttendanceMark[]; readonly papers: readonly AbsencePaper[] } {
  const told = STORIES.flatMap(({ number, back, dayCount, received = {}, ...event }) => {
    const studentId = students[number - 1]?.id ?? "";
    const from = days.length - 1 - back;
    const own = days.slice(Math.max(0, from), from + dayCount);
    const [first] = own;
    if (!first) return [];
    const papers = Object.entries(received).map(([type, later]) => [type, addDays(first, later)]);
    return [
      {
        marks: own.map((day) => enter({ day, studentId, ...event }, days)),
        papers:
          papers.length > 0
            ? [{ day: first, studentId, kind: event.kind, ...Object.fromEntries(papers) }]
            : [],
      },
    ];
  });
  return {
    marks: told.flatMap(({ marks }) => marks),
    papers: told.flatMap(({ papers }) => papers),
  };
}

function enter(mark: AttendanceMark, days: readonly CalendarDay[]): AttendanceMark {
  const isEntered = days.indexOf(mark.day) < days.length - ENTERED_BACK;
  return isEntered ? { ...mark, enteredAs: mark.reason } : mark;
}

/** One or two things a day, as in life; on the last day somebody is not there yet. */
export function listSampleMarks(
  students: readonly RosterStudent[],
  days: readonly CalendarDay[],
): { readonly marks: readonly AttendanceMark[]; readonly checkIns: readonly CheckIn[] } {
  const findStudentId = (turn: number): string => students[turn % students.length]?.id ?? "";
  const marks = days.flatMap((day, index) =>
    Array.from({ length: 1 + (index % 2) }, (_, nth) => {
      const event: Event = EVENTS[(index * 3 + nth * 4) % EVENTS.length] ?? {
        kind: "late",
        reason: "other",
      };
      return enter({ day, studentId: findStudentId(index * 7 + nth * 11), ...event }, days);
    }),
  );
  const lastDay = days.at(-1);
  const awaited = { studentId: findStudentId(days.length * 7 + 5), state: "awaited" } as const;
  return { marks, checkIns: lastDay ? [{ day: lastDay, ...awaited }] : [] };
}

/** A UUIDv7 made of the first of March and the number instead of chance. Pupils have the first hundred. */
export function toSampleId(year: SchoolYear, number: number): string {
  const time = Date.UTC(year, 2, 1).toString(16).padStart(12, "0");
  const tail = number.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail}`;
}
