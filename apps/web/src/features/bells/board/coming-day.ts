import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toComingDayWords } from "@damim/domain/lesson-board/coming-days.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { BellsOfDay } from "../../../data/use-bell-day.ts";

/** The next day of school. */
export interface ComingDay {
  readonly of: BellsOfDay;
  /** 「내일」, 「월요일에」. */
  readonly words: string;
}

export function readComingDay(
  calendar: SchoolCalendar,
  today: CalendarDay,
  readDay: (day: CalendarDay) => BellsOfDay,
): ComingDay {
  const day = findNextOpenDay(calendar, today);
  const words = toComingDayWords(day, today);
  return { of: readDay(day), words: words === "내일" ? words : `${words}에` };
}
