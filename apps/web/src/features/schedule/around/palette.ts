// Loaded with 빠른 이동.
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toEventDayId } from "@damim/domain/schedule/event.ts";
import { listEvents } from "@damim/domain/schedule/list-events.ts";
import { toSchoolYearSpan, recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { readSchoolCalendar } from "../../../data/use-school-calendar.ts";
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { readEventRows } from "../event-rows.ts";
import { toEventPlace } from "../schedule-place.ts";

const BACK_DAYS = 60;

/** Events by their next turn, also those of the last two months. */
export function listPaletteEntries({ store, today }: PaletteQuestion): readonly PaletteEntry[] {
  const { to } = toSchoolYearSpan(recordSchoolYear(today));
  const span = { from: addDays(today, -BACK_DAYS), to };
  const turns = listEvents(readEventRows(store), readSchoolCalendar(store), span);
  const next = new Map(turns.map((turn) => [turn.event.id, turn]));
  for (const turn of turns.toReversed()) if (turn.to >= today) next.set(turn.event.id, turn);
  return [...next.values()].map(({ event, planned, day }) => ({
    id: toEventDayId({ eventId: event.id, planned }),
    label: event.title,
    detail: `일정 ${toKoreanMonthDay(day)}`,
    to: toEventPlace(day),
  }));
}
