import { DEAD } from "@damim/sync/change.ts";
import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import type { Vault } from "./vault-record.ts";

export type { Vault };

/** Of its past nothing is kept: wrapped by an old passphrase the key would open the records still. */
export const vaultKind: RecordKind<Vault, "vault"> = { name: "vault", version: 1, hasNoPast: true };

/** There is one for each account, in its profile. */
export const VAULT_ID = "vault";

/**
 * Whether a write would bring a second key, or take the one away: what is locked by it could not be opened again. Once the
 * lock is off another key may come.
 */
export function breaksVault(set: Fields, before: Fields | undefined): boolean {
  if (!before) return false;
  if (set[DEAD] === true) return true;
  const { keyId } = set;
  return isVaultOn(before) && keyId !== undefined && keyId !== before["keyId"];
}

/** Whether what is written of secrets has to stand in boxes. */
export function isVaultOn(vault: { readonly isOff?: unknown } | undefined): boolean {
  return vault !== undefined && vault.isOff !== true;
}
