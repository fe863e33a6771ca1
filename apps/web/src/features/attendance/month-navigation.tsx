import {
  addMonths,
  isCalendarMonth,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { DayButton } from "../../ui/day-button.tsx";

/** The open month with its neighbours. */
export function MonthNavigation(props: {
  readonly month: CalendarMonth;
  readonly onMonthChange: (month: CalendarMonth) => void;
}) {
  const { month, onMonthChange } = props;
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label="앞 달"
        variant="line"
        icon={<ChevronLeft size={20} aria-hidden />}
        onClick={() => onMonthChange(addMonths(month, -1))}
      />
      <DayButton
        label="달 고르기"
        unit="month"
        value={month}
        onValueChange={(picked) => {
          if (isCalendarMonth(picked)) onMonthChange(picked);
        }}
      >
        {toKoreanMonth(month)}
      </DayButton>
      <IconButton
        label="다음 달"
        variant="line"
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onMonthChange(addMonths(month, 1))}
      />
    </div>
  );
}
