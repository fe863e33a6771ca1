import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayLogLineKind } from "@damim/domain/daily-log/daily-log.ts";
import { listLogLines, type ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import type { Store } from "../../../data/teacher-data.ts";
import type { DayFactsSource } from "../../../kit/manifest/day-facts.ts";
import { useCodes } from "../../../kit/manifest/use-codes.ts";
import { useDerived } from "../../../data/use-teacher-data.ts";

/** What every feature says of a day, with the teacher's words over it. */
export type ListLines = (day: CalendarDay) => readonly ShownLine[];

/** Reads the lines of any day, and anew when a record changes; nothing until the features' code has come. */
export function useLogLines(
  store: Store,
  sources: readonly DayFactsSource[],
): ListLines | undefined {
  const codes = useCodes(sources);
  const kinds = [dayLogLineKind, ...sources.flatMap(({ kindNames }) => kindNames)];
  return useDerived(store, kinds, toListLines, sources, codes);
}

function toListLines(
  store: Store,
  sources: readonly DayFactsSource[],
  codes: readonly (Awaited<ReturnType<DayFactsSource["load"]>> | undefined)[] | undefined,
): ListLines | undefined {
  // A day of which something is missing is not told.
  if (!codes || codes.includes(undefined)) return undefined;
  return (day) =>
    listLogLines(
      sources.map(({ id }, index) => ({
        source: id,
        facts: codes[index]?.listDayFacts({ store, day }) ?? [],
      })),
      store.rows(dayLogLineKind),
      day,
    );
}
