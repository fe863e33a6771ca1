import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { isBox, type Box } from "@damim/domain/secret/box.ts";
import {
  hasPlainSecrets,
  listSecrets,
  putSecrets,
  toBoxPlace,
} from "@damim/domain/secret/secrets.ts";
import type { QueuedOp, RefusedOp } from "@damim/sync/client/storage.ts";
import type { WriteOutcome } from "@damim/sync/client/store.ts";
import type { ScopedVeil } from "../vault-slot.ts";
import type { Vault } from "@damim/domain/vault/vault.ts";
import { openBox, sealBox, type DataKey } from "../../platform/secrets/boxes.ts";
import { openThrough } from "../../platform/secrets/inlet.ts";
import { digestText } from "../history/text-digest.ts";
import type { Store } from "../teacher-data.ts";

/** Of a refusal of plain words (`server/vault`). */
const LOCKED = "locked";

type RowPlace = Parameters<ScopedVeil["lift"]>[0];

export interface VaultVeil extends ScopedVeil {
  /** What is locked in these boxes of a row, where this key opens them: a former value of history too. */
  readonly read: (
    of: RowPlace,
    fields: Readonly<Record<string, unknown>>,
  ) => Promise<typeof fields>;
  /**
   * Seals what was written before there was a lock: what waits, and under its own stamp once more what the server refused
   * for being plain, with all that hung on it. Where the lock is off again, that goes out as it is.
   */
  reseal(store: Store): Promise<void>;
  /** While they are shut: what was written before waits as refused, and says so. */
  giveBack(store: Store): Promise<void>;
  /** What did not open may open now: another key came. */
  lookAgain(): void;
  /** Nothing that was opened stays in memory. */
  forget(): void;
}

/**
 * Boxes as they are read and made. What is open is kept by its cipher text, which is another one each time; rows are read
 * again as their boxes are opened.
 */
