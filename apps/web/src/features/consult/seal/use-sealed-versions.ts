import type { Consult } from "@damim/domain/consult/consult.ts";
import type { SealAnswer } from "@damim/domain/seal/check-seals.ts";
import { findSealedVersion, listPastVersions } from "@damim/domain/seal/find-sealed-version.ts";
import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import type { KeptSeal } from "@damim/domain/seal/seal.ts";
import { listSameLeaves } from "@damim/domain/seal/sealed-words.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { useEffect, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { VaultSlot } from "../../../data/vault-slot.ts";
import { fetchActs, openFields } from "./sealed-text.tsx";
import { toStandingRow } from "./use-seals.ts";

/** A record as it was sealed; or why it is not known: no server was there, or its history does not reach so far. */
export type SealedVersion = Consult | "away" | "forgotten";

/** What the history of its record tells of an answer. */
interface PastOfSeal {
  readonly version: SealedVersion;
  /** The leaves of versions that say what the record says now. */
  readonly proven: ReadonlySet<string>;
}

/** The same of answers that tell of a seal, by its id; nothing while it is fetched. */
export function useSealedVersions(
  store: Store,
  answers: readonly SealAnswer[],
): ReadonlyMap<string, PastOfSeal> | undefined {
  const { vault } = useTeacherData();
  const told = answers.flatMap((one) => (one.type === "unknown" ? [] : [one]));
  const asked = told.map(({ seal, type }) => `${seal.id} ${type}`).join();
  const [known, setKnown] = useState<{ asked: string; found: Map<string, PastOfSeal> }>();
  useEffect(() => {
    let isCurrent = true;
    const findAll = async (): Promise<void> => {
      const found = new Map<string, PastOfSeal>();
      for (const answer of told) {
        if (!isCurrent) return;
        if (!found.has(answer.seal.id))
          found.set(answer.seal.id, await findPast(store, answer, vault));
      }
      if (isCurrent) setKnown({ asked, found });
    };
    void findAll();
    return () => {
      isCurrent = false;
    };
    // The answers to the same ids are the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, asked, vault]);
  return known?.asked === asked ? known.found : undefined;
}

/** Without asking the server where the text that stands there is the sealed one. */
async function findPast(
  store: Store,
  { type, seal }: { readonly type: SealAnswer["type"]; readonly seal: KeptSeal },
  vault: VaultSlot | undefined,
): Promise<PastOfSeal> {
  const { rowId } = seal;
  const row = toStandingRow(store, rowId);
  const open = (fields: Fields) => openFields(vault, { scope: store.scope, id: rowId }, fields);
  // The hash says that it is a record as it was stored.
  const read = async (fields: Fields) => (await open(fields)) as unknown as Consult;
  if (type === "same") return { version: await read(row.opened ?? row.fields), proven: new Set() };
  try {
    const versions = listPastVersions(row.fields, await fetchActs(store.scope, rowId));
    const version = findSealedVersion(seal, row.kind, versions, hashParts);
    const opened = await Promise.all(
      versions.map(async (fields) => ({ fields, opened: await open(fields) })),
    );
    return {
      version: version ? await read(version) : "forgotten",
      proven: new Set(listSameLeaves(row, opened, hashParts)),
    };
  } catch {
    return { version: "away", proven: new Set() };
  }
}
