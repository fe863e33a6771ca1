import {
  addDays,
  listMonthDays,
  toDayParts,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace, weekHeads } from "@damim/domain/calendar-day/week.ts";
import { listDaysOff } from "@damim/domain/school-calendar/list-days-off.ts";
import { ownDayTypeLabels } from "@damim/domain/school-calendar/own-day.ts";
import { findClosing, type SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useRef, useState, type KeyboardEvent } from "react";
import { Card } from "../../ui/card.tsx";
import { MonthSteps } from "../../kit/day-field/month-steps.tsx";
import type { OwnDayForm } from "./own-day-form.ts";

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

export interface MonthCardProps {
  readonly calendar: SchoolCalendar;
  readonly year: SchoolYear;
  readonly month: CalendarMonth;
  readonly today: CalendarDay;
  readonly onMonthChange: (month: CalendarMonth) => void;
  /** Absent: days are only looked at. */
  readonly onOpen: ((form: OwnDayForm) => void) | undefined;
}

/** A month of the school's calendar. A press or Enter on a day opens its form; arrow keys walk. */
export function MonthCard(props: MonthCardProps) {
  const { calendar, year, month, today, onMonthChange, onOpen } = props;
  const span = toSchoolYearSpan(year);
  const first: CalendarDay = `${month}-01`;
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<CalendarDay>(toMonth(today) === month ? today : first);
  const entry = toMonth(active) === month ? active : first;
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(entry, step);
    if (next < span.from || next > span.to) return;
    setActive(next);
    if (toMonth(next) !== month) onMonthChange(toMonth(next));
    const findButton = () =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${CSS.escape(next)}"]`);
    const button = findButton();
    // At once: a quick Enter is meant for that day. A day of the next month comes with its render.
    if (button) button.focus();
    else setTimeout(() => findButton()?.focus());
  };
  return (
    <Card className="print:border-0 print:p-0">
      <div className="mb-3 flex justify-center">
        <MonthSteps
          month={month}
          min={toMonth(span.from)}
          max={toMonth(span.to)}
          onMonthChange={onMonthChange}
        />
      </div>
      <table
        ref={grid}
        // Nothing to walk on where days are only looked at.
        {...(onOpen && { role: "grid", onKeyDown: walk })}
        aria-label={`${toKoreanMonth(month)} 휴일`}
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {weekHeads.map((head) => (
              <th key={head} scope="col" className="pb-1 text-13 font-medium text-fg-2">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day ? (
                  <td key={day} className="p-0 align-top">
                    <DayCell
                      calendar={calendar}
                      day={day}
                      isToday={day === today}
                      isEntry={day === entry}
                      onOpen={
                        onOpen &&
                        (() => {
                          setActive(day);
                          onOpen(toForm(calendar, year, day));
                        })
                      }
                    />
                  </td>
                ) : (
                  <td key={weekday} aria-hidden />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function DayCell(props: {
  readonly calendar: SchoolCalendar;
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly isEntry: boolean;
  readonly onOpen: (() => void) | undefined;
}) {
  const { calendar, day, isToday, isEntry, onOpen } = props;
  const own = calendar.ownDays.get(day);
  const closing = findClosing(calendar, day);
  const isOwnOpen = own?.type === "open";
  const words = isOwnOpen ? own.label || ownDayTypeLabels.open : (closing?.name ?? "");
  const look = isOwnOpen
    ? "bg-good-weak text-good"
    : closing?.reason === "weekend"
      ? "bg-transparent text-fg-3"
      : closing
        ? "bg-brand-weak text-brand-strong"
        : "bg-transparent text-fg";
  const box = `flex h-20 w-full flex-col items-start gap-1 overflow-hidden rounded-cell border border-line-2 p-2 text-left max-sm:h-16 max-sm:p-1 ${look}`;
  const content = (
    <>
      <span className="sr-only">
        {[toKoreanDay(day), words || (closing ? "주말" : "")].filter(Boolean).join(" ")}
      </span>
      <span aria-hidden className="flex items-center gap-1 text-15 font-semibold">
        {toDayParts(day).date}
        {isToday && <span className="size-2 rounded-pill bg-warm" />}
      </span>
      <span aria-hidden className="line-clamp-2 text-12 font-semibold [overflow-wrap:anywhere]">
        {words}
      </span>
    </>
  );
  if (!onOpen) return <div className={box}>{content}</div>;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isEntry ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      className={`press hover:bg-hover ${box}`}
      onClick={onOpen}
    >
      {content}
    </button>
  );
}

/** What a press on a day means: its own line to change, a holiday to open, or a new day off. */
function toForm(calendar: SchoolCalendar, year: SchoolYear, day: CalendarDay): OwnDayForm {
  const line = listDaysOff(calendar, year).find(
    ({ type, from, to }) => type === "own" && from <= day && day <= to,
  );
  const own = calendar.ownDays.get(day);
  if (own && line?.type === "own") {
    const to = line.to === line.from ? "" : line.to;
    return { from: line.from, to, type: own.type, label: own.label, edited: line.days };
  }
  if (own) return { from: day, to: "", type: own.type, label: own.label, edited: [own] };
  const type = findClosing(calendar, day) ? "open" : "closed";
  return { from: day, to: "", type, label: "", edited: [] };
}

/** Whole weeks; nothing before the first and behind the last. */
function listWeeks(month: CalendarMonth): readonly (readonly (CalendarDay | undefined)[])[] {
  const days = listMonthDays(month);
  const lead: (CalendarDay | undefined)[] = Array.from(
    { length: toWeekPlace(`${month}-01`) },
    () => undefined,
  );
  const places = [...lead, ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => places[week * 7 + weekday]),
  );
}
