import { toBellRowType } from "@damim/domain/bells/bell-rows.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";

/** A school that begins at 8:40, so that its first lesson is under way at 8:52. */
const times = [
  ["1교시", "08:40", "09:20"],
  ["2교시", "09:30", "10:10"],
  ["중간놀이", "10:10", "10:30"],
  ["3교시", "10:30", "11:10"],
  ["4교시", "11:20", "12:00"],
  ["점심", "12:00", "12:50"],
  ["5교시", "12:50", "13:30"],
  ["6교시", "13:40", "14:20"],
] as const;

const lessons = [
  { name: "국어", colour: "sky" },
  { name: "수학", colour: "mint" },
  { name: "체육", colour: "mint", room: "강당" },
  { name: "영어", colour: "rose", room: "영어실" },
  { name: "사회", colour: "yolk" },
  { name: "창체", colour: "sky" },
] as const;

/** The bells of the class in the pictures, and its lessons of the day: the second and the fifth have changed places. */
export function buildBells(day: CalendarDay) {
  const from = `${recordSchoolYear(day)}-03-01`;
  const weekday = toWeekPlace(day) + 1;
  const rows = times.map(([label, start, to], index) => ({
    id: `r${index}`,
    label,
    from: start,
    to,
    ...toBellRowType(label),
  }));
  return [
    { kind: bellsKind.name, id: "bells-1", set: { name: "평소", days: "12345", rows } },
    {
      kind: bellsKind.name,
      id: "bells-2",
      set: { name: "평가일", days: "", rows: rows.slice(0, 6) },
    },
    { kind: "baseTable", id: from, set: { from } },
    ...lessons.flatMap((lesson, index) => [
      {
        kind: "subject",
        id: `subject-${index}`,
        set: { ...lesson, short: lesson.name, order: `a${index}` },
      },
      {
        kind: "baseCell",
        id: `${from}~${weekday}~${index + 1}`,
        set: { from, weekday, period: index + 1, subjectId: `subject-${index}` },
      },
    ]),
    {
      kind: "lesson",
      id: `${day}~1`,
      set: { day, period: 1, unit: "마음을 담아 글을 써요", bring: "국어 나 128쪽, 글쓰기 공책" },
    },
    {
      kind: "lessonChange",
      id: `${day}~swap`,
      set: { type: "swap", a: `${day}~2`, b: `${day}~5`, at: 1 },
    },
  ];
}
