import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import { consultKind, type KeptConsult } from "@damim/domain/consult/consult.ts";
import {
  findBrokenSeal,
  findSealState,
  type KeptSeals,
  toSeals,
  type SealState,
} from "@damim/domain/seal/check-seals.ts";
import { sealKind } from "@damim/domain/seal/seal.ts";
import type { StandingRow } from "@damim/domain/seal/sealed-words.ts";
import { hasBoxes } from "@damim/domain/secret/secrets.ts";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useDerived, useLive } from "../../../data/use-teacher-data.ts";
import { keepBrokenSeal, readBrokenSeal } from "../../../platform/kept/later-preferences.ts";

/** A record as the server seals it, where it is locked its boxes; and what is in them while they are open. */
export function toStandingRow(store: Store, id: string): StandingRow {
  const kind = consultKind.name;
  const fields = store.stored(kind, id) ?? {};
  const shown = store.find(kind, id);
  const isOpen = hasBoxes(kind, fields) && shown?.["isLocked"] !== true;
  return { kind, id, fields, opened: isOpen ? shown : undefined };
}

/** The seals of a year, live. */
export function useSeals(store: Store): KeptSeals {
  return useDerived(store, [sealKind], readSeals);
}

export function readSeals(store: Store): KeptSeals {
  return toSeals(store.rows(sealKind));
}

/** Whether this text of a record is sealed, live. */
export function useSealState(store: Store, row: KeptConsult): SealState {
  const seals = useSeals(store);
  const isSent = useSyncExternalStore(
    store.subscribe,
    () => !store.pending().some(({ id }) => id === row.id),
  );
  const isAtRest = useLive(({ rounds }) => rounds.state() === "idle");
  const isSettled = useIsWhole(store) && isAtRest && isSent;
  return useMemo(
    () => findSealState(seals, toStandingRow(store, row.id), { hash: hashParts, isSettled }),
    [seals, store, row, isSettled],
  );
}

/**
 * Since when the seals of a year do not hold together, epoch ms; counted once all are here, as what others bring in may
 * come in any order. A break that was seen stays on this device, whatever the server says later.
 */
export function useBrokenSeal(store: Store): number | undefined {
  const seals = useSeals(store);
  const isAtRest = useLive(({ rounds }) => rounds.state() === "idle");
  const isWhole = useIsWhole(store);
  const seen = readBrokenSeal(store.scope);
  const found = useMemo(
    () => (isAtRest && isWhole ? findBrokenSeal(seals, hashParts)?.at : undefined),
    [seals, isAtRest, isWhole],
  );
  const at = Math.min(seen ?? Infinity, found ?? Infinity);
  useEffect(() => {
    if (found !== undefined) keepBrokenSeal(store.scope, at);
  }, [store, found, at]);
  return at === Infinity ? undefined : at;
}

/** Whether every row that is kept here is in memory. */
export function useIsWhole(store: Store): boolean {
  const [whole, setWhole] = useState<Store>();
  useEffect(() => {
    let isCurrent = true;
    void store.whole.then(
      () => isCurrent && setWhole(store),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [store]);
  return whole === store;
}
