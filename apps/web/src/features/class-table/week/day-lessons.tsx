import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import type { DayTable } from "@damim/domain/class-table/class-table.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import { toDayNote, toLikeWords } from "@damim/domain/class-table/weeks/day-words.ts";
import { toLessonPlace, type LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { listPeriods, subjectEdges, toCellMore, type Subjects } from "../rows/table-rows.ts";
import type { PeriodTimes } from "./use-period-times.ts";

/** How far a finger goes aside until the next day is meant, in px. */
const SWIPE = 60;

/** The week on a phone: a day as a list, its neighbours above it or by a swipe. */
export function DayLessons(props: {
  readonly days: readonly DayTable[];
  readonly chosen: CalendarDay;
  readonly onChosen: (day: CalendarDay) => void;
  readonly times: PeriodTimes;
  readonly subjects: Subjects;
  readonly today: CalendarDay;
  readonly picked: LessonPlace | undefined;
  readonly onPress: (place: LessonPlace) => void;
  readonly onDay: (day: CalendarDay) => void;
}) {
  const { days, chosen, onChosen, times, subjects, today, picked, onPress, onDay } = props;
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const at = Math.max(
    days.findIndex(({ day }) => day === chosen),
    0,
  );
  const table = days[at];
  if (!table) return null;
  const swipe = (x: number, y: number): void => {
    const start = from.current;
    from.current = undefined;
    if (!start || Math.abs(x - start.x) < SWIPE || Math.abs(y - start.y) > SWIPE) return;
    const next = days[at + (x < start.x ? 1 : -1)];
    if (next) onChosen(next.day);
  };
  return (
    <div
      onTouchStart={({ touches }) => {
        const finger = touches[0];
        from.current = finger && { x: finger.clientX, y: finger.clientY };
      }}
      onTouchEnd={({ changedTouches }) => {
        const finger = changedTouches[0];
        if (finger) swipe(finger.clientX, finger.clientY);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset asks for a legend */}
      <div role="group" aria-label="요일" className="flex gap-1">
        {days.map(({ day, plan }) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === table.day}
            onClick={() => onChosen(day)}
            className="press-now flex min-h-12 flex-1 flex-col items-center justify-center rounded-ctl text-15 font-bold aria-pressed:bg-brand-weak aria-pressed:text-brand-strong"
          >
            <span className="sr-only">
              {toKoreanMonthDay(day)} {plan?.weekday && toLikeWords(plan.weekday)}
            </span>
            <span aria-hidden className="text-13 font-semibold">
              {toWeekdayLetter(day)}
              {plan?.weekday && `→${weekHeads[plan.weekday - 1]}`}
            </span>
            <span aria-hidden className="flex items-center gap-1">
              {Number(day.slice(8))}
              {day === today && <span className="size-2 rounded-pill bg-warm" />}
            </span>
          </button>
        ))}
      </div>
      <div className="mt-2 flex min-h-11 items-center gap-2">
        <p className="min-w-0 flex-1 text-14 font-semibold text-fg-2">{toDayNote(table)}</p>
        <Button variant="text" onClick={() => onDay(table.day)}>
          이날만 다르게
        </Button>
      </div>
      <ol aria-label={`${toKoreanMonthDay(table.day)} 수업`} className="flex flex-col gap-1.5">
        {listPeriods(days).map((period) => {
          const place = toLessonPlace(table.day, period);
          const cell = table.cells.find((each) => each.period === period);
          const lesson = cell?.lesson;
          const subject = lesson && subjects.get(lesson.subjectId);
          return (
            <li key={place}>
              <button
                type="button"
                aria-pressed={picked === place}
                onClick={() => onPress(place)}
                className={`press flex min-h-15 w-full items-center gap-3 rounded-ctl border border-l-4 border-line-2 px-3 py-2 text-left aria-pressed:outline-3 aria-pressed:outline-brand ${
                  table.closing ? "bg-sunken opacity-60" : "bg-surface"
                } ${subject ? (subjectEdges[subject.colour] ?? "") : ""}`}
              >
                <span className="sr-only">
                  {[
                    `${period}교시 ${toLessonWords(lesson, subjects)}`,
                    toCellMore(cell, subject),
                    cell?.isChanged && "바뀜",
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
                <span aria-hidden className="w-11 shrink-0 text-center">
                  <span className="block text-16 font-bold">{period}</span>
                  <span className="block text-12 text-fg-2 tabular-nums">{times.at(period)}</span>
                </span>
                <span aria-hidden className="min-w-0 flex-1">
                  <span className="block truncate text-16 font-bold">
                    {lesson ? toLessonWords(lesson, subjects) : ""}
                    {!lesson && <span className="text-15 font-normal text-fg-3">빈 시간</span>}
                  </span>
                  <span className="block truncate text-13 text-fg-2">
                    {toCellMore(cell, subject)}
                  </span>
                </span>
                {cell?.isChanged && (
                  <span
                    aria-hidden
                    className="shrink-0 text-right text-13 font-semibold text-brand-strong"
                  >
                    바뀜
                    {cell.planned && (
                      <s className="block font-normal text-fg-2">
                        {toLessonWords(cell.planned, subjects)}
                      </s>
                    )}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
