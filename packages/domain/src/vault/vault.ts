import type { RecordKind } from "@damim/sync/kind.ts";
import type { Vault } from "./vault-record.ts";

export type { Vault };

export const vaultKind: RecordKind<Vault, "vault"> = { name: "vault", version: 1 };

/** There is one for each account, in its profile. */
export const VAULT_ID = "vault";

/** Whether what is written of secrets has to stand in boxes. */
export function isVaultOn(vault: { readonly isOff?: unknown } | undefined): boolean {
  return vault !== undefined && vault.isOff !== true;
}
