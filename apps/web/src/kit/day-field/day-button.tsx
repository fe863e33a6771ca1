import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { Calendar } from "lucide-react";
import type { ReactNode } from "react";
import { DayCalendar } from "./late-day-calendar.ts";
import { useCalendar } from "./use-calendar.ts";

export interface DayButtonProps {
  /** What is chosen, such as 「날짜」. */
  readonly label: string;
  readonly value: CalendarDay;
  readonly onValueChange: (day: CalendarDay) => void;
  /** Days outside cannot be chosen. */
  readonly min?: CalendarDay | undefined;
  readonly max?: CalendarDay | undefined;
  /** What the button shows: 「11월 20일 금요일」 and a chip 「오늘」. */
  readonly children: ReactNode;
}

/** A button that shows a day in words and opens a month to choose another. */
export function DayButton({ children, onValueChange, ...rest }: DayButtonProps) {
  const { button, calendar } = useCalendar();
  return (
    <>
      <button {...button}>
        <Calendar size={18} aria-hidden className="max-sm:hidden" />
        {children}
      </button>
      <DayCalendar {...rest} {...calendar} onPick={onValueChange} />
    </>
  );
}
