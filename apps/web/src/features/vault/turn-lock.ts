// Loaded lazily by the page.
import { createRow } from "@damim/sync/change.ts";
import { VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import type { LockablePage } from "../../data/vault-slot.ts";
import { countForked } from "../../data/vault/seal-rows.ts";
import { askServer } from "../../data/server/ask-server.ts";
import { writeForGood, type VaultAnswer } from "../../data/vault/write-vault.ts";
import { newId } from "../../platform/random.ts";
import { createDataKey } from "../../platform/secrets/boxes.ts";
import { createInlet } from "../../platform/secrets/inlet.ts";

/** Locks from now on, once the server has taken the one key; then the rows of before, by themselves. */
export async function turnLockOn(
  data: LockablePage,
  { passphrase, code }: { readonly passphrase: string; readonly code: string },
): Promise<VaultAnswer> {
  const { profile, vault, now } = data;
  if (!vault) throw new Error("nothing is locked here");
  const opened = await vault.load();
  const keyId = newId(now());
  const { data: key, wrapped } = await createDataKey(keyId, [{ passphrase }, { code }]);
  const inlet = await createInlet(key);
  const off = { isOff: null, isForgotten: null };
  const set = { keyId, wrapped: wrapped[0], recovery: wrapped[1], inlet, ...off };
  const isThere = profile.find(vaultKind.name, VAULT_ID) !== undefined;
  const change = isThere
    ? { kind: vaultKind.name, id: VAULT_ID, set }
    : createRow(vaultKind.name, VAULT_ID, set);
  const answer = await writeForGood(data, change);
  if (answer !== "turned") return answer;
  await opened.take(key, { passphrase });
  return answer;
}

/** Both words are lost: another lock comes in front of the one that nobody opens; what that one has locked stays as it is. */
export async function beginAnew(
  data: LockablePage,
  { passphrase, code }: { readonly passphrase: string; readonly code: string },
): Promise<boolean> {
  const { vault, now, profile, rounds } = data;
  const opened = await vault?.load();
  const keyId = newId(now());
  const { data: key, wrapped } = await createDataKey(keyId, [{ passphrase }, { code }]);
  const [byPassphrase, byCode] = wrapped;
  const inlet = await createInlet(key);
  const body = { keyId, wrapped: byPassphrase, recovery: byCode, inlet };
  const answer = await askServer("POST", "vault/renew", body);
  if (!answer.ok) return false;
  rounds.retryNow();
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (profile.rows(vaultKind).get(VAULT_ID)?.keyId !== keyId) return;
      stop();
      resolve();
    };
    const stop = profile.subscribe(look);
    look();
  });
  await opened?.take(key);
  return true;
}

/**
 * Writes plain from now on, and opens the rows by themselves. The records have to be open. `forked`: of some record another
 * text stands in a box of the history, of a key that would be gone.
 */
export async function turnLockOff(data: LockablePage): Promise<VaultAnswer | "forked"> {
  if (countForked(data.years.values()) > 0) return "forked";
  return writeForGood(data, { kind: vaultKind.name, id: VAULT_ID, set: { isOff: true } });
}
