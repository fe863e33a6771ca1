import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Database } from "../../apps/server/src/db/open-database.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { findForgotten } from "./forgotten.ts";
import type { Ledger } from "./ledger.ts";
import { toInstant } from "./school-days.ts";
import type { LivedTeacher } from "./teacher.ts";

/** What is not as it has to be; it ends the year. */
export interface Difference {
  readonly what: string;
  readonly scope: string;
  /** The teacher, by her place. */
  readonly teacher: number;
}

/** Rows of the server as they were last looked at, by scope: `kind id` and the row as sorted JSON. */
export interface ServerRows {
  /** Keys that changed since the last look. */
  look(scope: string): Promise<readonly string[]>;
  /** Sorted JSON; nothing of a row that is gone. */
  find(scope: string, key: string): string | undefined;
  listLiving(scope: string): readonly string[];
  count(): number;
  /** The server began another life: everything is looked at anew. */
  forget(): void;
}

/** No device ever wrote them. */
const writtenByServer: ReadonlySet<string> = new Set(["seal", "destruction"]);

/** The server says so of two texts that stand side by side. */
const withoutFork = (row: string | undefined): string | undefined =>
  row?.replace(/\["forked",(?:true|false)\],?/, "").replace(/,\]$/, "]");

export function openServerRows(database: () => Database): ServerRows {
  const scopes = new Map<string, { seq: number; readonly rows: Map<string, string | undefined> }>();
  const open = (scope: string) => {
    const known = scopes.get(scope) ?? { seq: 0, rows: new Map<string, string | undefined>() };
    scopes.set(scope, known);
    return known;
  };
  return {
    async look(scope) {
      const mirror = open(scope);
      const rows = await database()
        .queries.selectFrom("rows")
        .select(["kind", "id", "data", "dead_at", "seq"])
        .where("scope", "=", scope)
        .where("seq", ">", mirror.seq)
        .execute();
      for (const { kind, id, data, dead_at: deadAt, seq } of rows) {
        const row: Fields = JSON.parse(data);
        mirror.rows.set(`${kind} ${id}`, deadAt === null ? toSorted(row) : undefined);
        mirror.seq = Math.max(mirror.seq, Number(seq));
      }
      return rows.map(({ kind, id }) => `${kind} ${id}`);
    },
    find: (scope, key) => open(scope).rows.get(key),
    listLiving: (scope) =>
      [...open(scope).rows].flatMap(([key, row]) => (row === undefined ? [] : [key])),
    forget: () => scopes.clear(),
    count: () => [...scopes.values()].reduce((sum, { rows }) => sum + rows.size, 0),
  };
}

/** Everybody is online and quiet: compares what changed that day, or everything. Empty when all is as it has to be. */
export async function compareScopes(
  teacher: LivedTeacher,
  about: {
    readonly rows: ServerRows;
    readonly ledger: Ledger;
    readonly isWhole: boolean;
    readonly day: CalendarDay;
  },
): Promise<readonly Difference[]> {
  const { rows, ledger, isWhole, day } = about;
  const found: Difference[] = teacher.wrong
    .splice(0)
    .map((each) => ({ ...each, teacher: teacher.at }));
  const tabs = teacher.devices.flatMap(({ name, tabs: pages }) =>
    pages.map((tab, at) => ({ name: `${name}/${at + 1}`, tab })),
  );
  const open = tabs.flatMap(({ tab }) => tab.stores.map(({ scope }) => scope));
  // Of years that are over no page is open.
  const own = [...ledger.listScopes()].filter((scope) => scope.startsWith(`t/${teacher.uid}/`));
  const scopes = new Set(isWhole ? [...open, ...own] : open);
  for (const scope of scopes) {
    const tell = (what: string): void => void found.push({ what, scope, teacher: teacher.at });
    const changed = await rows.look(scope);
    const living = isWhole ? ledger.listLiving(scope) : new Set<string>();
    const keys = new Set([...changed, ...living, ...(isWhole ? rows.listLiving(scope) : [])]);
    const stores = tabs.flatMap(({ name, tab }) =>
      tab.stores.filter((store) => store.scope === scope).map((store) => ({ name, store })),
    );
    const find = (...of: [kind: string, id: string]) => ledger.expect(scope, ...of);
    // Before any of them: what a row is emptied by may stand in another.
    const emptied = [...keys].flatMap((key) => {
      const set = findForgotten(toPlace(key), { day, find });
      return set ? [{ key, set }] : [];
    });
    for (const { key, set } of emptied) {
      const [kind, id] = toPlace(key);
      ledger.forget(scope, { kind, id, set, at: toStamp(toInstant(day, 4), 0, "server") });
    }
    for (const key of keys) {
      const [kind, id] = toPlace(key);
      const onServer = rows.find(scope, key);
      const expected = toSorted(ledger.expect(scope, kind, id));
      if (!writtenByServer.has(kind) && withoutFork(expected) !== withoutFork(onServer))
        tell(`${key}: the server has ${onServer}, what it took says ${expected}`);
      for (const { name, store } of stores) {
        const here = toSorted(store.stored(kind, id));
        if (here !== onServer) tell(`${key}: ${name} has ${here}, the server ${onServer}`);
      }
    }
    for (const { name, store } of stores) compareQuiet(store, name, tell);
  }
  for (const [scope, promised] of teacher.stored) {
    for (const at of promised) {
      if (!ledger.isAnswered(scope, at))
        found.push({ what: `lost: stamp ${at}`, scope, teacher: teacher.at });
    }
  }
  teacher.stored.clear();
  return found;
}

function toPlace(key: string): readonly [kind: string, id: string] {
  const [kind = "", id = ""] = key.split(" ", 2);
  return [kind, id];
}

/** Refusals that an act of the same teacher on another device, or of a guest, decided before this one could hear of it. */
const decided: ReadonlySet<string> = new Set([
  // It was deleted.
  "gone",
  // It named a pupil who was erased.
  "denied destroyed",
  // Under a seal that was opened nothing more is drawn.
  "denied draw-opened",
  // A seal is opened once, and one number is called; what stands is what the other device did.
  "denied draw-fixed",
  // A guardian had the slot by then, had given it back, or another has it.
  "denied slot-taken",
  "denied slot-gone",
  "denied slot-other",
]);

function compareQuiet(store: Store, name: string, tell: (what: string) => void): void {
  if (store.pending().length > 0) tell(`${name} still has ${store.pending().length} ops to send`);
  for (const { refusal, kind, id } of store.refused()) {
    if (!decided.has(`${refusal.type} ${refusal.detail ?? ""}`.trim()))
      tell(`${name} was refused ${kind} ${id}: ${refusal.type} ${refusal.detail ?? ""}`);
  }
}

/** As JSON with fields in order; fields of the protocol itself and the id that a row bears are left out. */
export function toSorted(row: Fields | undefined): string | undefined {
  if (!row) return undefined;
  const fields = Object.entries(row).filter(
    ([name, value]) =>
      name !== "id" && !name.startsWith("~") && value !== null && value !== undefined,
  );
  return JSON.stringify(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    sortInside,
  );
}

function sortInside(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
