/**
 * A second way of counting a school year, written to be obviously right and shared with nothing: day by day,
 * pupil by pupil, `Date` for the calendar, plain loops. Used by the tests and by `npm run test:deep`.
 */
import goldenHolidays from "../holiday/golden-holidays.json" with { type: "json" };
import type { FoldRules } from "../attendance/count/attendance-counts.ts";
import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { listCounted } from "../attendance/counted-marks.ts";
import { defaultRules, type PartialKind } from "../attendance/attendance-rules.ts";
import { listAbsenceCases } from "../attendance-papers/absence-case.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { listFieldStudyAccounts } from "../field-study/field-study-ledger.ts";
import type { RosterStudent } from "../student/student.ts";
import type { OwnDay } from "../school-calendar/own-day.ts";
import {
  findFirstSemesterEnd,
  listVacations,
  type SchoolTerms,
} from "../school-calendar/school-terms.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { buildYearlyTable } from "./yearly-table.ts";

const kinds = ["absent", "late", "earlyLeave", "classMissed"] as const;
const reasons = ["illness", "unexcused", "other", "excused"] as const;
const holidays = new Set(goldenHolidays.map(({ date }) => date));

/** A school year by chance, always the same one for a seed. */
export interface MadeYear {
  readonly year: number;
  readonly ownDays: readonly OwnDay[];
  readonly terms: SchoolTerms;
  /** Which of 지각, 조퇴 and 결과 of a day the school keeps. */
  readonly fold: FoldRules & { readonly keptKinds: readonly PartialKind[] };
  /** Whether 지각, 조퇴 and 결과 for 체험학습 are half days. */
  readonly hasHalfDays: boolean;
  readonly students: readonly RosterStudent[];
  readonly marks: readonly AttendanceMark[];
}

/** Counts the years of some seeds both ways; answers with the seeds that differ, and why. */
export function compareSchoolYears(seeds: Iterable<number>): readonly string[] {
  const different: string[] = [];
  for (const seed of seeds) {
    const made = makeYear(seed);
    const calendar = buildSchoolCalendar(
      made.ownDays,
      listVacations(made.terms, made.year),
      findFirstSemesterEnd(made.terms),
    );
    const rules = { ...defaultRules, fieldStudyHalfDays: made.hasHalfDays };
    const byId = new Map(made.students.map((student) => [student.id, student]));
    const counted = listCounted(made.marks, byId);
    const cases = listAbsenceCases({ marks: counted, papers: new Map(), calendar, rules });
    const accounts = listFieldStudyAccounts(cases, rules, `${made.year}-11-20`);
    const ours = buildYearlyTable({ ...made, calendar, addsFormerSchool: true }).map((row) => ({
      id: row.student.id,
      days: row.schoolDays,
      year: flatten(row.totals),
      first: flatten(row.firstSemester),
      second: flatten(row.secondSemester),
      months: [...row.byMonth].map(([month, totals]) => `${month} ${flatten(totals)}`).sort(),
      perfect: row.isPerfect,
      fails: row.absencesLeft < 0,
      trips: 15 - (accounts.get(row.student.id)?.left ?? 15),
    }));
    const theirs = countSlowly(made);
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
      const at = theirs.findIndex(
        (row, index) => JSON.stringify(row) !== JSON.stringify(ours[index]),
      );
      different.push(
        `seed ${seed}: ${JSON.stringify(ours[at])} is not ${JSON.stringify(theirs[at])}`,
      );
    }
  }
  return different;
}

