import { findNextOpenDay } from "../attendance/open-days.ts";
import type { BellDay } from "../bells/bell-state.ts";
import type { BellRow } from "../bells/bells.ts";
import { toDayRings, type DayRings } from "../bells/day-rings.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toBoardChanges, type BoardLine } from "./board-lines.ts";
import { readBellsOfDay, type DayRows } from "./bells-of-day.ts";
import { findTermEnd, type TermEnd } from "./coming-days.ts";

/** All that a board draws of one day, the same in the app and on `/board/:code`. No pupil stands in it. */
export interface BoardDay {
  readonly day: CalendarDay;
  /** Why there is no school: 「한글날」, 「주말」. */
  readonly closing?: string | undefined;
  /** 「A주」, of a timetable that goes by two weeks. */
  readonly week?: string | undefined;
  readonly rows: readonly BellRow[];
  readonly bellDay: BellDay;
  readonly rings?: DayRings | undefined;
  readonly hasBells: boolean;
  readonly lines: readonly BoardLine[];
  /** 「2교시와 5교시를 바꿨어요」, or nothing. */
  readonly changes: string;
  /** The next day of school. */
  readonly coming: CalendarDay;
  readonly termEnd?: TermEnd | undefined;
  /** The same once the day is over. */
  readonly termEndAfter?: TermEnd | undefined;
}

/**
 * Reads a day for a board. Every word of a teacher's goes through `hide`, and each field is named here: what a newer
 * version adds to a row goes nowhere.
 */
export function readBoardDay(day: CalendarDay, of: DayRows): BoardDay {
  const { hide, table: year } = of;
  const { calendar } = year;
  const { table, rows, bellDay, bells, hasBells, lines } = readBellsOfDay(day, of);
  const toTerm = (end: TermEnd | undefined) => end && { name: hide(end.name), days: end.days };
  return {
    day,
    closing: table.closing && (hide(table.closing.name) || "주말"),
    week: table.letter && `${table.letter}주`,
    rows: rows.map(({ id, label, from, to, type, period }) => ({
      id,
      label: hide(label),
      from,
      to,
      type,
      ...(period !== undefined && { period }),
    })),
    bellDay,
    rings: toDayRings(bells),
    hasBells,
    lines: lines.map((line) => ({
      id: line.id,
      title: hide(line.title),
      period: line.period,
      room: line.room && hide(line.room),
      colour: line.colour,
      unit: line.unit,
      bring: line.bring,
      isLesson: line.isLesson,
      isFree: line.isFree,
      isChanged: line.isChanged,
      from: line.from,
    })),
    changes: toBoardChanges(table),
    coming: findNextOpenDay(calendar, day),
    termEnd: toTerm(findTermEnd(calendar, day)),
    termEndAfter: toTerm(findTermEnd(calendar, addDays(day, 1))),
  };
}
