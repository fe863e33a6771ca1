import {
  addDays,
  isCalendarDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isSchoolDay } from "@damim/domain/holiday/holiday.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DayButton } from "../../ui/day-button.tsx";

export interface DayNavigationProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly onDayChange: (day: CalendarDay) => void;
}

/** The open day with its neighbours; the arrows skip weekends and holidays. A press on the day picks another. */
export function DayNavigation({ day, today, onDayChange }: DayNavigationProps) {
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label="앞 수업일"
        variant="line"
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onDayChange(findSchoolDay(day, -1))}
      />
      <DayButton
        label="날짜 고르기"
        value={day}
        onValueChange={(picked) => {
          if (isCalendarDay(picked)) onDayChange(picked);
        }}
      >
        {toKoreanDay(day)}
        {day === today && (
          <span className="flex max-[22rem]:sr-only">
            <Chip tone="warm">오늘</Chip>
          </span>
        )}
      </DayButton>
      <IconButton
        label="다음 수업일"
        variant="line"
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onDayChange(findSchoolDay(day, 1))}
      />
    </div>
  );
}

const LONGEST_BREAK_DAYS = 14;

/** The nearest school day in a direction; beyond a longer break simply the next day. */
function findSchoolDay(from: CalendarDay, direction: 1 | -1): CalendarDay {
  for (let away = 1; away <= LONGEST_BREAK_DAYS; away += 1) {
    const day = addDays(from, direction * away);
    if (isSchoolDay(day)) return day;
  }
  return addDays(from, direction);
}
