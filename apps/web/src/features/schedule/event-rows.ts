import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import type { EventRows } from "@damim/domain/schedule/list-events.ts";
import { useMemo, useSyncExternalStore } from "react";
import type { Store } from "../../data/teacher-data.ts";

/** The rows of a year, for the rules over events. */
export function readEventRows(store: Store): EventRows {
  return { events: store.rows(eventKind), eventDays: store.rows(eventDayKind) };
}

/** Live; another object with every change. */
export function useEventRows(store: Store): EventRows {
  const revision = useSyncExternalStore(store.subscribe, () =>
    [eventKind, eventDayKind].map(({ name }) => store.revision(name)).join(),
  );
  // oxlint-disable-next-line react/exhaustive-deps -- the maps are one object for ever; their revisions tell the change
  return useMemo(() => readEventRows(store), [store, revision]);
}
