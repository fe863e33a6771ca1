import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { findDayLogs } from "@damim/domain/daily-log/find-day-logs.ts";
import { Card } from "../../ui/card.tsx";

/** The days whose words hold what was typed, with the line that does. */
export function FoundDays(props: {
  /** Of the list. */
  readonly label: string;
  readonly days: ReturnType<typeof findDayLogs>;
  readonly onDay: (day: CalendarDay) => void;
}) {
  const { label, days, onDay } = props;
  return (
    <Card className="print:hidden">
      {days.length === 0 && (
        <p className="py-6 text-center text-15 text-fg-2">
          찾는 말이 없어요. 다른 말로 찾아보세요.
        </p>
      )}
      <ul aria-label={label} className="-mx-2 empty:hidden">
        {days.map(({ day, found: { line, from, to } }) => (
          <li key={day} className="border-b border-line-2 last:border-0">
            <button
              type="button"
              className="press w-full rounded-ctl px-2 py-3 text-left hover:bg-hover"
              onClick={() => onDay(day)}
            >
              <span className="block text-15 font-bold">{toKoreanDay(day)}</span>
              <span className="block text-15 text-fg-2">
                {line.slice(0, from)}
                <mark className="rounded-cell bg-warm-weak text-warm-strong">
                  {line.slice(from, to)}
                </mark>
                {line.slice(to)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
