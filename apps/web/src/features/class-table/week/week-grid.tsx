import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import type { DayCell, DayTable } from "@damim/domain/class-table/class-table.ts";
import { toDayNote } from "@damim/domain/class-table/weeks/day-words.ts";
import { toLessonPlace, type LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import { useRef, type KeyboardEvent } from "react";
import { listPeriods, subjectEdges, toCellMore, type Subjects } from "../rows/table-rows.ts";
import type { PeriodTimes } from "./use-period-times.ts";

export interface WeekGridProps {
  readonly days: readonly DayTable[];
  readonly subjects: Subjects;
  readonly today: CalendarDay;
  /** In hand, to be put onto another cell. */
  readonly picked: LessonPlace | undefined;
  readonly onPress: (place: LessonPlace) => void;
  readonly onPick: (place: LessonPlace) => void;
  readonly onDay: (day: CalendarDay) => void;
  /** Drawn from one cell onto another. */
  readonly onDrawn: (from: LessonPlace, to: LessonPlace) => void;
  readonly times: PeriodTimes;
}

/** 시간표: the real week. A press opens a cell, or puts the lesson in hand onto it; X takes one in hand; arrows walk. */
export function WeekGrid(props: WeekGridProps) {
  const { days, subjects, today, picked, onPress, onPick, onDay, onDrawn, times } = props;
  const drawn = useRef<LessonPlace>(undefined);
  const grid = useRef<HTMLDivElement>(null);
  const periods = listPeriods(days);
  const walk = (event: KeyboardEvent): void => {
    const place = (event.target as HTMLElement).dataset["place"];
    if (!place) return;
    if (event.code === "KeyX" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onPick(place as LessonPlace);
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const column = days.findIndex(({ day }) => place.startsWith(day)) + step[0];
    const row = periods.indexOf(Number(place.slice(11))) + step[1];
    const [day, period] = [days[column]?.day, periods[row]];
    if (!day || period === undefined) return;
    grid.current
      ?.querySelector<HTMLElement>(`[data-place="${CSS.escape(toLessonPlace(day, period))}"]`)
      ?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells are the stops
    <div
      ref={grid}
      role="grid"
      aria-label="시간표"
      onKeyDown={walk}
      className="grid gap-1.5"
      style={{ gridTemplateColumns: `2.75rem repeat(${days.length}, minmax(0, 1fr))` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its cells are boxes of a CSS grid */}
      <div role="row" className="contents">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the row */}
        <span role="columnheader">
          <span className="sr-only">교시</span>
        </span>
        {days.map((table) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the row
          <div key={table.day} role="columnheader">
            <button
              type="button"
              onClick={() => onDay(table.day)}
              className="press flex min-h-11 w-full flex-col items-center justify-center rounded-ctl text-15 font-bold hover:bg-hover"
            >
              <span className="flex items-center gap-1.5">
                {Number(table.day.slice(8))} {toWeekdayLetter(table.day)}
                {table.day === today && (
                  <span aria-hidden className="size-2.5 rounded-pill bg-warm" />
                )}
              </span>
              <span className="text-12 font-semibold text-fg-2">{toDayNote(table)}</span>
            </button>
          </div>
        ))}
      </div>
      {periods.map((period) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the first row
        <div key={period} role="row" className="contents">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the first row */}
          <span role="rowheader" className={rowHead}>
            {period}
            <span className="text-12 font-normal text-fg-2 tabular-nums">{times.at(period)}</span>
          </span>
          {days.map((table) => {
            const place = toLessonPlace(table.day, period);
            const cell = table.cells.find((each) => each.period === period);
            return (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its button is the stop
              <div key={place} role="gridcell" className="min-w-0">
                <CellButton
                  place={place}
                  table={table}
                  period={period}
                  cell={cell}
                  subjects={subjects}
                  isPicked={picked === place}
                  onPress={() => onPress(place)}
                  onDrag={() => (drawn.current = place)}
                  onDrop={() => {
                    if (drawn.current && drawn.current !== place) onDrawn(drawn.current, place);
                    drawn.current = undefined;
                  }}
                />
              </div>
            );
          })}
          {times.lunch?.behind === period && (
            <span
              aria-hidden
              className="col-span-full rounded-ctl bg-sunken px-3 py-1 text-13 text-fg-2 tabular-nums"
            >
              {times.lunch.words}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

const rowHead = "flex flex-col items-center justify-center text-15 font-bold";

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function CellButton(props: {
  readonly place: LessonPlace;
  readonly table: DayTable;
  readonly period: number;
  readonly cell: DayCell | undefined;
  readonly subjects: Subjects;
  readonly isPicked: boolean;
  readonly onPress: () => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}) {
  const { place, table, period, cell, subjects, isPicked, onPress, onDrag, onDrop } = props;
  const lesson = cell?.lesson;
  const subject = lesson && subjects.get(lesson.subjectId);
  const words = toLessonWords(lesson, subjects);
  const isChanged = cell?.isChanged === true;
  const old = isChanged && cell.planned ? toLessonWords(cell.planned, subjects) : undefined;
  const more = toCellMore(cell, subject);
  return (
    <button
      type="button"
      data-place={place}
      aria-pressed={isPicked}
      onClick={onPress}
      draggable={lesson !== undefined}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={`press relative flex h-full min-h-15 w-full flex-col justify-center overflow-hidden rounded-ctl border border-l-4 border-line-2 px-2 py-1.5 text-left hover:bg-hover aria-pressed:outline-3 aria-pressed:outline-brand ${
        table.closing ? "bg-sunken opacity-60" : "bg-surface"
      } ${subject ? (subjectEdges[subject.colour] ?? "") : ""}`}
    >
      {isChanged && (
        <span
          aria-hidden
          className="absolute top-0 right-0 size-3.5 bg-brand [clip-path:polygon(0_0,100%_0,100%_100%)]"
        />
      )}
      <span className="sr-only">
        {`${toKoreanMonthDay(table.day)} ${period}교시 ${words}${isChanged ? ", 바뀜" : ""}`}
      </span>
      <span aria-hidden className="truncate text-15 font-bold print:whitespace-normal">
        {lesson ? words : ""}
      </span>
      {old !== undefined && (
        <s aria-hidden className="truncate text-12 text-fg-2">
          {old}
        </s>
      )}
      {more && (
        <span aria-hidden className="truncate text-12 text-fg-2 print:whitespace-normal">
          {more}
        </span>
      )}
    </button>
  );
}
