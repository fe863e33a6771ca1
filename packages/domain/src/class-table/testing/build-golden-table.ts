import { readFileSync } from "node:fs";
import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { readGoldenCalendar } from "../../record/testing/read-golden.ts";
import type { OwnDay } from "../../school-calendar/own-day.ts";
import type { SchoolCalendar } from "../../school-calendar/school-calendar.ts";
import { toBaseCellId, type BaseCell } from "../base-table.ts";
import { buildClassTable, type ClassTable, type ClassTableRows } from "../class-table.ts";
import type { KeptLessonChange } from "../lesson-change.ts";
import type { LessonPlace } from "../lesson-place.ts";
import type { KeptSubject } from "../subject.ts";

export interface GoldenEntry {
  readonly id: string;
  readonly at: string;
  readonly type: KeptLessonChange["type"];
  readonly a: LessonPlace;
  readonly b?: LessonPlace;
  readonly subject?: string;
}

export interface GoldenHours {
  readonly baseWeek: Readonly<Record<string, readonly string[]>>;
  readonly plan: Readonly<Record<string, number>>;
  readonly year: {
    readonly lessons: number;
    readonly bySubject: Readonly<Record<string, number>>;
    readonly gap: Readonly<Record<string, number>>;
  };
  readonly ledger: {
    readonly entries: readonly GoldenEntry[];
    readonly cells: readonly LessonPlace[];
    readonly before: Readonly<Record<string, string>>;
    readonly after: Readonly<Record<string, string>>;
    readonly hoursChange: Readonly<Record<string, number>>;
    readonly withA1Cancelled: {
      readonly cells: Readonly<Record<string, string>>;
      readonly hoursChange: Readonly<Record<string, number>>;
    };
    readonly lostWhen20250905Closes: Readonly<Record<string, string>>;
    readonly whenLessons1On20250904: {
      readonly lost: Readonly<Record<string, string>>;
      readonly cells: Readonly<Record<string, string>>;
    };
  };
  readonly spread: readonly {
    readonly from: string;
    readonly to: string;
    readonly cells: readonly LessonPlace[];
  }[];
  readonly afterSpread: Readonly<
    Record<
      string,
      {
        readonly planned: number;
        readonly givenBefore20251120: number;
        readonly left: number;
        readonly gap: number;
      }
    >
  >;
}

export interface GoldenDebts {
  readonly entries: readonly (KeptLessonChange & { readonly id: string })[];
  readonly on: readonly {
    readonly today: CalendarDay;
    readonly owed: Readonly<Record<string, number>>;
  }[];
}

export interface GoldenUnits {
  readonly name: string;
  readonly lines: readonly string[];
  readonly slots: readonly LessonPlace[];
  readonly held?: readonly LessonPlace[];
  readonly typed?: Readonly<Record<string, string>>;
  readonly units: readonly (readonly [LessonPlace, string | null])[];
}

/** The tables that hold for class timetables, for tests. Subjects stand by name, also as ids. */
export const golden = JSON.parse(
  readFileSync(new URL("../golden-class-table.json", import.meta.url), "utf8"),
) as {
  readonly hours: GoldenHours;
  readonly debts: GoldenDebts;
  readonly units: readonly GoldenUnits[];
}; // ours: its shape is what its tests say

/** One elementary school's real calendar of 2025. */
export const goldenCalendar: SchoolCalendar = {
  ...readGoldenCalendar("real2025"),
  firstSemesterEnd: "2025-08-17",
};

export const goldenSubjects: readonly KeptSubject[] = Object.entries(golden.hours.plan).map(
  ([name, hours], index) => ({
    id: name,
    name,
    short: name,
    colour: "sky",
    plan: { first: Math.ceil(hours / 2), second: Math.floor(hours / 2) },
    order: `a${index}`,
  }),
);

const goldenCells: ReadonlyMap<string, BaseCell> = new Map(
  Object.entries(golden.hours.baseWeek).flatMap(([weekday, subjects]) =>
    subjects.map((subjectId, index) => {
      const cell = {
        from: "2025-03-01",
        weekday: Number(weekday),
        period: index + 1,
        subjectId,
      } as const;
      return [toBaseCellId(cell), cell] as const;
    }),
  ),
);

/** The golden base week, with these changes and other rows. */
export function buildGoldenTable(
  changes: readonly KeptLessonChange[] = [],
  rows: Partial<ClassTableRows> = {},
  calendar: SchoolCalendar = goldenCalendar,
): ClassTable {
  return buildClassTable(
    {
      tables: new Map([["2025-03-01", { from: "2025-03-01" }]]),
      cells: goldenCells,
      plans: new Map(),
      lessons: new Map(),
      changes: new Map(changes.map((change) => [change.id, change])),
      ...rows,
    },
    calendar,
  );
}

/** The golden calendar with one more own closed day. */
export function closeDay(day: CalendarDay, label = "재량휴업일"): SchoolCalendar {
  return withOwnDay({ day, type: "closed", label });
}

/** The golden calendar with one more 학교 가는 날. */
export function openDay(day: CalendarDay): SchoolCalendar {
  return withOwnDay({ day, type: "open", label: "학교 가는 날" });
}

function withOwnDay(own: OwnDay): SchoolCalendar {
  return { ...goldenCalendar, ownDays: new Map([...goldenCalendar.ownDays, [own.day, own]]) };
}

/** Entries of the golden ledger as rows. */
export function toChanges(entries: readonly GoldenEntry[]): readonly KeptLessonChange[] {
  return entries.map(({ at, subject, ...entry }) => ({
    ...entry,
    at: Number(at),
    ...(subject && { subjectId: subject }),
  }));
}