function countSlowly(made: MadeYear) {
  const { year, ownDays, terms, fold, students, marks } = made;
  let secondFrom = `${year}-08-16`;
  const isOpenByDay = new Map<string, boolean>();
  for (const day of listDays(year)) {
    const own = ownDays.find((each) => each.day === day);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    let isOpen = weekday !== 0 && weekday !== 6 && !holidays.has(day);
    const { firstDay, summerStart, secondDay, winterStart, winterReturn, lastDay } = terms;
    if (firstDay && day < firstDay) isOpen = false;
    if (summerStart && secondDay && day >= summerStart && day < secondDay) isOpen = false;
    if (winterStart && day >= winterStart && (!winterReturn || day < winterReturn)) isOpen = false;
    if (lastDay && day > lastDay) isOpen = false;
    if (own && own.type !== "open") isOpen = false;
    if (own && own.type === "open") isOpen = true;
    isOpenByDay.set(day, isOpen);
    const isSummer = day >= `${year}-07-01` && day <= `${year}-09-30`;
    if (isSummer && own?.type === "vacation") secondFrom = toNextDay(day);
  }
  if (terms.secondDay) secondFrom = terms.secondDay;
  if (terms.firstSemesterEnd) secondFrom = toNextDay(terms.firstSemesterEnd);
  return students.map(({ id, joinedOn, away, gone, formerSchool }) => {
    const isAway = (day: string) => (away ?? []).some((one) => day > one.day && day < one.back);
    let days = 0;
    const ofYear = empty();
    const first = empty();
    const second = empty();
    const months: Record<string, number[]> = {};
    for (const day of isOpenByDay.keys()) {
      if (joinedOn && day < joinedOn) continue;
      if (gone && day > gone.day) continue;
      if (isAway(day)) continue;
      if (isOpenByDay.get(day)) days += 1;
      for (const cell of pickSlowly(
        marks.filter((m) => m.studentId === id && m.day === day),
        fold,
      )) {
        const month = day.slice(0, 7);
        const ofMonth = (months[month] ??= empty());
        for (const list of [ofYear, ofMonth, day < secondFrom ? first : second]) {
          list[cell] = (list[cell] ?? 0) + 1;
        }
      }
    }
    if (formerSchool) {
      days += formerSchool.schoolDays;
      // The record has three reasons of each kind, our cells four: 출석인정 is the last.
      for (let at = 0; at < 12; at += 1) {
        const cell = at + Math.floor(at / 3);
        ofYear[cell] = (ofYear[cell] ?? 0) + (formerSchool.counts[at] ?? 0);
      }
    }
    let halves = 0;
    for (const mark of marks) {
      if (mark.studentId !== id || mark.subReason !== "fieldStudy") continue;
      if ((joinedOn && mark.day < joinedOn) || (gone && mark.day > gone.day)) continue;
      if (isAway(mark.day)) continue;
      // A day that says two things is none until the teacher has chosen.
      const ofDay = marks.filter((m) => m.studentId === id && m.day === mark.day);
      if (ofDay.length > 1 && ofDay.some(({ kind }) => kind === "absent")) continue;
      halves += mark.kind === "absent" || !made.hasHalfDays ? 2 : 1;
    }
    let inRecord = 0;
    let absent = 0;
    for (let cell = 0; cell < 16; cell += 1) {
      if (cell % 4 !== 3) inRecord += ofYear[cell] ?? 0;
      if (cell < 3) absent += ofYear[cell] ?? 0;
    }
    return {
      id,
      days,
      year: ofYear.join(),
      first: first.join(),
      second: second.join(),
      months: Object.keys(months)
        .sort()
        .map((month) => `${month} ${months[month]?.join()}`),
      perfect: inRecord === 0,
      fails: 3 * (days - absent) < 2 * days,
      trips: halves / 2,
    };
  });
}

/** The cells (kind × 4 + reason) that a day adds to. */
function pickSlowly(
  marks: readonly AttendanceMark[],
  { keepsOneADay, keptKinds }: FoldRules,
): readonly number[] {
  const toCell = ({ kind, reason }: AttendanceMark): number =>
    kinds.indexOf(kind) * 4 + reasons.indexOf(reason);
  for (const mark of marks) if (mark.kind === "absent") return [toCell(mark)];
  if (!keepsOneADay) return marks.map(toCell);
  let counted: number | undefined;
  let excused: number | undefined;
  for (const kind of keptKinds) {
    for (const mark of marks) {
      if (mark.kind !== kind) continue;
      if (mark.reason === "excused") excused ??= toCell(mark);
      else counted ??= toCell(mark);
    }
  }
  return [counted, excused].filter((cell) => cell !== undefined);
}

