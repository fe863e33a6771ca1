import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { isBox, type Box } from "@damim/domain/vault/box.ts";
import {
  hasPlainSecrets,
  listSecrets,
  putSecrets,
  toBoxPlace,
} from "@damim/domain/vault/secrets.ts";
import type { Veil } from "@damim/sync/client/store.ts";
import { openBox, sealBox, type DataKey } from "../../platform/secrets/boxes.ts";
import { digestText } from "../history/text-digest.ts";
import type { Store } from "../teacher-data.ts";

type RowPlace = Parameters<Veil["lift"]>[0];

export interface VaultVeil extends Veil {
  /** What is locked in these boxes of a row, where this key opens them: a former value of history too. */
  read(of: RowPlace, fields: Readonly<Record<string, unknown>>): Promise<typeof fields>;
  /** Nothing that was opened stays in memory. */
  forget(): void;
}

/**
 * Boxes as they are read and made. What is open is kept by its cipher text, which is another one each time; rows are read
 * again as their boxes are opened.
 */
export function createVeil(options: {
  readonly findKey: () => DataKey | undefined;
  /** For sealing: waits until there is one. */
  readonly waitForKey: () => Promise<DataKey>;
  readonly isOn: () => boolean;
  readonly findStore: (scope: string) => Store | undefined;
}): VaultVeil {
  const { findKey, waitForKey, isOn, findStore } = options;
  const opened = new Map<string, unknown>();
  const shut = new Set<string>();
  /** The digest of a locked text by the one of its words: a form begins with what it shows. */
  const digests = new Map<string, string>();
  const waiting = new Map<string, RowPlace & { readonly boxes: Map<string, Box> }>();
  let isOpening = false;

  function remember(of: RowPlace, place: string, box: Box, value: unknown): void {
    opened.set(box.c, value);
    if (place === findLongText(of.kind))
      digests.set(`${of.id} ${digestText(String(value))}`, digestText(box.c));
  }
  async function openOne(key: DataKey, of: RowPlace, place: string, box: Box): Promise<void> {
    if (opened.has(box.c) || shut.has(box.c)) return;
    try {
      const value = await openBox(key, toBoxPlace(of.scope, of.kind, of.id, place), box);
      if (findKey() === key) remember(of, place, box, value);
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

  return {
    lift(of, data) {
      const boxes = listBoxes(of.kind, data);
      if (boxes.size === 0) return data;
      const values = new Map<string, unknown>();
      let isWhole = true;
      for (const [place, { c }] of boxes) {
        if (opened.has(c)) values.set(place, opened.get(c));
        else if (!shut.has(c)) isWhole = false;
      }
      if (!isWhole && findKey()) {
        waiting.set(toKey(of), { ...of, boxes });
        if (!isOpening) queueMicrotask(() => isOpening || void openWaiting());
      }
      return putSecrets(data, values);
    },
    isPlain: ({ kind, set }) => isOn() && hasPlainSecrets(kind, set),
    async seal(scope, op) {
      const key = await waitForKey();
      const { kind, id, set } = op;
      const of = { scope, kind, id };
      const boxes = new Map<string, Box>();
      for (const { place, value } of listSecrets(kind, set)) {
        const box = isBox(value)
          ? value
          : await sealBox(key, toBoxPlace(scope, kind, id, place), value);
        if (!isBox(value)) remember(of, place, box, value);
        boxes.set(place, box);
      }
      const { from } = set;
      const known = typeof from === "string" ? digests.get(`${id} ${from}`) : undefined;
      return { ...op, set: { ...putSecrets(set, boxes), ...(known && { from: known }) } };
    },
    async read(of, fields) {
      const boxes = listBoxes(of.kind, fields);
      const key = findKey();
      if (!key) return fields;
      for (const [place, box] of boxes) await openOne(key, of, place, box);
      const known = [...boxes].filter(([, { c }]) => opened.has(c));
      return putSecrets(fields, new Map(known.map(([place, { c }]) => [place, opened.get(c)])));
    },
    forget() {
      opened.clear();
      digests.clear();
      shut.clear();
      waiting.clear();
    },
  };
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
