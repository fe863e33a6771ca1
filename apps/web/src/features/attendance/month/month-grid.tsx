import { toMonth, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { late } from "../../../ui/arrival/late.ts";
import { openMonthBook } from "./month-book.ts";
import { toGridWidth, useMonthColumns } from "./month-columns.ts";
import { MonthHead } from "./month-head.tsx";
import { MonthNames } from "./month-names.tsx";
import { findChosenColumns, type GridPoint } from "./month-range.ts";
import { MonthRow } from "./month-row.tsx";
import { RowRoom } from "./row-room.tsx";
import { useGridCells } from "./use-grid-cells.ts";
import { useGridKeys, type GridPlace } from "./use-grid-keys.ts";
import { useGridRange } from "./use-grid-range.ts";
import { useRangePointer } from "./use-range-pointer.ts";
import { useRowClasses } from "./use-row-classes.ts";
import { useRowWindow } from "./use-row-window.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { keepMembers } from "../mark/day-commands.ts";

const MarkHistory = lazyOverlay(() => import("../mark/mark-history.tsx"), "MarkHistory");

const MarkDialog = lazyOverlay(() => import("../mark/mark-dialog.tsx"), "MarkDialog");

const MonthRangeBar = late(
  () => import("./month-range-bar.tsx").then((file) => file.MonthRangeBar),
  null,
  { isMain: true },
);

/** From here on the lines stand closer on paper, so that 45 pupils stay on one sheet. */
const LARGE_CLASS = 34;
const LARGEST_CLASS = 40;

export interface MonthGridProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  /** Days of one month. */
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  /** 「여러 칸 고르기」 is on. */
  readonly isChoosing: boolean;
  readonly onChoosingEnd: () => void;
}

/**
 * Pupils × days. Arrow keys walk, figures mark, Enter or a press opens the pupil's dialog for the day; several
 * cells are drawn over, or chosen with Shift, and marked at once. Of a long list only what is seen is drawn.
 */
