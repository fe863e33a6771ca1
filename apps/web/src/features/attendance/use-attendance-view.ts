import {
  isCalendarDay,
  isCalendarMonth,
  toMonth,
  toSeoulDay,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { afterPaint } from "../../platform/after-paint.ts";

export type AttendanceView = "seats" | "list" | "month";

export interface AttendanceViewControl {
  readonly view: AttendanceView;
  readonly day: CalendarDay;
  readonly month: CalendarMonth;
  /** Of the day view: the roll of one lesson; absent is the whole day. */
  readonly lesson: number | undefined;
  readonly today: CalendarDay;
  readonly show: (next: {
    readonly view?: AttendanceView;
    readonly day?: CalendarDay;
    readonly month?: CalendarMonth;
    readonly lesson?: number | undefined;
  }) => void;
}

/**
 * What of the attendance is open, kept in the address (`?view=month&month=2026-11`), so that back,
 * reload and a second window show the same. Back leads to the view before; days and months that were leafed
 * through are no places of their own. Never a student.
 */
export function useAttendanceView(): AttendanceViewControl {
  const { now } = useTeacherData();
  const { params, writeParams } = useParamsAtOnce();
  const today = toSeoulDay(now());
  const dayText = params.get("day");
  const day = isCalendarDay(dayText) ? dayText : today;
  const monthText = params.get("month");
  const month = isCalendarMonth(monthText) ? monthText : toMonth(day);
  const viewText = params.get("view");
  const view = viewText === "list" || viewText === "month" ? viewText : "seats";
  const lesson = findLesson(params.get("lesson"));
  return {
    view,
    day,
    month,
    lesson,
    today,
    show: (next) => {
      const shown = { view, day, lesson, ...(next.view === "month" ? { month } : {}), ...next };
      writeParams(
        Object.entries(shown).flatMap(([key, value]): [string, string][] => {
          const isUsual =
            value === undefined ||
            (key === "view" && value === "seats") ||
            (key === "day" && value === today);
          return isUsual ? [] : [[key, String(value)]];
        }),
        shown.view !== view,
      );
    },
  };
}

function findLesson(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}

/**
 * The address' parameters, those just chosen already among them: the router writes an address in ten milliseconds of a
 * slow device and hands it on in slices, so it is asked once the picture is on the screen.
 */
function useParamsAtOnce() {
  const [params, setParams] = useSearchParams();
  const before = params.toString();
  const [chosen, setChosen] = useState<{
    readonly before: string;
    readonly params: URLSearchParams;
  }>();
  const wanted = useRef<{ readonly params: URLSearchParams; readonly isPlace: boolean }>(undefined);
  // A page that was left writes no address.
  useEffect(() => () => void (wanted.current = undefined), []);
  // Arrived, or overtaken by a link.
  if (chosen && chosen.before !== before) setChosen(undefined);
  return {
    params: chosen?.before === before ? chosen.params : params,
    /** `isPlace`: Back leads to where it was before. */
    writeParams: (entries: [string, string][], isPlace: boolean): void => {
      const next = new URLSearchParams(entries);
      const isBack = next.toString() === before;
      // Also where a day is chosen before the view has been written.
      const write = { params: next, isPlace: isPlace || (wanted.current?.isPlace ?? false) };
      wanted.current = isBack ? undefined : write;
      setChosen(isBack ? undefined : { before, params: next });
      afterPaint(() => {
        if (wanted.current !== write) return;
        wanted.current = undefined;
        setParams(next, { replace: !write.isPlace });
      });
    },
  };
}
