import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { Calendar } from "lucide-react";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useCalendar } from "./use-calendar.ts";

const MonthCalendar = lazyOverlay(() => import("./month-calendar.tsx"), "MonthCalendar");

export interface MonthButtonProps {
  readonly month: CalendarMonth;
  readonly onMonthChange: (month: CalendarMonth) => void;
  /** First and last month that can be chosen, both included; without them any. */
  readonly min?: CalendarMonth | undefined;
  readonly max?: CalendarMonth | undefined;
}

/** 「2026년 11월」: opens a year to choose another month. */
export function MonthButton({ month, onMonthChange, ...span }: MonthButtonProps) {
  const { button, calendar } = useCalendar();
  return (
    <>
      <button {...button}>
        <Calendar size={18} aria-hidden className="max-sm:hidden" />
        {toKoreanMonth(month)}
      </button>
      <MonthCalendar label="달" value={month} {...span} {...calendar} onPick={onMonthChange} />
    </>
  );
}
