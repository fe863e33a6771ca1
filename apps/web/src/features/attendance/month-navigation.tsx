import { addMonths, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";

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
      <span
        aria-live="polite"
        className="flex h-11 items-center rounded-ctl border border-line bg-surface px-4 text-15 font-semibold whitespace-nowrap"
      >
        {toKoreanMonth(month)}
      </span>
      <IconButton
        label="다음 달"
        variant="line"
        icon={<ChevronRight size={20} aria-hidden />}
        onClick={() => onMonthChange(addMonths(month, 1))}
      />
    </div>
  );
}