export function MonthGrid(props: MonthGridProps) {
  const { store, students, days, today, calendar, isChoosing, onChoosingEnd } = props;
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isPast = useIsPast();
  const [open, setOpen] = useState<GridPlace>();
  const [history, setHistory] = useState<GridPlace & { readonly isOpen: boolean }>();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const book = useMemo(() => openMonthBook(store, toMonth(days[0] ?? today)), [store, days, today]);
  const columns = useMonthColumns(book, days, today);
  const rowClasses = useRowClasses(store, students);
  const { parts, keep } = useRowWindow(box, students.length);
  const entryColumn = Math.max(0, days.indexOf(today));
  const cells = useGridCells({ box, students, days, keep, entryColumn });
  const range = useGridRange({ store, students, days, calendar, onEnd: onChoosingEnd });
  // 「여러 칸 고르기」 pressed once more gives up what was chosen by it.
  const [wasChoosing, setWasChoosing] = useState(isChoosing);
  if (isChoosing !== wasChoosing) {
    setWasChoosing(isChoosing);
    if (!isChoosing) range.clear();
  }

  const openCell = (point: GridPoint): void => {
    const [student, day] = [students[point.row], days[point.column]];
    const cell = cells.find(point);
    if (!student || !day || !cell) return;
    cell.focus();
    // A year that is over, a day outside of the class: what was written of the day, and nothing to write.
    const isOut =
      !isPast && keepMembers([student], day, (sentence) => showToast.error(sentence)).length === 0;
    if (isOut && !book.read(student.id).has(day)) return;
    if (isPast || isOut) return setHistory({ student, day, isOpen: true });
    setAnchor(cell);
    setOpen({ student, day });
  };
  const focusPlace = ({ student, day }: GridPlace): void =>
    cells.focus({ row: students.indexOf(student), column: days.indexOf(day) });
  const endRange = (): void => {
    range.end();
    cells.focus(cells.current());
  };
  const handleKeyDown = useGridKeys({
    store,
    students,
    days,
    cells,
    range,
    onOpen: openCell,
    onOpenRange: () => bar.current?.querySelector("button")?.focus(),
    isReadOnly: isPast,
  });
  const pointer = useRangePointer({
    box,
    cells,
    range,
    isChoosing,
    onOpen: openCell,
    isReadOnly: isPast,
  });
  useScrollToToday(box, entryColumn);

  // Not under the pointer that is choosing.
  const hasBar = (range.plan !== undefined || isChoosing) && !pointer.isDrawing;
  return (
    <div className="print-landscape relative flex min-h-0 flex-1 flex-col print:block">
      <div
        ref={box}
        className={`relative min-h-0 flex-1 scroll-pt-12 ${rowClasses ? "scroll-pl-42" : "scroll-pl-32"} overflow-auto rounded-card border border-line-2 bg-surface [--cell:2.25rem] [--row:1.75rem] [overflow-anchor:none] pointer-coarse:[--cell:2.75rem] pointer-coarse:[--row:2.75rem] print:overflow-visible print:rounded-none print:[--cell:0px] ${students.length > LARGEST_CLASS ? "print:[--row:0.88rem]" : students.length > LARGE_CLASS ? "print:[--row:1rem]" : "print:[--row:1.15rem]"}`}
      >
        <div style={{ minWidth: toGridWidth(columns, rowClasses !== undefined) }}>
          <MonthNames
            parts={parts}
            students={students}
            classes={rowClasses}
            openStudentId={open?.student.id}
          />
          {/* A real table, so that rows and heads are read out; its cells are the controls of a grid. */}
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
            role="grid"
            className="block print:table print:w-full print:table-fixed"
            aria-label="월간 출결"
            aria-rowcount={students.length + 1}
            aria-colcount={days.length + 2}
            aria-multiselectable={!isPast}
            aria-readonly={isPast || undefined}
            onKeyDown={handleKeyDown}
            onClick={pointer.handleClick}
            onPointerDown={pointer.handlePointerDown}
            onFocus={cells.handleFocus}
            onBlur={cells.handleBlur}
          >
            <MonthHead
              studentCount={students.length}
              hasClasses={rowClasses !== undefined}
              columns={columns}
            />
            <tbody className="block bg-surface will-change-transform print:table-row-group print:will-change-auto">
              {parts.map((part) => {
                if (part.type === "room")
                  return <RowRoom key={part.key} as="tr" rowCount={part.rowCount} />;
                const student = students[part.index];
                const chosen = findChosenColumns(range.chosen, part.index);
                return (
                  student && (
                    <MonthRow
                      key={student.id}
                      book={book}
                      student={student}
                      classWords={rowClasses?.get(student.id)}
                      columns={columns}
                      index={part.index}
                      openDay={open?.student.id === student.id ? open.day : undefined}
                      chosenFrom={chosen?.from ?? -1}
                      chosenTo={chosen?.to ?? -1}
                    />
                  )
                );
              })}
            </tbody>
          </table>
        </div>
        {/* The last rows can be scrolled out from behind the bar. */}
        {hasBar && <div className="h-28 max-md:h-80" />}
      </div>
      <p aria-live="polite" className="sr-only">
        {range.plan && `${range.plan.cellCount}칸을 골랐어요`}
      </p>
      {hasBar && (
        <MonthRangeBar
          section={bar}
          plan={range.plan}
          isChoosing={isChoosing}
          onCode={(code, note) => {
            range.mark(code, note);
            endRange();
          }}
          onPresent={() => {
            range.makePresent();
            endRange();
          }}
          onEnd={endRange}
        />
      )}
      <MarkDialog
        isOpen={open !== undefined}
        onClose={() => {
          setOpen(undefined);
          if (open) focusPlace(open);
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
      <MarkHistory
        isOpen={history?.isOpen ?? false}
        onClose={() => {
          setHistory(history && { ...history, isOpen: false });
          if (history) focusPlace(history);
        }}
        store={store}
        student={history?.student}
        day={history?.day ?? today}
      />
    </div>
  );
}

/** On a narrow screen the grid opens at today, not at the first of the month. */
function useScrollToToday(box: RefObject<HTMLElement | null>, entryColumn: number): void {
  useEffect(() => {
    const heads = box.current?.querySelectorAll<HTMLElement>("thead th");
    const [name, head] = [heads?.[0], heads?.[entryColumn + 1]];
    if (!head || !box.current || !name) return;
    const isHidden = head.offsetLeft + head.offsetWidth > box.current.clientWidth;
    if (!isHidden) return;
    box.current.scrollTo({ left: head.offsetLeft - name.offsetWidth - 2 * head.offsetWidth });
  }, [box, entryColumn]);
}
