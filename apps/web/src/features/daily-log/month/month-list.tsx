import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { LogRow } from "@damim/domain/daily-log/log-month.ts";
import type { findDayLogs } from "@damim/domain/daily-log/log-month.ts";
import { Card } from "../../../ui/card.tsx";

const dayButton = "press w-full rounded-ctl px-2 py-3 text-left hover:bg-hover";

/** 한 달: the days that say something, as they will be printed. */
export function MonthList(props: {
  readonly rows: readonly LogRow[];
  readonly onDay: (day: CalendarDay) => void;
}) {
  const { rows, onDay } = props;
  if (rows.length === 0)
    return (
      <Card className="print:hidden">
        <p className="py-6 text-center text-15 text-fg-2">이 달에는 아직 적힌 것이 없어요.</p>
      </Card>
    );
  return (
    <Card className="print:hidden">
      <ul aria-label="한 달 일지" className="-mx-2">
        {rows.map(({ day, weather, lines, body, changed }) => (
          <li key={day} className="border-b border-line-2 last:border-0">
            <button type="button" className={dayButton} onClick={() => onDay(day)}>
              <span className="block text-15 font-bold">
                {toKoreanDay(day)}{" "}
                <span className="text-14 font-semibold text-fg-2">
                  {[weather, changed.length > 0 && `마친 뒤 바뀐 것 ${changed.length}건`]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <span className="block text-14 text-fg-2">{lines.join(" · ")}</span>
              {body && <span className="mt-1 block text-15 whitespace-pre-wrap">{body}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The days whose own words hold what was typed. */
export function FoundDays(props: {
  readonly days: ReturnType<typeof findDayLogs>;
  readonly onDay: (day: CalendarDay) => void;
}) {
  const { days, onDay } = props;
  if (days.length === 0)
    return (
      <Card className="print:hidden">
        <p className="py-6 text-center text-15 text-fg-2">
          찾는 말이 없어요. 다른 말로 찾아보세요.
        </p>
      </Card>
    );
  return (
    <Card className="print:hidden">
      <ul aria-label="찾은 날" className="-mx-2">
        {days.map(({ day, found: { line, from, to } }) => (
          <li key={day} className="border-b border-line-2 last:border-0">
            <button type="button" className={dayButton} onClick={() => onDay(day)}>
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
