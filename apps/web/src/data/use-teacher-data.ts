import type { RecordKind } from "@damim/sync/kind.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from "react";
import type { TeacherData } from "./teacher-data.ts";

export const TeacherDataContext = createContext<TeacherData | undefined>(undefined);

/** Changes whenever today may be another day (`useToday`). */
export const TodayContext = createContext("");

/** The data of the signed-in teacher. Throws outside the teacher's part of the app: that is a bug. */
export function useTeacherData(): TeacherData {
  const data = useContext(TeacherDataContext);
  // Every screen that may ask for today is rendered anew; the data stays one object, for half-written words hang on it.
  useContext(TodayContext);
  if (!data) throw new Error("useTeacherData needs TeacherDataContext above it");
  return data;
}

/** A year that is over is looked at: a screen then offers no way to write (`toPastData` refuses them all). */
export function useIsPast(): boolean {
  return useTeacherData().past !== undefined;
}

/** The coming year is made ahead: boards, which show the class in the room, are not offered (spec 20 §1). */
export function useIsAhead(): boolean {
  return useTeacherData().ahead !== undefined;
}

export type LiveRows<T> = ReadonlyMap<string, T & { readonly id: string }>;

/** All living rows of a kind, by id; renders again when any of them changes, and is another object then. */
export function useRows<T>(store: Store, kind: RecordKind<T>): LiveRows<T> {
  return useDerived(store, [kind], readRows<T>, kind);
}

function readRows<T>(store: Store, kind: RecordKind<T>): LiveRows<T> {
  return new RowsNow(store.rows(kind));
}

/** The rows of a store, which are one map for ever, under another object each time that they have changed. */
class RowsNow<Row> implements ReadonlyMap<string, Row> {
  readonly #rows: ReadonlyMap<string, Row>;
  constructor(rows: ReadonlyMap<string, Row>) {
    this.#rows = rows;
  }
  get size() {
    return this.#rows.size;
  }
  get = (id: string) => this.#rows.get(id);
  has = (id: string) => this.#rows.has(id);
  keys = () => this.#rows.keys();
  values = () => this.#rows.values();
  entries = () => this.#rows.entries();
  [Symbol.iterator] = this.entries;
  forEach: ReadonlyMap<string, Row>["forEach"] = (...to) => this.#rows.forEach(...to);
}

/**
 * What `read` makes of a store and these facts; made anew when a row of one of the kinds changes or a fact does.
 * What `read` hangs on is to be among the facts.
 */
export function useDerived<T, Facts extends readonly unknown[]>(
  store: Store,
  kinds: readonly KindOrName[],
  read: (store: Store, ...facts: Facts) => T,
  ...facts: Facts
): T {
  const revision = useRevision(store, kinds);
  // oxlint-disable-next-line react/exhaustive-deps -- the rows are one map for ever: the revision tells the change
  return useMemo(() => read(store, ...facts), [store, revision, ...facts]);
}

type KindOrName = string | { readonly name: string };

/** Another one with each change of a row of these kinds. */
export function useRevision(store: Store, kinds: readonly KindOrName[]): string {
  return useSyncExternalStore(store.subscribe, () =>
    kinds.map((kind) => store.revision(typeof kind === "string" ? kind : kind.name)).join(),
  );
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
