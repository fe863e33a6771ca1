// Loaded lazily by the page.
import { createRow } from "@damim/sync/change.ts";
import { VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { countForked } from "../../data/vault/seal-rows.ts";
import { newId } from "../../platform/random.ts";
import { createDataKey, rewrapKey, type KeySecret } from "../../platform/secrets/boxes.ts";

/** `closed-already`: another device was first, and its lock stands. `forked`: a text stands in a box of the history alone. */
export type TurnAnswer = "turned" | "closed-already" | "forked";

/** Locks from now on, once the server has taken the one key; then the rows of before, by themselves. */
export async function turnLockOn(
  data: TeacherData,
  { passphrase, code }: { readonly passphrase: string; readonly code: string },
): Promise<TurnAnswer> {
  const { profile, vault, now } = data;
  if (!vault) throw new Error("nothing is locked here");
  const opened = await vault.load();
  const keyId = newId(now());
  const { data: key, wrapped } = await createDataKey(keyId, [{ passphrase }, { code }]);
  const set = { keyId, wrapped: wrapped[0], recovery: wrapped[1], isOff: null, isForgotten: null };
  const isThere = profile.find(vaultKind.name, VAULT_ID) !== undefined;
  const change = isThere
    ? { kind: vaultKind.name, id: VAULT_ID, set }
    : createRow(vaultKind.name, VAULT_ID, set);
  const answer = await writeForGood(data, change);
  if (answer !== "turned") return answer;
  await opened.take(key);
  return answer;
}

/** Writes plain from now on, and opens the rows by themselves. The records have to be open. */
export async function turnLockOff(data: TeacherData): Promise<TurnAnswer> {
  if (countForked(data.years.values()) > 0) return "forked";
  return writeForGood(data, { kind: vaultKind.name, id: VAULT_ID, set: { isOff: true } });
}

/** Another passphrase for the same key; false where the old one is another. */
export async function changePassphrase(
  data: TeacherData,
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
async function writeForGood(
  data: TeacherData,
  change: Parameters<TeacherData["profile"]["write"]>[0][number],
): Promise<TurnAnswer> {
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
