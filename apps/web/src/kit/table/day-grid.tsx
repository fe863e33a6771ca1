import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace, weekHeads } from "@damim/domain/calendar-day/week.ts";
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** What stands in a day's cell, all of it drawn for the eye: the day and `says` are what is read out. */
export interface DayGridCell {
  readonly says: string;
  readonly className: string;
  readonly content: ReactNode;
}

export interface DayGridProps {
  readonly label: string;
  /** Whole ones, from Monday on. */
  readonly weeks: readonly (readonly CalendarDay[])[];
  readonly today: CalendarDay;
  readonly chosen: CalendarDay;
  /** Beyond it no arrow leads. */
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  /** By a key, or by a press on something within the cell. */
  readonly onChoose: (day: CalendarDay, pressed?: Element) => void;
  readonly toCells: (week: readonly CalendarDay[]) => readonly DayGridCell[];
}

/** Weeks of days to choose from, Saturdays and Sundays narrow. Arrow keys, Home and End walk, and the choice goes along. */
export function DayGrid(props: DayGridProps) {
  const { label, weeks, today, chosen, span, onChoose, toCells } = props;
  const grid = useRef<HTMLTableElement>(null);
  /** Where the last key led, until it is on screen: keys come faster than a month is drawn. */
  const aim = useRef<CalendarDay>(undefined);
  const walk = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = aim.current ?? chosen;
    const next = findNext(event.key, from);
    if (next === undefined) return;
    event.preventDefault();
    if (next === from || next < span.from || next > span.to) return;
    aim.current = next;
    onChoose(next);
  };
  useEffect(() => {
    if (aim.current !== chosen) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${CSS.escape(chosen)}"]`);
    if (!cell) return;
    aim.current = undefined;
    cell.focus();
  });
  const choose = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element && target.closest<HTMLElement>("[data-day]");
    aim.current = undefined;
    // The attribute was written from a day.
    if (cell) onChoose(cell.dataset["day"] as CalendarDay, target);
  };
  return (
    <table
      ref={grid}
      aria-label={label}
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
        {weeks.map((week) => {
          const cells = toCells(week);
          return (
            <tr key={week[0]}>
              {week.map((day, place) => (
                <td
                  key={day}
                  data-day={day}
                  tabIndex={day === chosen ? 0 : -1}
                  aria-description={cells[place]?.says || undefined}
                  aria-selected={day === chosen}
                  aria-current={day === today ? "date" : undefined}
                  className={`relative cursor-pointer border-t border-l border-line-2 p-0 align-top first:border-l-0 hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand ${cells[place]?.className ?? ""}`}
                >
                  <span className="sr-only">{toKoreanMonthDay(day)}</span>
                  {cells[place]?.content}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function findNext(key: string, day: CalendarDay): CalendarDay | undefined {
  const place = toWeekPlace(day);
  if (key === "Home") return addDays(day, -place);
  if (key === "End") return addDays(day, 6 - place);
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}
