import {
  countDaysBetween,
  toDayParts,
  toWeekday,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { lazyOverlay } from "../../ui/lazy-overlay.ts";
import { MonthRow } from "./month-row.tsx";
import { useGridKeys, type GridPlace } from "./use-grid-keys.ts";

const MarkDialog = lazyOverlay(() => import("./mark-dialog.tsx").then((file) => file.MarkDialog));

const MarkHistoryDialog = lazyOverlay(() =>
  import("./mark-history-dialog.tsx").then((file) => file.MarkHistoryDialog),
);

export interface MonthGridProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
}

/** Pupils × days. Arrow keys walk, figures mark, Enter or a press opens the pupil's dialog for the day. */
export function MonthGrid({ store, students, days, today }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [open, setOpen] = useState<GridPlace>();
  const [history, setHistory] = useState<GridPlace & { readonly isOpen: boolean }>();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const keys = useGridKeys({
    table,
    store,
    students,
    days,
    onOpen: (place, cell) => {
      setAnchor(cell);
      setOpen(place);
    },
  });
  const columnLooks = useMemo(
    () => days.map((day) => toColumnLook(day, days, today)),
    [days, today],
  );
  const entryColumn = Math.max(0, days.indexOf(today));
  useScrollToToday(table, entryColumn);
  return (
    <div className="relative min-h-0 flex-1 overflow-auto rounded-card border border-line-2 bg-surface">
      {/* A real table, so that rows and heads are read out; its cells are the controls of a grid. */}
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label="월간 출결"
        className="w-full border-separate border-spacing-0 [--row:1.75rem] pointer-coarse:[--row:2.75rem]"
        onKeyDown={keys.handleKeyDown}
        onClick={keys.handleClick}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 border-r border-b border-line bg-surface px-3 py-1 text-left text-13 font-medium text-fg-2"
            >
              {students.length}명
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={toKoreanDay(day)}
                className={`sticky top-0 z-10 border-b border-line bg-surface py-1 text-center ${day === today ? "text-brand" : day > today ? "text-fg-3" : "text-fg"} ${isWeekStart(day, days) ? "border-l border-l-line" : ""}`}
              >
                <span className="block text-15 font-bold">{toDayParts(day).date}</span>
                <span className="block text-12 font-medium">{toWeekdayLetter(day)}</span>
                {day === today && (
                  <span className="absolute -bottom-1 left-1/2 size-2 -translate-x-1/2 rounded-pill bg-warm" />
                )}
              </th>
            ))}
            <th
              scope="col"
              className="sticky top-0 z-10 border-b border-l border-line bg-surface px-2 text-13 font-medium text-fg-2"
            >
              합계
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student, index) => (
            <MonthRow
              key={student.id}
              store={store}
              student={student}
              days={days}
              columnLooks={columnLooks}
              entryColumn={index === 0 ? entryColumn : undefined}
              openDay={open?.student.id === student.id ? open.day : undefined}
              isFifth={index % 5 === 4}
            />
          ))}
        </tbody>
      </table>
      <MarkDialog
        isOpen={open !== undefined}
        onClose={() => {
          setOpen(undefined);
          if (open) keys.focusPlace(open);
        }}
        anchor={anchor}
        store={store}
        student={open?.student}
        day={open?.day ?? today}
        size="small"
        onHistory={() => {
          setOpen(undefined);
          if (open) setHistory({ ...open, isOpen: true });
        }}
      />
      <MarkHistoryDialog
        isOpen={history?.isOpen ?? false}
        onClose={() => {
          setHistory(history && { ...history, isOpen: false });
          if (history) keys.focusPlace(history);
        }}
        store={store}
        student={history?.student}
        day={history?.day ?? today}
      />
    </div>
  );
}

function toColumnLook(day: CalendarDay, days: readonly CalendarDay[], today: CalendarDay): string {
  const looks = [];
  if (isWeekStart(day, days)) looks.push("border-l border-l-line");
  if (day === today) looks.push("bg-today");
  return looks.join(" ");
}

/** A week begins with a line: weekends are no columns. */
function isWeekStart(day: CalendarDay, days: readonly CalendarDay[]): boolean {
  const before = days[days.indexOf(day) - 1];
  if (!before) return true;
  return countDaysBetween(before, day) > 5 || toWeekday(day) < toWeekday(before);
}

/** On a narrow screen the grid opens at today, not at the first of the month. */
function useScrollToToday(table: RefObject<HTMLTableElement | null>, entryColumn: number): void {
  useEffect(() => {
    const head = table.current?.tHead?.rows[0]?.cells[entryColumn + 1];
    const box = table.current?.parentElement;
    const name = table.current?.tHead?.rows[0]?.cells[0];
    if (!head || !box || !name) return;
    const isHidden = head.offsetLeft + head.offsetWidth > box.clientWidth;
    if (!isHidden) return;
    box.scrollTo({ left: head.offsetLeft - name.offsetWidth - 2 * head.offsetWidth });
  }, [table, entryColumn]);
}
