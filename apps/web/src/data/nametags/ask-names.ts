import { compareTexts } from "@damim/domain/base/compare-texts.ts";
import {
  findNamedTexts,
  toNumbered,
  type NamedText,
} from "@damim/domain/numbers-only/named-texts.ts";
import { findLongText } from "@damim/domain/registry/long-texts.ts";
import type { NameRoster } from "@damim/domain/names/cover-person.ts";
import type { QueuedOp } from "@damim/sync/client/storage.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { digestText } from "../history/text-digest.ts";
import type { NameAsking, NamedRow, NameHolding } from "../nametags-slot.ts";
import type { Store } from "../teacher-data.ts";

type Row = Pick<QueuedOp, "kind" | "id">;
const toRowKey = ({ scope }: Store, { kind, id }: Row): string => `${scope}~${kind}~${id}`;

/**
 * Names in texts that leave this device by rows, of whatever kind in whatever scope, while a year has numbers only: its
 * own rows, the profile, clubs, rooms, 반편성. They are on the disk as everything is, and stay in the
 * outbox with all that comes behind them in their rows until the teacher has answered: by number under the same stamp, or
 * as they are. What is meant is known by row and word, for as long as the page lives.
 *
 * @param isSealed whether what this op says is locked before it leaves
 */
export function createNameAsking(options: {
  /** Whom a text of this scope may not name; the same object until `revision` rises. */
  readonly listNamed: (scope: string) => NameRoster;
  readonly isSealed: (scope: string, op: QueuedOp) => boolean;
  /** The fields in which a pupil's row says who it is: they go to the 이름표. */
  readonly listOwnFields: (scope: string, op: QueuedOp) => readonly string[];
  readonly revision: () => number;
  readonly tell: () => void;
  /** Something may go. */
  readonly poke: () => void;
  /** Rows that were put off, for every page of this device: a question about a pupil comes before no class by itself. */
  readonly putOffRows: { read(): readonly string[]; keep(rows: readonly string[]): void };
}): NameAsking & NameHolding {
  const { listNamed, isSealed, listOwnFields, tell, poke, putOffRows } = options;
  const meant = new Set<string>();
  const putOff = new Set(putOffRows.read());
  const texts = new WeakMap<Fields, readonly [revision: number, found: readonly NamedText[]]>();
  /** By row, with the stamp of the first op that waits. */
  const asked = new Map<string, NamedRow & { readonly from: string }>();
  let rows: readonly NamedRow[] = [];

  function findOpen(store: Store, op: QueuedOp): readonly NamedText[] {
    const roster = listNamed(store.scope);
    if (roster.length === 0 || isSealed(store.scope, op)) return [];
    const revision = options.revision();
    const known = texts.get(op.set);
    const [asks] = splitFields(op.set, listOwnFields(store.scope, op));
    const all = known?.[0] === revision ? known[1] : findNamedTexts(asks, roster);
    if (all !== known?.[1]) texts.set(op.set, [revision, all]);
    return all.flatMap(({ text, named }) => {
      const open = named.filter(({ word }) => !isMeant(store, op, word));
      return open.length > 0 ? [{ text, named: open }] : [];
    });
  }
  const isMeant = (store: Store, row: Row, word: string): boolean =>
    meant.has(`${toRowKey(store, row)}\n${word}`);

  /** The oldest first, whichever store was looked at last. */
  const listAsked = (): readonly NamedRow[] =>
    [...asked]
      .toSorted(([a, { from: first }], [b, { from: second }]) =>
        compareTexts(`${first} ${a}`, `${second} ${b}`),
      )
      .map(([, row]) => row);

  function look(store: Store): void {
    for (const [key, row] of asked) if (row.store === store) asked.delete(key);
    for (const op of store.pending()) {
      const found = findOpen(store, op);
      if (found.length === 0) continue;
      const key = toRowKey(store, op);
      const known = asked.get(key);
      const { kind, id } = op;
      // What was written anew takes the place of what stood there.
      asked.set(key, { store, kind, id, texts: listOnce(found), from: known?.from ?? op.at });
    }
    const next = listAsked();
    // What is told makes others look: two stores in turn find the same, in the same order.
    if (toSign(next) === toSign(rows)) return;
    rows = next;
    tell();
  }
  /** Each text that grew from another one says so by a digest of that: of what stands there now. */
  function toNumberedOps(store: Store, row: NamedRow): readonly QueuedOp[] {
    const roster = listNamed(store.scope);
    const field = findLongText(row.kind);
    const digests = new Map<unknown, string>();
    return store
      .pending()
      .filter(({ kind, id }) => kind === row.kind && id === row.id)
      .map((op) => {
        const { kind, id, set, at, stamps } = op;
        const [asks, own] = splitFields(set, listOwnFields(store.scope, op));
        const next = { ...toNumbered(asks, roster, (word) => isMeant(store, row, word)), ...own };
        const from = digests.get(set["from"]);
        const [was, is] = [set, next].map((each) => (field ? each[field] : undefined));
        if (typeof was === "string" && typeof is === "string" && was !== is)
          digests.set(digestText(was), digestText(is));
        return {
          kind,
          id,
          at,
          set: from === undefined ? next : { ...next, from },
          ...(stamps && { stamps }),
        };
      });
  }

  return {
    look,
    leave(store) {
      for (const [key, row] of asked) if (row.store === store) asked.delete(key);
      rows = listAsked();
      tell();
    },
    isHeld(store, op) {
      if (listNamed(store.scope).length === 0) return false;
      const row = asked.get(toRowKey(store, op));
      return (row !== undefined && row.from <= op.at) || findOpen(store, op).length > 0;
    },
    get rows() {
      return rows;
    },
    get isAsked() {
      return [...asked.keys()].some((key) => !putOff.has(key));
    },
    async answer(answered, way) {
      for (const row of answered) {
        const { store } = row;
        if (way === "numbers") await store.replace(toNumberedOps(store, row));
        else
          for (const { word } of row.texts.flatMap(({ named }) => named))
            meant.add(`${toRowKey(store, row)}\n${word}`);
        putOff.delete(toRowKey(store, row));
        look(store);
      }
      poke();
    },
    putOff() {
      for (const key of asked.keys()) putOff.add(key);
      putOffRows.keep([...putOff].filter((key) => asked.has(key)));
      tell();
    },
    askAgain() {
      putOff.clear();
      putOffRows.keep([]);
      tell();
    },
  };
}

/** What is asked about, and what is not. */
function splitFields(set: Fields, own: readonly string[]): readonly [Fields, Fields] {
  if (own.length === 0) return [set, {}];
  const pick = (isOwn: boolean): Fields =>
    Object.fromEntries(Object.entries(set).filter(([field]) => own.includes(field) === isOwn));
  return [pick(false), pick(true)];
}

const toSign = (rows: readonly NamedRow[]): string =>
  JSON.stringify(rows.map(({ store, kind, id, texts }) => [store.scope, kind, id, texts]));

/** A memo's first line is its title too: what another text begins with is said there. */
function listOnce(texts: readonly NamedText[]): readonly NamedText[] {
  return texts.filter(
    ({ text }, at) =>
      !texts.some(
        (other, there) =>
          there !== at && other.text.startsWith(text) && (other.text !== text || there < at),
      ),
  );
}
