import * as v from "valibot";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { BaseCell, BaseTable } from "../class-table/base-table.ts";
import { LAST_PERIOD } from "../class-table/lesson-place.ts";
import {
  LONGEST_SUBJECT_NAME_CHARACTERS,
  LONGEST_SUBJECT_SHORT_CHARACTERS,
  subjectColours,
  type Subject,
} from "../class-table/subject.ts";
import type { TypedDay } from "../class-table/typed/base-line.ts";
import { writeBaseWeek } from "../class-table/typed/write-base-week.ts";
import { numberBetween } from "../record/schema-parts.ts";
import { countDays, type SharedFields, type TemplateKind } from "./template-kind.ts";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MOST_SUBJECTS = 40;
const words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

const schema = v.pipe(
  v.strictObject({
    subjects: v.pipe(
      v.array(
        v.strictObject({
          name: words(LONGEST_SUBJECT_NAME_CHARACTERS),
          short: words(LONGEST_SUBJECT_SHORT_CHARACTERS),
          colour: v.picklist(subjectColours),
        }),
      ),
      v.nonEmpty(),
      v.maxLength(MOST_SUBJECTS),
    ),
    lessons: v.pipe(
      v.array(
        v.strictObject({
          weekday: v.pipe(numberBetween(1, 7), v.integer()),
          period: v.pipe(numberBetween(1, LAST_PERIOD), v.integer()),
          /** The place of its subject in the list, from 0. */
          subject: v.pipe(numberBetween(0, MOST_SUBJECTS - 1), v.integer()),
        }),
      ),
      v.nonEmpty(),
      v.maxLength(WEEKDAYS.length * LAST_PERIOD),
    ),
  }),
  v.check(({ subjects, lessons }) => lessons.every(({ subject }) => subject < subjects.length)),
);

type BaseTableTemplate = v.InferOutput<typeof schema>;

interface Source {
  readonly table: BaseTable;
  readonly cells: readonly BaseCell[];
  readonly subjects: ReadonlyMap<string, Subject>;
}

interface Fields {
  readonly table: SharedFields<BaseTable>;
  readonly cell: SharedFields<BaseCell>;
  readonly subject: SharedFields<Subject>;
}

/** 기초시간표: subjects and where they stand in the week; specialists, rooms, classes and days stay. */
export const baseTableTemplate: TemplateKind<Source, BaseTableTemplate, Fields> = {
  name: "baseTable",
  version: 1,
  fields: {
    table: { from: "dropped", title: "dropped", weekA: "dropped", skipsClosed: "dropped" },
    cell: {
      from: "dropped",
      weekday: "shared",
      period: "shared",
      subjectId: "shared",
      classKey: "dropped",
    },
    subject: {
      name: "shared",
      short: "shared",
      colour: "shared",
      teacher: "dropped",
      room: "dropped",
      plan: "dropped",
      order: "dropped",
    },
  },
  schema,
  take({ cells, subjects }) {
    const taught = cells.filter(
      // Of two weeks the first goes.
      ({ subjectId, period, weekday }) =>
        subjectId && subjects.has(subjectId) && period >= 1 && weekday <= WEEKDAYS.length,
    );
    const ids = [...new Set(taught.map(({ subjectId }) => subjectId ?? ""))];
    return {
      subjects: ids.map((id) => {
        const { name = "", short = "", colour } = subjects.get(id) ?? {};
        return { name, short, colour: subjectColours.find((known) => known === colour) ?? "sky" };
      }),
      lessons: taught.map(({ weekday, period, subjectId }) => ({
        weekday,
        period,
        subject: ids.indexOf(subjectId ?? ""),
      })),
    };
  },
  titleOf: ({ lessons }) => `일주일 ${lessons.length}시간`,
  listShared: ({ subjects, lessons }) => [
    `수업 ${lessons.length}시간의 요일과 교시`,
    `과목 ${subjects.map(({ name, short }) => (name === short ? name : `${name}(${short})`)).join(", ")}`,
  ],
  picture: ({ subjects, lessons }) => ({
    columns: Math.max(5, ...lessons.map(({ weekday }) => weekday)),
    rows: Math.max(...lessons.map(({ period }) => period)),
    cells: lessons.map(({ weekday, period, subject }) => ({
      x: weekday - 1,
      y: period - 1,
      w: 1,
      h: 1,
      text: subjects[subject]?.short ?? "",
    })),
  }),
  listDropped: ({ table }) => [
    "전담 선생님과 교실",
    "계획 시수",
    "쓰기 시작한 날",
    ...(table.weekA ? ["B주 시간표"] : []),
    "바꾼 수업과 적은 말",
  ],
  countDropped: ({ table }) => countDays(table.from),
  make({ subjects, lessons }, { table, today, span, newId, chance }) {
    const known = [...table.subjects.values()];
    const week = new Map<number, TypedDay>(
      WEEKDAYS.map((weekday) => {
        const ofDay = lessons.filter((lesson) => lesson.weekday === weekday);
        const last = Math.max(0, ...ofDay.map(({ period }) => period));
        const day = Array.from({ length: last }, (_, index) => {
          const lesson = ofDay.find(({ period }) => period === index + 1);
          const subject = lesson && subjects[lesson.subject];
          return subject
            ? { subject: known.find(({ name }) => name === subject.name) ?? subject }
            : null;
        });
        return [weekday, day];
      }),
    );
    return writeBaseWeek(table, week, {
      from: toFirstDay(table.tables, today, span.from),
      cycle: null,
      newId,
      chance,
    });
  },
};

/** The first table of a year begins with it; another one today, or on the next day that none begins on. */
export function toFirstDay(
  tables: ReadonlyMap<string, unknown>,
  today: CalendarDay,
  yearStart: CalendarDay,
): CalendarDay {
  if (tables.size === 0) return yearStart;
  let day = today;
  while (tables.has(day)) day = addDays(day, 1);
  return day;
}
