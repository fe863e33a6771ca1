import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { toDayNote } from "@damim/domain/class-table/weeks/day-words.ts";
import type { MonthTable, MonthTableDay } from "@damim/domain/class-table/hours/month-table.ts";
import type { CSSProperties } from "react";
import { Link } from "../../../ui/link.tsx";
import { findWeekWords, type Subjects } from "../rows/table-rows.ts";

/** The month as weeks of days of lessons by their short names; on A4 across it is one page. On a phone days as a list. */
export function MonthGrid(props: {
  readonly shown: MonthTable;
  readonly subjects: Subjects;
  readonly today: CalendarDay;
  readonly label: string;
  /** What is named of a day besides its lessons. */
  readonly findEvents: (day: CalendarDay) => readonly string[];
  /** Only looked at: its days open nothing. */
  readonly isPlain?: boolean;
}) {
  const { shown, subjects, today, label, findEvents, isPlain = false } = props;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- boxes of a CSS grid, only looked at
      role="table"
      aria-label={label}
      className="print-landscape flex flex-col gap-2 print:gap-1"
    >
      {shown.weeks.map(({ days }) => {
        const first = days.findIndex(({ isOfMonth, table }) => isOfMonth && table.letter);
        return (
          <div
            key={days[0]?.day}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the table
            role="row"
            className="grid gap-2 md:grid-flow-col md:auto-cols-fr print:grid-flow-col print:auto-cols-fr print:gap-1"
          >
            {days.map((day, at) => (
              <Day
                key={day.day}
                of={day}
                week={at === first ? findWeekWords(days.map(({ table }) => table)) : undefined}
                periods={shown.periods}
                subjects={subjects}
                isToday={day.day === today}
                isPlain={isPlain}
                events={day.isOfMonth ? findEvents(day.day) : []}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** More of them stand in the calendar. */
const MOST_EVENTS = 2;

function Day(props: {
  readonly of: MonthTableDay;
  /** 「A주」, on the first day of a week. */
  readonly week: string | undefined;
  readonly periods: number;
  readonly subjects: Subjects;
  readonly isToday: boolean;
  readonly events: readonly string[];
  readonly isPlain: boolean;
}) {
  const { of, week, periods, subjects, isToday, events, isPlain } = props;
  const { day, isOfMonth, table } = of;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the table
      role="cell"
      aria-label={isOfMonth ? toKoreanMonthDay(day) : undefined}
      className={`relative min-w-0 rounded-ctl border border-line-2 p-2 print:min-h-[23mm] print:rounded-none print:border-[#808080] print:p-1.5 ${
        isOfMonth ? "bg-surface hover:bg-hover" : "invisible max-md:hidden"
      } ${isToday ? "shadow-[inset_0_0_0_2px_var(--warm)] print:shadow-none" : ""}`}
    >
      <p className="text-13 font-bold print:text-[12px]">
        {isPlain ? (
          `${Number(day.slice(8))} ${toWeekdayLetter(day)}`
        ) : (
          <Link
            to={`/classTable?day=${day}`}
            className="text-fg no-underline after:absolute after:inset-0 print:text-black"
          >
            <span className="sr-only">{toKoreanMonthDay(day)} 시간표 열기</span>
            <span aria-hidden>
              {Number(day.slice(8))} {toWeekdayLetter(day)}
            </span>
          </Link>
        )}{" "}
        <span className="font-semibold text-fg-2">
          {[week, toDayNote(table), ...events.slice(0, MOST_EVENTS)].filter(Boolean).join(" · ")}
        </span>
      </p>
      <ol
        className="mt-1 flex flex-wrap gap-1 print:mt-2 print:grid print:grid-cols-(--periods) print:gap-0"
        style={{ "--periods": `repeat(${periods}, minmax(0, 1fr))` } as CSSProperties}
      >
        {table.cells
          .filter(({ lesson }) => lesson)
          .map(({ period, lesson, isChanged }) => (
            <li
              key={period}
              style={{ "--period": Math.max(period, 1) } as CSSProperties}
              className={`rounded-cell bg-sunken px-1.5 py-0.5 text-13 font-semibold print:bg-transparent print:p-0 print:text-center print:text-[12px] print:font-normal print:[grid-column:var(--period)] ${
                isChanged ? "text-brand-strong underline" : ""
              }`}
            >
              <span className="sr-only">
                {period}교시 {isChanged && "바뀜 "}
              </span>
              {(lesson && subjects.get(lesson.subjectId)?.short) ?? toLessonWords(lesson, subjects)}
              {lesson?.classKey ?? ""}
            </li>
          ))}
      </ol>
    </div>
  );
}
