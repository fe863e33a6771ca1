import type { RecordKind } from "@damim/sync/kind.ts";
import type { Seal } from "./seal-record.ts";

export type { Seal };
export type KeptSeal = Seal & { readonly id: string };

/** The row that says which seal is the newest of the scope. The server's alone, and shown nowhere. */
export const SEAL_HEAD_ID = "head";

export const sealKind: RecordKind<Seal, "seal"> = {
  name: "seal",
  version: 1,
  read: (data) => (data["leaf"] === undefined ? undefined : data),
};
