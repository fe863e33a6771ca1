import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayLogLineKind } from "@damim/domain/daily-log/daily-log.ts";
import { listLogLines, type ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import type { DayFactsSource } from "../../../kit/manifest/day-facts.ts";
import { useFetched } from "../../../kit/manifest/use-fetched.ts";

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
  const revision = useSyncExternalStore(store.subscribe, () =>
    [dayLogLineKind.name, ...sources.flatMap(({ kindNames }) => kindNames)]
      .map((name) => store.revision(name))
      .join(),
  );
  return useMemo(
    () =>
      loaded &&
      ((day) =>
        listLogLines(
          loaded.map(({ source, code }) => ({ source, facts: code.listDayFacts({ store, day }) })),
          store.rows(dayLogLineKind),
          day,
        )),
    // oxlint-disable-next-line react/exhaustive-deps -- rows are one object for ever; the revision tells the change
    [loaded, store, revision],
  );
}
