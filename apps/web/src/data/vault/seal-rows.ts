import { toText } from "@damim/domain/record/long-text.ts";
import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { hasPlainSecrets, listSecrets, secretKinds } from "@damim/domain/secret/secrets.ts";
import type { Change } from "@damim/sync/change.ts";
import { digestText } from "../history/text-digest.ts";
import type { Store } from "../teacher-data.ts";

/** Rows that are written in one go: a page that goes in between has lost nothing, and the next one goes on. */
const A_STEP = 20;

/**
 * Locks the rows that still stand open, or opens those that still are locked, step by step. What another device wrote
 * meanwhile forks as any text does.
 *
 * @param isLocking false: it was switched off
 * @param keyId of today
 */
export async function turnRows(
  store: Store,
  { isLocking, keyId }: { readonly isLocking: boolean; readonly keyId: string | undefined },
  goesOn: () => boolean,
): Promise<void> {
  await store.whole;
  for (const kind of secretKinds) {
    // What is just being written is sealed on its way.
    const waiting = new Set(store.pending().map(({ id }) => id));
    const changes = [...store.rows<object>({ name: kind }).keys()].flatMap((id) =>
      waiting.has(id) ? [] : toTurn(store, { kind, id }, { isLocking, keyId }),
    );
    for (let at = 0; at < changes.length && goesOn(); at += A_STEP)
      await store.write(changes.slice(at, at + A_STEP));
  }
}

/** The same words once more, as they now have to stand: sealing is what every write goes through. */
function toTurn(
  store: Store,
  { kind, id }: { readonly kind: string; readonly id: string },
  { isLocking, keyId }: { readonly isLocking: boolean; readonly keyId: string | undefined },
): readonly Change[] {
  const stored = store.stored(kind, id) ?? {};
  const shown = store.find(kind, id) ?? {};
  // Those of a key of before too, where this page has it, and what a restored server locked by itself: a version as any other.
  const isRight = (value: unknown): boolean =>
    isBox(value) ? isLocking && value.k === keyId && value.e === undefined : !isLocking;
  const places = listSecrets(kind, stored).filter(({ value }) => !isRight(value));
  const fields = [...new Set(places.map(({ place }) => place.split(".")[0] ?? ""))];
  const set = Object.fromEntries(fields.map((field) => [field, shown[field]]));
  const isOpen = listSecrets(kind, set).length === places.length && shown["isLocked"] !== true;
  if (fields.length === 0 || !isOpen) return [];
  const longText = findLongText(kind);
  const from =
    longText !== undefined && longText in set ? { from: digestText(toText(stored[longText])) } : {};
  return [{ kind, id, set: { ...set, ...from } }];
}

/** The rows that are locked, for what is asked of the server about them. */
export function listLockedIds(store: Store, kind: string): readonly string[] {
  return [...store.rows<object>({ name: kind }).keys()].filter((id) =>
    listSecrets(kind, store.stored(kind, id) ?? {}).some(({ value }) => isBox(value)),
  );
}

/** How many rows have two texts: the one that is not shown stands in the history alone, locked. */
export function countForked(stores: Iterable<Store>): number {
  return [...stores]
    .flatMap((store) => secretKinds.flatMap((name) => [...store.rows<object>({ name }).values()]))
    .filter((row) => "forked" in row && row.forked === true).length;
}

/** How many rows hold words that may be locked, and of how many they are not. */
export function countRows(stores: Iterable<Store>): {
  readonly all: number;
  readonly open: number;
} {
  const rows = [...stores].flatMap((store) =>
    secretKinds.flatMap((kind) =>
      [...store.rows<object>({ name: kind }).keys()].flatMap((id) => {
        const fields = store.stored(kind, id) ?? {};
        return listSecrets(kind, fields).length > 0 ? [hasPlainSecrets(kind, fields)] : [];
      }),
    ),
  );
  return { all: rows.length, open: rows.filter(Boolean).length };
}
