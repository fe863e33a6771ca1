import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button, IconButton } from "../../../ui/button.tsx";

/** ‹ the day › within the school year, and the way back to today. */
export function DaySteps(props: {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly onDay: (day: CalendarDay) => void;
}) {
  const { day, today, span, onDay } = props;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="앞 날"
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={day <= span.from}
        onClick={() => onDay(addDays(day, -1))}
      />
      <p className="min-w-32 text-center text-15 font-semibold">{toKoreanDay(day)}</p>
      <IconButton
        label="다음 날"
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={day >= span.to}
        onClick={() => onDay(addDays(day, 1))}
      />
      {day !== today && today >= span.from && today <= span.to && (
        <Button variant="text" onClick={() => onDay(today)}>
          오늘
        </Button>
      )}
    </div>
  );
}
