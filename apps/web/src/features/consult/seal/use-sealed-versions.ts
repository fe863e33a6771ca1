import type { Consult } from "@damim/domain/consult/consult.ts";
import type { SealAnswer } from "@damim/domain/seal/check-seals.ts";
import { findSealedVersion } from "@damim/domain/seal/find-sealed-version.ts";
import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import type { KeptSeal } from "@damim/domain/seal/seal.ts";
import { useEffect, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { VaultSlot } from "../../../data/vault-slot.ts";
import { fetchActs, openFields, readRow } from "./sealed-text.tsx";

/** A record as it was sealed; or why it is not known: no server was there, or its history does not reach so far. */
export type SealedVersion = Consult | "away" | "forgotten";

/** The sealed versions that these answers tell of, by the id of the seal; nothing while they are fetched. */
export function useSealedVersions(
  store: Store,
  answers: readonly SealAnswer[],
): ReadonlyMap<string, SealedVersion> | undefined {
  const { vault } = useTeacherData();
  const seals = answers.flatMap((one) => (one.type === "unknown" ? [] : [one.seal]));
  const asked = seals.map(({ id }) => id).join(" ");
  const [known, setKnown] = useState<{ asked: string; found: Map<string, SealedVersion> }>();
  useEffect(() => {
    let isCurrent = true;
    const findAll = async (): Promise<void> => {
      const found = new Map<string, SealedVersion>();
      for (const seal of seals) {
        if (!isCurrent) return;
        if (!found.has(seal.id)) found.set(seal.id, await findVersion(store, seal, vault));
      }
      if (isCurrent) setKnown({ asked, found });
    };
    void findAll();
    return () => {
      isCurrent = false;
    };
    // The seals of the same ids are the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, asked, vault]);
  return known?.asked === asked ? known.found : undefined;
}

async function findVersion(
  store: Store,
  seal: KeptSeal,
  vault: VaultSlot | undefined,
): Promise<SealedVersion> {
  const row = readRow(store, seal.rowId);
  const find = (acts: Parameters<typeof findSealedVersion>[2]) =>
    findSealedVersion(seal, row, acts, hashParts);
  try {
    const version = find([]) ?? find(await fetchActs(store.scope, seal.rowId));
    if (!version) return "forgotten";
    const opened = await openFields(vault, { scope: store.scope, id: seal.rowId }, version);
    // The hash says that it is a record as it was stored.
    return opened as unknown as Consult;
  } catch {
    return "away";
  }
}
