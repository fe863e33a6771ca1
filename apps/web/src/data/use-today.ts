import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useCallback, useSyncExternalStore } from "react";
import { watchDay } from "../platform/waking.ts";
import type { TeacherData } from "./teacher-data.ts";

/**
 * Today, as it stands in `TodayContext`: another one after midnight, and when the device's clock turns out to be off, or
 * right again. By it alone a page that stays open over a night turns.
 */
export function useToday(data: TeacherData): CalendarDay {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [data.subscribe(listener), watchDay(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [data],
  );
  return useSyncExternalStore(subscribe, () => toSeoulDay(data.now()));
}
