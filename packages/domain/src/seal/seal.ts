import type { RecordKind } from "@damim/sync/kind.ts";
import type { Seal } from "./seal-record.ts";

export type { Seal };
export type KeptSeal = Seal & { readonly id: string };

/** The row that says which seal is the newest of the scope. The server's alone, and shown nowhere (`check-seals.ts`). */
export const SEAL_HEAD_ID = "head";

// Comes with a teacher's first screen: what is more than its name stands elsewhere.
export const sealKind: RecordKind<Seal, "seal"> = {
  name: "seal",
  version: 1,
  isProof: true,
};
