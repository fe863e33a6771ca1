import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useCallback, useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import type { TimeLineCode, TimeLineEntry, TimeLineSource } from "../../kit/manifest/time-line.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { useDerived } from "../../data/use-teacher-data.ts";

/** An entry with the filter it belongs to. */
export type PlacedEntry = TimeLineEntry & {
  readonly source: TimeLineSource;
  readonly Picture: TimeLineCode["Picture"];
};

export interface TimeLine {
  /** Newest first, live. Nothing until the features' code has come. */
  readonly entries: readonly PlacedEntry[] | undefined;
  /** What only the server knows stands in it too. */
  readonly hasPast: boolean;
}

type LoadedSource = TimeLineCode & { readonly source: TimeLineSource };

/** Everything that the features know about a pupil. */
export function useTimeLine(options: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly sources: readonly TimeLineSource[];
  readonly today: CalendarDay;
  readonly year: SchoolYear;
}): TimeLine {
  const { store, student, sources, today, year } = options;
  const calendar = useSchoolCalendar(year);
  const asked = useMemo(
    () => ({ store, student, calendar, today }),
    [store, student, calendar, today],
  );
  const fetchCode = useCallback(
    () => Promise.all(sources.map(async (source) => ({ ...(await source.load()), source }))),
    [sources],
  );
  const code: readonly LoadedSource[] | undefined = useFetched(fetchCode);
  const fetchPast = useMemo(
    () =>
      code &&
      (async () => {
        const lists = code.map(async (each) =>
          place(each, (await each.fetchTimeLine?.(asked)) ?? []),
        );
        return (await Promise.all(lists)).flat();
      }),
    [code, asked],
  );
  const past = useFetched(fetchPast);
  const kinds = sources.flatMap(({ kindNames }) => kindNames);
  const entries = useDerived(store, kinds, listEntries, code, asked, past);
  return { entries, hasPast: past !== undefined };
}

function listEntries(
  _: Store,
  code: readonly LoadedSource[] | undefined,
  asked: Parameters<TimeLineCode["listTimeLine"]>[0],
  past: readonly PlacedEntry[] | undefined,
): readonly PlacedEntry[] | undefined {
  return code
    ?.flatMap((each) => place(each, each.listTimeLine(asked)))
    .concat(past ?? [])
    .sort((a, b) => (a.day === b.day ? a.source.order - b.source.order : a.day < b.day ? 1 : -1));
}

function place(
  { source, Picture }: LoadedSource,
  entries: readonly TimeLineEntry[],
): readonly PlacedEntry[] {
  return entries.map((entry) => ({ ...entry, source, Picture }));
}
