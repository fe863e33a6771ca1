import { VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import { rewrapKey, type KeySecret } from "../../platform/secrets/boxes.ts";
import type { LockablePage } from "../vault-slot.ts";

/** `closed-already`: another device was first, and its lock stands. */
export type VaultAnswer = "turned" | "closed-already";

/** Another passphrase for the same key; false where the old one is another. */
export async function changePassphrase(
  data: Pick<LockablePage, "profile" | "rounds">,
  from: KeySecret,
  passphrase: string,
): Promise<boolean> {
  const row = data.profile.rows(vaultKind).get(VAULT_ID);
  if (!row) return false;
  const old = "code" in from ? row.recovery : row.wrapped;
  const wrapped = await rewrapKey(old, row.keyId, { from, to: { passphrase } });
  if (!wrapped) return false;
  await writeForGood(data, { kind: vaultKind.name, id: VAULT_ID, set: { wrapped } });
  return true;
}

/** Resolves when the server has answered, however long it takes to reach it. */
export async function writeForGood(
  data: Pick<LockablePage, "profile" | "rounds">,
  change: Parameters<LockablePage["profile"]["write"]>[0][number],
): Promise<VaultAnswer> {
  const { profile, rounds } = data;
  const isOurs = ({ kind }: { readonly kind: string }): boolean => kind === vaultKind.name;
  await profile.write([change]);
  rounds.retryNow();
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (profile.pending().some(isOurs)) return;
      stop();
      resolve();
    };
    const stop = profile.subscribe(look);
    look();
  });
  const refused = profile.refused().find(isOurs);
  if (!refused) return "turned";
  await profile.discardRefused(refused.at);
  return "closed-already";
}
