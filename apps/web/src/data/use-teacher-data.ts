import type { RecordKind } from "@damim/sync/kind.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { TeacherData } from "./teacher-data.ts";

export const TeacherDataContext = createContext<TeacherData | undefined>(undefined);

/** Changes when the device's clock turns out to be off, or right again: then today may be another day. */
export const ClockContext = createContext(0);

/** The data of the signed-in teacher. Throws outside the teacher's part of the app: that is a bug. */
export function useTeacherData(): TeacherData {
  const data = useContext(TeacherDataContext);
  // Every screen that may ask for today is rendered anew; the data stays one object, for half-written words hang on it.
  useContext(ClockContext);
  if (!data) throw new Error("useTeacherData needs TeacherDataContext above it");
  return data;
}

/** A year that is over is looked at: a screen then offers no way to write (`toPastData` refuses them all). */
export function useIsPast(): boolean {
  return useTeacherData().past !== undefined;
}

export type LiveRows<T> = ReadonlyMap<string, T & { readonly id: string }>;

/**
 * All living rows of a kind, by id; renders again when any of them changes. The map is the same object
 * for ever, so memoise on the second value, which changes with it.
 */
export function useRows<T>(
  store: Store,
  kind: RecordKind<T>,
): readonly [rows: LiveRows<T>, revision: number] {
  const revision = useSyncExternalStore(store.subscribe, () => store.revision(kind.name));
  return [store.rows(kind), revision];
}

/** One row; renders again only when this row changes. */
export function useRow<T>(
  store: Store,
  kind: RecordKind<T>,
  id: string,
): (T & { readonly id: string }) | undefined {
  return useSyncExternalStore(store.subscribe, () => store.rows(kind).get(id));
}

/** A value read from the data, kept up to date. `read` must give the same object while nothing changed. */
export function useLive<T>(read: (data: TeacherData) => T): T {
  const data = useTeacherData();
  const subscribe = useCallback((listener: () => void) => data.subscribe(listener), [data]);
  return useSyncExternalStore(subscribe, () => read(data));
}
