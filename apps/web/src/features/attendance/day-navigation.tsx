import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toShortKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  isSchoolOpen,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DayButton } from "../../kit/day-field/day-button.tsx";

export interface DayNavigationProps {
  readonly day: CalendarDay;
  /** Undefined while a year that is over is looked at. */
  readonly today: CalendarDay | undefined;
  readonly calendar: SchoolCalendar;
  readonly onDayChange: (day: CalendarDay) => void;
}

/** The open day, the ways to its neighbours left of it; the arrows skip days on which the school is closed. A press on the day picks another. */
export function DayNavigation({ day, today, calendar, onDayChange }: DayNavigationProps) {
  return (
    <div className="flex items-center gap-2 max-sm:gap-0.5">
      <IconButton
        label="앞 수업일"
        variant="line"
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onDayChange(findOpenDay(calendar, day, -1))}
      />
      <IconButton
        label="다음 수업일"
        variant="line"
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onDayChange(findOpenDay(calendar, day, 1))}
      />
      <DayButton label="날짜" value={day} onValueChange={onDayChange}>
        <span className="max-sm:sr-only">{toKoreanDay(day)}</span>
        <span aria-hidden className="sm:hidden">
          {toShortKoreanMonthDay(day)}
        </span>
        {day === today && (
          <span className="flex max-sm:sr-only">
            <Chip tone="warm">오늘</Chip>
          </span>
        )}
      </DayButton>
    </div>
  );
}

/** A winter vacation lasts up to two months and a half. */
const LONGEST_BREAK_DAYS = 100;

/** The nearest open day in a direction; beyond a longer break simply the next day. */
function findOpenDay(calendar: SchoolCalendar, from: CalendarDay, direction: 1 | -1): CalendarDay {
  for (let away = 1; away <= LONGEST_BREAK_DAYS; away += 1) {
    const day = addDays(from, direction * away);
    if (isSchoolOpen(calendar, day)) return day;
  }
  return addDays(from, direction);
}
