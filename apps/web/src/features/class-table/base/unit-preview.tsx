import { toHourKey } from "@damim/domain/class-table/base-table.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { listYearLessons, type ClassTable } from "@damim/domain/class-table/class-table.ts";
import { toPlaceWords } from "@damim/domain/class-table/lesson-place.ts";
import { layUnits } from "@damim/domain/class-table/lay-units.ts";
import { toUnitGapWords } from "@damim/domain/class-table/units/unit-gap-words.ts";
import type { UnitReading } from "@damim/domain/class-table/units/read-units.ts";
import type { Subjects } from "../rows/table-rows.ts";

/** What was read of a 진도표: how many lines, each of them, what was split or cut, and what comes next. */
export function UnitPreview(props: {
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly today: CalendarDay;
  readonly reading: UnitReading & {
    readonly subjectId: string;
    readonly from: CalendarDay | null;
  };
}) {
  const { table, subjects, today, reading } = props;
  const { subjectId, from, lines, split, cut } = reading;
  const lessons = [...listYearLessons(table)].filter(
    ({ lesson }) => lesson.subjectId === subjectId,
  );
  const laid = layUnits(new Map([[subjectId, { lines, from }]]), lessons);
  const next = lessons.find(({ place, words }) => place >= today && !words?.unit);
  const classes = new Map(lessons.map(({ lesson }) => [toHourKey(lesson), lesson]));
  const gaps = [...classes].map(([key, lesson]) => {
    const gap = toUnitGapWords(lines.length - (laid.used.get(key) ?? 0));
    return `${lesson.classKey ? `${toLessonWords(lesson, subjects)} ` : ""}진도표가 ${gap}`;
  });
  const said = [
    split > 0 && `${split}줄은 여러 차시라 차시마다 나눴어요.`,
    cut > 0 && `${cut}줄은 너무 길어서 100자까지만 넣어요.`,
    next &&
      `다음 수업 ${toPlaceWords(next.place)}: ${laid.lines.get(next.place) ?? "진도표가 끝났어요"}`,
    lessons.length === 0 && "이 과목은 아직 시간표에 없어요.",
  ];
  return (
    <section aria-label="미리 보기" className="grid gap-2 text-15">
      <p className="font-semibold">{[`${lines.length}차시`, ...gaps].join(" · ")}</p>
      <ol
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        aria-label="읽은 차시"
        className="grid max-h-48 gap-1 overflow-y-auto rounded-ctl bg-sunken p-3 text-14"
      >
        {lines.map((line, at) => (
          <li key={at} className="wrap-anywhere">
            {at + 1}차시 {line}
          </li>
        ))}
      </ol>
      {said.filter(Boolean).map((words) => (
        <p key={String(words)} className="text-14 text-fg-2 wrap-anywhere">
          {words}
        </p>
      ))}
    </section>
  );
}
