import { hashParts } from "@damim/domain/seal/hash-seal.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { answerSealCode, type SealAnswer } from "@damim/domain/seal/check-seals.ts";
import { useCallback } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { toStandingRow, useSeals } from "./use-seals.ts";

/**
 * What became of the text that a code was made of, live; `proven` are the leaves of past versions of records that say the
 * same as they do now (`use-sealed-versions.ts`).
 */
export function useAnswer(
  store: Store,
): (code: string, proven?: ReadonlySet<string>) => SealAnswer {
  const seals = useSeals(store);
  const consults = useRows(store, consultKind);
  return useCallback(
    (code, proven) => {
      const find = (id: string) => (consults.has(id) ? toStandingRow(store, id) : undefined);
      return answerSealCode(seals, code, find, { hash: hashParts, proven });
    },
    [seals, consults, store],
  );
}
