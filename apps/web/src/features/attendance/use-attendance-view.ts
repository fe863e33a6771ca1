import {
  isCalendarDay,
  isCalendarMonth,
  toMonth,
  toSeoulDay,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { useSearchParams } from "react-router";
import { useTeacherData } from "../../data/use-teacher-data.ts";

export type AttendanceView = "seats" | "list" | "month";

export interface AttendanceViewControl {
  readonly view: AttendanceView;
  readonly day: CalendarDay;
  readonly month: CalendarMonth;
  readonly today: CalendarDay;
  readonly show: (next: {
    readonly view?: AttendanceView;
    readonly day?: CalendarDay;
    readonly month?: CalendarMonth;
  }) => void;
}

/**
 * What of the attendance is open, kept in the address (`?view=month&month=2026-11`), so that back,
 * reload and a second window show the same. Never a student.
 */
export function useAttendanceView(): AttendanceViewControl {
  const { now } = useTeacherData();
  const [params, setParams] = useSearchParams();
  const today = toSeoulDay(now());
  const dayText = params.get("day");
  const day = isCalendarDay(dayText) ? dayText : today;
  const monthText = params.get("month");
  const month = isCalendarMonth(monthText) ? monthText : toMonth(day);
  const viewText = params.get("view");
  const view = viewText === "list" || viewText === "month" ? viewText : "seats";
  return {
    view,
    day,
    month,
    today,
    show: (next) => {
      const shown = { view, day, ...(next.view === "month" ? { month } : {}), ...next };
      setParams(
        Object.fromEntries(
          Object.entries(shown).filter(
            ([key, value]) =>
              !(key === "view" && value === "seats") && !(key === "day" && value === today),
          ),
        ),
        { replace: true },
      );
    },
  };
}
