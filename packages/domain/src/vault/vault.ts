import { DEAD } from "@damim/sync/change.ts";
import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import type { FormerKey, Inlet, Vault } from "./vault-record.ts";

export type { Vault };

/** Of its past nothing is kept: wrapped by an old passphrase the key would open the records still. */
export const vaultKind: RecordKind<Vault, "vault"> = { name: "vault", version: 1, hasNoPast: true };

/** There is one for each account, in its profile. */
export const VAULT_ID = "vault";

/**
 * Whether a write would take a key away, or bring a second one: what is locked by it could not be opened again. Once the
 * lock is off, or where a device tells what came then, another key may come in front of those of before.
 */
export function breaksVault(set: Fields, before: Fields | undefined, isTold = false): boolean {
  if (!before) return false;
  if (set[DEAD] === true) return true;
  const known = new Set(listKeyIds({ ...before, ...set }));
  if (listKeyIds(before).some((id) => !known.has(id))) return true;
  const { keyId } = set;
  return !isTold && isVaultOn(before) && keyId !== undefined && keyId !== before["keyId"];
}

/** The keys that boxes of an account may be of, that of today first. */
export function listKeyIds(vault: Fields): readonly string[] {
  const former = (vault["former"] ?? []) as readonly FormerKey[];
  return [vault["keyId"], ...former.map(({ keyId }) => keyId)].map(String);
}

/**
 * The keys of before where another comes: those of this lock, its own last.
 *
 * ```ts
 * toFormer({ keyId: "k1", wrapped, recovery }); // [{ keyId: "k1", wrapped, recovery }]
 * ```
 */
export function toFormer(vault: Fields): readonly FormerKey[] {
  const { keyId, wrapped, recovery, former, inlet } = vault as unknown as Vault;
  // What the key of before had sealed opens by its own words.
  const all = (former ?? []).map((one) => {
    const { box: _, ...key } = one;
    return key;
  });
  return [...all, { keyId, wrapped, recovery, ...(inlet && { inlet }) }];
}

/** Where words that nobody here can read go in, by the id of the key that takes them out. */
export function findInlet(vault: Vault | undefined, id: string): Inlet | undefined {
  const of = id === vault?.keyId ? vault : vault?.former?.find(({ keyId }) => keyId === id);
  return of?.inlet ?? undefined;
}

/** Whether what is written of secrets has to stand in boxes. */
export function isVaultOn(vault: { readonly isOff?: unknown } | undefined): boolean {
  return vault !== undefined && vault.isOff !== true;
}
