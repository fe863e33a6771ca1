import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayLogLineKind } from "@damim/domain/daily-log/daily-log.ts";
import { listLogLines, type ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import { useCallback } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import type { DayFactsSource } from "../../../kit/manifest/day-facts.ts";
import { useFetched } from "../../../kit/manifest/use-fetched.ts";
import { useDerived } from "../../../data/use-teacher-data.ts";

/** What every feature says of a day, with the teacher's words over it. */
export type ListLines = (day: CalendarDay) => readonly ShownLine[];

/** Reads the lines of any day, and anew when a record changes; nothing until the features' code has come. */
export function useLogLines(
  store: Store,
  sources: readonly DayFactsSource[],
): ListLines | undefined {
  const fetchCode = useCallback(
    () => Promise.all(sources.map(async ({ id, load }) => ({ source: id, code: await load() }))),
    [sources],
  );
  const loaded = useFetched(fetchCode);
  const kinds = [dayLogLineKind, ...sources.flatMap(({ kindNames }) => kindNames)];
  return useDerived(store, kinds, toListLines, loaded);
}

function toListLines(
  store: Store,
  loaded:
    | readonly {
        readonly source: string;
        readonly code: Awaited<ReturnType<DayFactsSource["load"]>>;
      }[]
    | undefined,
): ListLines | undefined {
  return (
    loaded &&
    ((day) =>
      listLogLines(
        loaded.map(({ source, code }) => ({ source, facts: code.listDayFacts({ store, day }) })),
        store.rows(dayLogLineKind),
        day,
      ))
  );
}
