import {
  listMonthDays,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace, weekHeads } from "@damim/domain/calendar-day/week.ts";
import { MonthSteps } from "../../../kit/day-field/month-steps.tsx";

/** A month to choose a day from; a dot where the teacher wrote. */
export function MonthDots(props: {
  readonly month: CalendarMonth;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly hasWords: (day: CalendarDay) => boolean;
  readonly onMonth: (month: CalendarMonth) => void;
  readonly onDay: (day: CalendarDay) => void;
}) {
  const { month, day: shown, today, span, hasWords, onMonth, onDay } = props;
  const days = listMonthDays(month);
  const lead = days[0] ? toWeekPlace(days[0]) : 0;
  return (
    <section
      aria-label="달력"
      className="rounded-card border border-line-2 bg-surface p-4 print:hidden"
    >
      <div className="mb-2 flex justify-center">
        <MonthSteps
          month={month}
          min={`${span.from.slice(0, 4)}-${span.from.slice(5, 7)}` as CalendarMonth}
          max={`${span.to.slice(0, 4)}-${span.to.slice(5, 7)}` as CalendarMonth}
          onMonthChange={onMonth}
        />
      </div>
      <div className="grid grid-cols-7 text-center">
        {weekHeads.map((head) => (
          <span key={head} aria-hidden className="py-1 text-13 text-fg-2">
            {head}
          </span>
        ))}
        {Array.from({ length: lead }, (_, at) => (
          <span key={at} />
        ))}
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-current={day === shown ? "date" : undefined}
            onClick={() => onDay(day)}
            className={`press relative grid h-10 place-items-center rounded-ctl text-14 font-semibold tabular-nums hover:bg-hover aria-[current]:bg-brand-weak aria-[current]:text-brand-strong ${day === today ? "shadow-[inset_0_0_0_2px_var(--warm)]" : ""}`}
          >
            <span aria-hidden>{Number(day.slice(8))}</span>
            <span className="sr-only">
              {toKoreanDay(day)}
              {hasWords(day) && ", 적은 말 있음"}
            </span>
            {hasWords(day) && (
              <span aria-hidden className="absolute bottom-1 size-1.5 rounded-pill bg-brand" />
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
