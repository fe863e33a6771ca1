import { countHours, type Hours } from "@damim/domain/class-table/count-hours.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { findFirstUse } from "@damim/domain/school-calendar/first-use.ts";
import { readClassTable } from "../../../apps/web/src/data/use-day-table.ts";
import { readWrittenCalendar } from "../../../apps/web/src/data/use-school-calendar.ts";
import type { Sums } from "./sums.ts";

/** As 시수 beside the week and under 기본 시간표 says it. */
export const hoursSums: Sums = ({ year: store, profile, today, schoolYear: year }) => {
  const calendar = readWrittenCalendar({ years: new Map([[year, store]]), profile }, year);
  const firstUse = findFirstUse(calendar, year);
  const lines = countHours(readClassTable(store), store.rows(subjectKind).values(), {
    year,
    today,
    firstUse,
  });
  return new Map(
    lines.flatMap((line) => [
      ...tellHours(`${line.subjectId} year`, line.year),
      ...tellHours(`${line.subjectId} first`, line.semesters?.[0]),
      ...tellHours(`${line.subjectId} second`, line.semesters?.[1]),
    ]),
  );
};

function tellHours(key: string, hours: Hours | undefined) {
  if (!hours) return [];
  return [
    [`${key} given`, hours.given] as const,
    [`${key} left`, hours.left] as const,
    [`${key} gap`, hours.gap ?? 0] as const,
  ];
}
