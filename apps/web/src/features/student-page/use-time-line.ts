import type { RosterStudent } from "@damim/domain/roster/student.ts";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Store } from "../../data/teacher-data.ts";
import type { ListTimeLine, TimeLineEntry, TimeLineSource } from "../../data/time-line.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";

/** An entry with the filter it belongs to. */
export type PlacedEntry = TimeLineEntry & { readonly source: TimeLineSource };

/** Everything that the features know about a pupil, newest first, live. Nothing until their code has come. */
export function useTimeLine(options: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly sources: readonly TimeLineSource[];
  readonly year: number;
}): readonly PlacedEntry[] | undefined {
  const { store, student, sources, year } = options;
  const calendar = useSchoolCalendar(year);
  const lists = useSources(sources);
  const revision = useSyncExternalStore(store.subscribe, () =>
    sources.flatMap(({ kindNames }) => kindNames.map((name) => store.revision(name))).join(),
  );
  return useMemo(
    () =>
      lists
        ?.flatMap(({ source, list }) =>
          list(store, student, calendar).map((entry) => ({ ...entry, source })),
        )
        .sort((a, b) =>
          a.day === b.day ? a.source.order - b.source.order : a.day < b.day ? 1 : -1,
        ),
    // oxlint-disable-next-line react/exhaustive-deps -- rows are one object for ever; the revision tells the change
    [lists, store, student, calendar, revision],
  );
}

interface LoadedSource {
  readonly source: TimeLineSource;
  readonly list: ListTimeLine;
}

function useSources(sources: readonly TimeLineSource[]): readonly LoadedSource[] | undefined {
  const [loaded, setLoaded] = useState<readonly LoadedSource[]>();
  useEffect(() => {
    let isHere = true;
    const load = (): void =>
      void Promise.all(
        sources.map(async (source) => ({ source, list: (await source.load()).listTimeLine })),
      ).then(
        (all) => isHere && setLoaded(all),
        // Without a network the code of a feature may not have come yet; the page asks again when it is back.
        () => undefined,
      );
    load();
    addEventListener("online", load);
    return () => {
      isHere = false;
      removeEventListener("online", load);
    };
  }, [sources]);
  return loaded;
}
