import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import type { KeptConsult } from "@damim/domain/consult/consult.ts";
import { listStandingSeals } from "@damim/domain/seal/check-seals.ts";
import { toSealCode } from "@damim/domain/seal/seal-code.ts";
import type { KeptSeal } from "@damim/domain/seal/seal.ts";
import { toSealTime } from "@damim/domain/seal/seal-words.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { readSeals, toStandingRow } from "./use-seals.ts";

/** What paper and file carry of a record that is sealed as it stands. */
export interface SealMarks {
  readonly code: string;
  /** 「11월 18일 16:20」. */
  readonly time: string;
  /** Where the code is looked up, by whoever is signed in as its teacher. */
  readonly address: string;
}

/** The marks of those records whose text of now is sealed, by id. */
export function readSealMarks(
  store: Store,
  consults: readonly KeptConsult[],
): ReadonlyMap<string, SealMarks> {
  const rows = consults.map(({ id }) => toStandingRow(store, id));
  const standing = listStandingSeals(readSeals(store), rows, hashParts);
  return new Map([...standing].map(([id, seal]) => [id, toMarks(seal)]));
}

export function toMarks({ id, at }: Pick<KeptSeal, "id" | "at">): SealMarks {
  const code = toSealCode(id);
  const address = `${location.origin}${import.meta.env.BASE_URL}manageConsult?seal=${code}`;
  return { code, time: toSealTime(at), address };
}