export function createVeil(options: {
  readonly findKey: () => DataKey | undefined;
  /** A key of before, as long as it is open. */
  readonly findFormer?: (id: string) => DataKey | undefined;
  /** Of a key: what a restored server locked by itself opens through it. */
  readonly findInlet?: (id: string) => Vault["inlet"];
  /** For sealing: waits until there is one. */
  readonly waitForKey: () => Promise<DataKey>;
  readonly isOn: () => boolean;
  readonly findStore: (scope: string) => Store | undefined;
}): VaultVeil {
  const { findKey, findFormer, findInlet, waitForKey, isOn, findStore } = options;
  const opened = new Map<string, unknown>();
  const shut = new Set<string>();
  /** The digest of a locked text by the one of its words: a form begins with what it shows. */
  const digests = new Map<string, string>();
  /** The box of each row's text that was read last: an equal one of its history tells nothing of the row. */
  const latest = new Map<string, string>();
  const waiting = new Map<string, RowPlace & { readonly boxes: Map<string, Box> }>();
  /** Stamps of what stands in memory alone. */
  const bare = new Set<string>();
  let isOpening = false;

  function noteText(of: RowPlace, place: string, { c }: Box, value: unknown): void {
    if (place !== findLongText(of.kind) || latest.get(toKey(of)) === c) return;
    latest.set(toKey(of), c);
    digests.set(`${of.id} ${digestText(String(value))}`, digestText(c));
  }
  async function openOne(key: DataKey, of: RowPlace, place: string, box: Box): Promise<void> {
    if (opened.has(box.c) || shut.has(box.c)) return;
    const own = box.k === key.id ? key : findFormer?.(box.k);
    try {
      if (!own) throw new Error("a key of before");
      const at = toBoxPlace(of.scope, of.kind, of.id, place);
      const { e } = box;
      const inlet = e === undefined ? undefined : findInlet?.(own.id);
      const value =
        e === undefined || !inlet
          ? await openBox(own, at, box)
          : await openThrough(inlet, own, { place: at, box: { ...box, e } });
      if (findKey() === key) opened.set(box.c, value);
    } catch {
      shut.add(box.c);
    }
  }
  async function openWaiting(): Promise<void> {
    isOpening = true;
    while (waiting.size > 0) {
      const rows = [...waiting.values()].slice(0, 200);
      for (const row of rows) waiting.delete(toKey(row));
      const key = findKey();
      if (!key) continue;
      await Promise.all(
        rows.flatMap((row) => [...row.boxes].map(([place, box]) => openOne(key, row, place, box))),
      );
      for (const { scope, kind, id } of rows) findStore(scope)?.relift(kind, [id]);
    }
    isOpening = false;
  }

  function isPlain({ kind, set }: Pick<QueuedOp, "kind" | "set">): boolean {
    return isOn() && hasPlainSecrets(kind, set);
  }
  async function saveSealed(scope: string, ops: readonly QueuedOp[]): Promise<WriteOutcome> {
    for (const { at } of ops) bare.add(at);
    const key = await waitForKey();
    const sealed: QueuedOp[] = [];
    // In turn: a text may begin with the one before it.
    for (const op of ops) sealed.push(await seal(key, scope, op));
    for (const { at } of ops) bare.delete(at);
    const store = findStore(scope);
    return store ? store.replace(sealed) : { type: "unsaved", cause: "StorageUnavailable" };
  }
  async function seal(key: DataKey, scope: string, op: QueuedOp): Promise<QueuedOp> {
    const { kind, id, set } = op;
    const { from } = set;
    // Before its own text is one of those that are known.
    const known = typeof from === "string" ? digests.get(`${id} ${from}`) : undefined;
    const boxes = new Map<string, Box>();
    for (const { place, value } of listSecrets(kind, set)) {
      if (isBox(value)) continue;
      const box = await sealBox(key, toBoxPlace(scope, kind, id, place), value);
      opened.set(box.c, value);
      noteText({ scope, kind, id }, place, box, value);
      boxes.set(place, box);
    }
    return { ...op, set: { ...putSecrets(set, boxes), ...(known && { from: known }) } };
  }

  return {
    lift(of, data) {
      const boxes = listBoxes(of.kind, data);
      if (boxes.size === 0) return data;
      const values = new Map<string, unknown>();
      let isWhole = true;
      for (const [place, box] of boxes) {
        const { c } = box;
        if (opened.has(c)) {
          values.set(place, opened.get(c));
          noteText(of, place, box, opened.get(c));
        } else if (!shut.has(c)) isWhole = false;
      }
      if (!isWhole && findKey()) {
        waiting.set(toKey(of), { ...of, boxes });
        if (!isOpening) queueMicrotask(() => isOpening || void openWaiting());
      }
      return putSecrets(data, values);
    },
    save: (scope, ops) => (ops.some(isPlain) ? saveSealed(scope, ops) : undefined),
    listReady: (ops) => (bare.size === 0 ? ops : splitRows(ops, ({ at }) => bare.has(at)).others),
    async giveBack(store) {
      const isWaiting = (op: QueuedOp): boolean => isPlain(op) && !bare.has(op.at);
      for (const { at } of splitRows(store.pending(), isWaiting).found)
        await store.refuse(at, { type: "denied", detail: LOCKED });
    },
    async reseal(store) {
      const isLocking = isOn();
      const isOne = (op: RefusedOp): boolean =>
        isLocking ? isPlain(op) : op.refusal.detail === LOCKED;
      const refused = splitRows(store.refused(), isOne).found;
      const waiting = store.pending().filter((op) => isPlain(op) && !bare.has(op.at));
      const ops = [...refused, ...waiting]
        .map(({ kind, id, set, at }) => ({ kind, id, set, at }))
        .toSorted((a, b) => (a.at < b.at ? -1 : 1));
      if (ops.length === 0) return;
      const saving = isLocking ? saveSealed(store.scope, ops) : store.replace(ops);
      const { type } = await saving;
      if (type !== "stored") return;
      for (const { at } of refused) await store.discardRefused(at).catch(() => undefined);
    },
    async read(of, fields) {
      const boxes = listBoxes(of.kind, fields);
      const key = findKey();
      if (!key) return fields;
      for (const [place, box] of boxes) await openOne(key, of, place, box);
      const known = [...boxes].filter(([, { c }]) => opened.has(c));
      return putSecrets(fields, new Map(known.map(([place, { c }]) => [place, opened.get(c)])));
    },
    lookAgain: () => shut.clear(),
    forget() {
      opened.clear();
      digests.clear();
      latest.clear();
      shut.clear();
      waiting.clear();
    },
  };
}

/** The ops that these are with all behind them in their rows, and the others. */
function splitRows<O extends QueuedOp>(ops: readonly O[], isOne: (op: O) => boolean) {
  const rows = new Set<string>();
  const found = ops.filter((op) => {
    const row = `${op.kind}\n${op.id}`;
    if (isOne(op)) rows.add(row);
    return rows.has(row);
  });
  return { found, others: ops.filter((op) => !found.includes(op)) };
}

function listBoxes(kind: string, fields: Parameters<typeof listSecrets>[1]): Map<string, Box> {
  const boxes = listSecrets(kind, fields).flatMap(({ place, value }) =>
    isBox(value) ? [[place, value] as const] : [],
  );
  return new Map(boxes);
}

function toKey({ scope, kind, id }: RowPlace): string {
  return [scope, kind, id].join("\n");
}
