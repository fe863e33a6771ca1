import {
  addDays,
  toDayParts,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace, weekHeads } from "@damim/domain/calendar-day/week.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { layWeek, listMonthWeeks, type DayLines } from "@damim/domain/schedule/month-grid.ts";
import { findClosing, type SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { memo, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { EventLine } from "./event-line.tsx";
import { toTurnKey } from "./day-panel.tsx";

/** More of a day stand beside the month. */
const MOST_LINES = 3;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

export interface MonthGridProps {
  readonly month: CalendarMonth;
  readonly turns: readonly EventTurn[];
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
  readonly chosen: CalendarDay;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly onChoose: (day: CalendarDay, turnKey?: string) => void;
}

/** 일정표: a month of events over the school's calendar. Arrow keys walk, the chosen day stands beside it. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { month, turns, calendar, today, chosen, span, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const walk = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = findNext(event.key, chosen);
    if (next === undefined) return;
    event.preventDefault();
    if (next < span.from || next > span.to) return;
    onChoose(next);
    // A day of another month comes with its render.
    setTimeout(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${CSS.escape(next)}"]`)?.focus(),
    );
  };
  const choose = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element && target.closest<HTMLElement>("[data-day]");
    const turn = target instanceof Element && target.closest<HTMLElement>("[data-turn]");
    if (!cell) return;
    // The attribute was written from a day.
    onChoose(cell.dataset["day"] as CalendarDay, (turn && turn.dataset["turn"]) || undefined);
  };
  return (
    <div className="flex min-h-0 flex-col overflow-x-hidden overflow-y-auto rounded-card border border-line-2 bg-surface">
      <table
        ref={grid}
        aria-label="일정표"
        {...{ role: "grid", onKeyDown: walk, onClick: choose }}
        className="h-full w-full table-fixed border-collapse"
      >
        <colgroup>
          {weekHeads.map((head, place) => (
            <col key={head} className={place > 4 ? "sm:w-[9%]" : ""} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {weekHeads.map((head) => (
              <th
                key={head}
                scope="col"
                className="h-9 border-b border-line-2 px-2 text-left text-13 font-medium text-fg-2 max-sm:text-center"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listMonthWeeks(month).map((days) => (
            <tr key={days[0]}>
              {layWeek(turns, days, MOST_LINES).map((place) => (
                <DayCell
                  key={place.day}
                  place={place}
                  name={findClosing(calendar, place.day)?.name ?? ""}
                  isClosed={findClosing(calendar, place.day) !== undefined}
                  isOutside={toMonth(place.day) !== month}
                  isToday={place.day === today}
                  isChosen={place.day === chosen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function DayCell(props: {
  readonly place: DayLines;
  /** Why the school is closed. */
  readonly name: string;
  readonly isClosed: boolean;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
}) {
  const { place, name, isClosed, isOutside, isToday, isChosen } = props;
  const { day, lines, more } = place;
  const turns = lines.filter((turn) => turn !== undefined);
  const says = [
    isToday ? "오늘" : "",
    name || (isClosed ? "주말" : ""),
    ...turns.map(({ event }) => [event.start, event.title].filter(Boolean).join(" ")),
    more > 0 ? `그 밖에 ${more}개` : "",
  ].filter(Boolean);
  const ground = isChosen ? "bg-brand-weak" : isClosed ? "bg-bg" : "";
  return (
    <td
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-description={says.join(", ") || undefined}
      aria-selected={isChosen}
      aria-current={isToday ? "date" : undefined}
      className={`relative h-24 cursor-pointer border-t border-l border-line-2 p-0 align-top first:border-l-0 hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand max-sm:h-13 ${ground}`}
    >
      <span className="sr-only">{toKoreanMonthDay(day)}</span>
      <span
        aria-hidden
        className="flex h-7 items-center gap-1 overflow-hidden px-2 text-14 max-sm:h-8 whitespace-nowrap max-sm:justify-center max-sm:px-0"
      >
        <span
          className={`font-bold tabular-nums ${isChosen ? "text-brand-strong" : isOutside ? "text-fg-3" : isClosed ? "text-fg-2" : "text-fg"}`}
        >
          {toDayParts(day).date}
        </span>
        {isToday && <span className="size-2 shrink-0 rounded-pill bg-warm" />}
        <span className="min-w-0 flex-1 truncate text-12 text-fg-2 max-sm:hidden">{name}</span>
        {more > 0 && (
          <span className="rounded-pill bg-sunken px-1.5 text-12 font-semibold text-fg-2 max-sm:hidden">
            +{more}
          </span>
        )}
      </span>
      <span aria-hidden className="flex flex-col gap-0.5 pb-1 max-sm:hidden">
        {lines.map((turn, at) => (
          <EventLine
            key={turn ? toTurnKey(turn) : at}
            turn={turn}
            day={day}
            isFirst={turn?.day === day || toWeekPlace(day) === 0}
          />
        ))}
      </span>
      {turns.length > 0 && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-2 flex justify-center gap-0.5 sm:hidden"
        >
          {turns.map((turn) => (
            <span key={toTurnKey(turn)} className="size-1.5 rounded-pill bg-brand" />
          ))}
        </span>
      )}
    </td>
  );
}

function findNext(key: string, day: CalendarDay): CalendarDay | undefined {
  const place = toWeekPlace(day);
  if (key === "Home") return addDays(day, -place);
  if (key === "End") return addDays(day, 6 - place);
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}
