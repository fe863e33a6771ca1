import { computeSha256 } from "@damim/domain/hash/compute-sha256.ts";
import type { KeptConsult } from "@damim/domain/consult/consult.ts";
import { listSealCodes } from "@damim/domain/seal/check-seals.ts";
import { sealKind } from "@damim/domain/seal/seal.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { toSealedFields } from "./use-seals.ts";

/** The codes of those records whose text of now is sealed, by id. */
export function readSealCodes(
  store: Store,
  consults: readonly KeptConsult[],
): ReadonlyMap<string, string> {
  const rows = consults.map((row) => ({ ...toSealedFields(row), id: row.id }));
  return listSealCodes(store.rows(sealKind), rows, computeSha256);
}

/** Where a code is looked up, by whoever is signed in as its teacher. */
export function toSealAddress(code: string): string {
  return `${location.origin}${import.meta.env.BASE_URL}manageConsult?seal=${code}`;
}
