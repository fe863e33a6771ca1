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
import { useEffect, useMemo, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useDerived, useLive } from "../../../data/use-teacher-data.ts";
import { keepBrokenSeal, readBrokenSeal } from "../../../platform/kept/later-preferences.ts";

/** The fields of a record as the server seals them: where it is locked, its boxes. */
export function toSealedFields(store: Store, id: string) {
  return { kind: consultKind.name, fields: store.stored(consultKind.name, id) ?? {} };
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
  return useMemo(
    () => findSealState(seals, { ...toSealedFields(store, row.id), id: row.id }, hashParts),
    [seals, store, row],
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