/** Leavers, newcomers, two kinds on a day. */
export function makeYear(seed: number): MadeYear {
  let state = seed >>> 0;
  const chance = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(chance() * list.length)];
    if (picked === undefined) throw new Error("nothing to pick from");
    return picked;
  };
  // 2027 ends with a 29 February.
  const year = pick([2023, 2024, 2025, 2026, 2027]);
  const days = listDays(year);
  const february = days.filter((day) => day >= `${year + 1}-02-13`);
  const anyDay = (): CalendarDay =>
    pick(chance() < 0.2 ? [...february, `${year}-03-01` as const, `${year}-03-02` as const] : days);

  const ownTypes = new Map<CalendarDay, OwnDay["type"]>();
  if (chance() < 0.7) {
    const start = days.indexOf(`${year}-07-${pick([20, 24, 31])}`);
    const end = days.indexOf(`${year}-08-${pick([14, 17, 22, 31])}`);
    for (const day of days.slice(start, end + 1)) ownTypes.set(day, "vacation");
  }
  for (let count = Math.floor(chance() * 8); count > 0; count -= 1) {
    const day = anyDay();
    if (!ownTypes.has(day)) ownTypes.set(day, pick(["closed", "open"]));
  }
  const onDay = (end: string): CalendarDay | null => days.find((day) => day.endsWith(end)) ?? null;
  const isTold = (share: number, end: string) => (chance() < share ? onDay(end) : null);
  const returns = chance() < 0.5;
  const terms: SchoolTerms =
    chance() < 0.5
      ? {}
      : {
          firstDay: isTold(0.5, pick(["-03-02", "-03-04"])),
          firstSemesterEnd: isTold(0.3, pick(["-07-20", "-07-31"])),
          summerStart: isTold(0.9, pick(["-07-18", "-07-25"])),
          secondDay: isTold(0.9, pick(["-08-17", "-08-18", "-08-31"])),
          winterStart: returns ? onDay("-12-24") : null,
          winterReturn: returns ? isTold(0.8, "-02-01") : null,
          lastDay: isTold(0.8, returns ? "-02-15" : "-12-31"),
        };
  const students = Array.from({ length: 1 + Math.floor(chance() * 3) }, (_, at): RosterStudent => {
    const joinedOn = chance() < 0.3 ? { joinedOn: anyDay() } : {};
    const gone = chance() < 0.3 ? { gone: { day: anyDay(), kind: "transferOut" as const } } : {};
    const [left, returned] = [anyDay(), anyDay()].toSorted();
    const isReturning = Object.keys({ ...joinedOn, ...gone }).length === 0 && chance() < 0.3;
    const away =
      isReturning && left && returned
        ? { away: [{ day: left, back: returned, kind: "exempt" as const }] }
        : {};
    const formerSchool =
      "joinedOn" in joinedOn && chance() < 0.6
        ? {
            formerSchool: {
              schoolDays: Math.floor(chance() * 150),
              counts: Array.from({ length: 12 }, () => Math.floor(chance() * chance() * 4)),
            },
          }
        : {};
    return {
      id: `s${at}`,
      number: at + 1,
      name: `학생${at}`,
      ...joinedOn,
      ...formerSchool,
      ...away,
      ...gone,
    };
  });
  const marks = new Map<string, AttendanceMark>();
  const often = chance() < 0.05 ? 150 : 12;
  for (let count = Math.floor(chance() * often * students.length); count > 0; count -= 1) {
    const { id: studentId } = pick(students);
    const day = anyDay();
    const kind = often === 150 ? "absent" : pick(kinds);
    const reason = pick(reasons);
    const trip = reason === "excused" && chance() < 0.5 ? { subReason: "fieldStudy" } : {};
    marks.set(`${day}~${studentId}~${kind}`, { day, studentId, kind, reason, ...trip });
    // A second one on the same day, so that folding has something to fold.
    const other = pick(kinds);
    if (chance() < 0.4)
      marks.set(`${day}~${studentId}~${other}`, {
        day,
        studentId,
        kind: other,
        reason: pick(reasons),
      });
  }
  return {
    year,
    terms,
    fold: {
      keepsOneADay: chance() < 0.8,
      keptKinds: pick([
        ["earlyLeave", "late", "classMissed"],
        ["late", "classMissed", "earlyLeave"],
        ["classMissed", "earlyLeave", "late"],
      ]),
    },
    hasHalfDays: chance() < 0.7,
    ownDays: [...ownTypes].map(([day, type]) => ({ day, type, label: "방학" })),
    students,
    marks: [...marks.values()],
  };
}

const daysByYear = new Map<number, CalendarDay[]>();

function listDays(year: number): CalendarDay[] {
  const known = daysByYear.get(year);
  if (known) return known;
  const days: CalendarDay[] = [];
  daysByYear.set(year, days);
  for (let at = Date.UTC(year, 2, 1); at < Date.UTC(year + 1, 2, 1); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10) as CalendarDay);
  }
  return days;
}

function toNextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function empty(): number[] {
  return Array.from({ length: 16 }, () => 0);
}

function flatten(totals: Readonly<Record<string, Readonly<Record<string, number>>>>): string {
  return kinds.flatMap((kind) => reasons.map((reason) => totals[kind]?.[reason])).join();
}
