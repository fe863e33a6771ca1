import type { KeptBells } from "../bells/bells.ts";
import { toDayBells } from "../bells/day-bells.ts";
import { presetBells } from "../bells/preset-bells.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toDayTable, type ClassTable } from "../class-table/class-table.ts";
import type { Subject } from "../class-table/subject-record.ts";
import { isOnDay, listEvents, type EventRows } from "../schedule/list-events.ts";
import { findClosing } from "../school-calendar/school-calendar.ts";
import type { BookingFacts, BusyTime } from "./list-slots.ts";

/**
 * What a teacher's own rows say of a date: her lessons as they stand that day (a specialist's leave her free), her events
 * that have an hour, and whether the school is closed. A day without a timetable takes nothing away; lessons for which no
 * bell was ever set ring as in most schools. An event of a whole day, such as 「학부모 상담 주간」, takes nothing away either.
 */
export function toBookingFacts(of: {
  readonly table: ClassTable;
  readonly subjects: ReadonlyMap<string, Subject>;
  readonly bells: ReadonlyMap<string, KeptBells>;
  readonly events: EventRows;
}): BookingFacts {
  const { table, subjects, bells, events } = of;
  const { calendar } = table;

  function listLessons(day: CalendarDay): readonly BusyTime[] {
    const { cells, plan } = toDayTable(table, day);
    const given = new Set(
      cells.flatMap(({ lesson, period }) =>
        lesson && !subjects.get(lesson.subjectId)?.teacher ? [period] : [],
      ),
    );
    if (given.size === 0) return [];
    const rows =
      bells.size > 0
        ? toDayBells(bells.values(), calendar, day, plan)
        : (presetBells[0]?.rows ?? []);
    return rows.flatMap(({ type, period, from, to }) =>
      type === "lesson" && given.has(period ?? -1) ? [{ from, to, why: "lesson" as const }] : [],
    );
  }

  function listTimed(day: CalendarDay): readonly BusyTime[] {
    return listEvents(events, calendar, { from: day, to: day })
      .filter((turn) => isOnDay(turn, day) && turn.event.start)
      .map(({ event: { start, end }, day: first, to }) => ({
        // Of several days the hours in between are its own too.
        from: first === day ? (start ?? "00:00") : "00:00",
        to: to > day ? "23:59" : end || (first === day ? (start ?? "00:00") : "23:59"),
        why: "event" as const,
      }));
  }

  const known = new Map<CalendarDay, readonly BusyTime[]>();
  return {
    isClosed(day) {
      const closing = findClosing(calendar, day);
      return closing !== undefined && closing.reason !== "weekend";
    },
    listBusy(day) {
      const busy = known.get(day) ?? [...listLessons(day), ...listTimed(day)];
      known.set(day, busy);
      return busy;
    },
  };
}
