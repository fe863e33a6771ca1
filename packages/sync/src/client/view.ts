import { DEAD } from "../change.ts";
import { toCurrentData, toReadData } from "../kind.ts";
import type { AnyKind, Fields } from "../kind.ts";
import type { RowStamps } from "../protocol.ts";
import type { BaseRow, QueuedOp } from "./storage.ts";
import type { RowsOf, Store } from "./store.ts";

export interface ViewedKind {
  readonly rows: Map<string, Fields>;
  /** Living rows that say nothing (`read`): no screen shows them, a write goes on from them. */
  readonly silent: Map<string, Fields>;
  revision: number;
}

/** What the screen shows: base rows with waiting ops on top. Taking an op away is what rolls it back. */
export interface View {
  find(kindName: string): ViewedKind;
  readonly rows: Store["rows"];
  /** What a row of these fields is as it is shown; nothing where it says nothing. */
  readonly read: (kindName: string, fields: Fields) => Fields | undefined;
  /** The row before `lift`. */
  readonly findStored: (kindName: string, id: string) => Fields | undefined;
  /** Reads these rows again: `lift` gives more of them than before, or less. */
  readonly relift: (kindName: string, ids: Iterable<string>) => void;
  hasBase(kindName: string, id: string): boolean;
  /** Null removes the row; with its stamp the deletion is remembered. */
  putBase(kindName: string, id: string, data: Fields | null, at?: RowStamps): void;
  clearBase(): void;
  /** Deleted rows included. */
  listBase(): readonly BaseRow[];
  addOp(op: QueuedOp): void;
  removeOp(op: QueuedOp): void;
}

export function createView(
  kinds: readonly AnyKind[],
  /** Told of each row that came, went or changed. */
  onChange: (kindName: string, id: string) => void = () => undefined,
  /** What of a stored row can be read now. Default: all of it. */
  lift?: (kindName: string, id: string, data: Fields) => Fields | undefined,
): View {
  const kindsByName = new Map(kinds.map((kind) => [kind.name, kind]));
  const baseByKind = new Map<string, Map<string, BaseRow>>();
  const opsByKind = new Map<string, Map<string, readonly QueuedOp[]>>();
  const viewedByKind = new Map<string, ViewedKind>();

  function find(kindName: string): ViewedKind {
    return openEntry(viewedByKind, kindName, () => ({
      rows: new Map(),
      silent: new Map(),
      revision: 0,
    }));
  }

  function findStored(kindName: string, id: string): Fields | undefined {
    const base = baseByKind.get(kindName)?.get(id)?.data ?? undefined;
    return applyOps(base, opsByKind.get(kindName)?.get(id) ?? []);
  }

  function refresh(kindName: string, id: string): void {
    const viewed = find(kindName);
    const old = viewed.rows.get(id);
    const veiled = findStored(kindName, id);
    const stored = veiled && (lift?.(kindName, id, veiled) ?? veiled);
    const kind = kindsByName.get(kindName);
    const data = stored && toReadData(kind, stored);
    if (stored && !data) viewed.silent.set(id, { ...toCurrentData(kind, stored), id });
    else viewed.silent.delete(id);
    if (!data) {
      if (viewed.rows.delete(id)) tell(viewed, kindName, id);
      return;
    }
    const row = { ...data, id };
    if (old && isSameJson(old, row)) return;
    viewed.rows.set(id, row);
    tell(viewed, kindName, id);
  }

  function tell(viewed: ViewedKind, kindName: string, id: string): void {
    viewed.revision++;
    onChange(kindName, id);
  }

  return {
    find,
    // Typed by the kind without looking: the server's schema let the row in, or a typed form wrote it.
    rows: <T>(kind: RowsOf<T>) =>
      find(kind.name).rows as ReadonlyMap<string, unknown> as ReadonlyMap<
        string,
        T & { readonly id: string }
      >,
    findStored,
    read: (kindName, fields) => toReadData(kindsByName.get(kindName), fields),
    relift(kindName, ids) {
      for (const id of ids) refresh(kindName, id);
    },
    hasBase: (kindName, id) => baseByKind.get(kindName)?.has(id) ?? false,
    putBase(kind, id, data, at) {
      const base = openEntry(baseByKind, kind, () => new Map<string, BaseRow>());
      if (data || at !== undefined) base.set(id, { kind, id, data, at });
      else base.delete(id);
      refresh(kind, id);
    },
    clearBase() {
      const cleared = [...baseByKind];
      baseByKind.clear();
      for (const [kindName, rows] of cleared) for (const id of rows.keys()) refresh(kindName, id);
    },
    listBase: () => [...baseByKind.values()].flatMap((rows) => [...rows.values()]),
    addOp(op) {
      const opsById = openEntry(opsByKind, op.kind, () => new Map<string, readonly QueuedOp[]>());
      const ops = opsById.get(op.id) ?? [];
      const isLast = op.at > (ops.at(-1)?.at ?? "");
      opsById.set(op.id, isLast ? [...ops, op] : [...ops, op].sort(byStamp));
      refresh(op.kind, op.id);
    },
    removeOp(op) {
      const opsById = opsByKind.get(op.kind);
      const rest = (opsById?.get(op.id) ?? []).filter((other) => other.at !== op.at);
      if (rest.length > 0) opsById?.set(op.id, rest);
      else opsById?.delete(op.id);
      refresh(op.kind, op.id);
    },
  };
}

export function byStamp(a: { readonly at: string }, b: { readonly at: string }): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}

/** As the server will merge them, when nobody else has changed the row. */
function applyOps(base: Fields | undefined, ops: readonly QueuedOp[]): Fields | undefined {
  let data = base;
  for (const { set } of ops) {
    if (set[DEAD] === true) data = undefined;
    else if (data || set[DEAD] === false) data = { ...data, ...set };
  }
  return data;
}

function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => Object.hasOwn(b, key) && isSameJson(value, Reflect.get(b, key)))
  );
}

function openEntry<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const fresh = create();
  map.set(key, fresh);
  return fresh;
}
