// Loaded lazily by the page.
import { createRow } from "@damim/sync/change.ts";
import { secretKinds } from "@damim/domain/secret/secrets.ts";
import { VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import { askServer } from "../../data/server/ask-server.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { countOpenRows, listLockedIds } from "../../data/vault/seal-rows.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { newId } from "../../platform/random.ts";
import { createDataKey, rewrapKey, type KeySecret } from "../../platform/secrets/boxes.ts";

/** What has to be asked of the server yet, on the device that locked: outlives a reload. */
const FORGET_KEY = "vaultForget";
const IDS_A_REQUEST = 200;

/** `closed-already`: another device was first, and its lock stands. */
export type TurnAnswer = "turned" | "closed-already";

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
  const set = { keyId, wrapped: wrapped[0], recovery: wrapped[1], isOff: null };
  const isThere = profile.find(vaultKind.name, VAULT_ID) !== undefined;
  const change = isThere
    ? { kind: vaultKind.name, id: VAULT_ID, set }
    : createRow(vaultKind.name, VAULT_ID, set);
  const answer = await writeForGood(data, change);
  if (answer !== "turned") return answer;
  writeText(FORGET_KEY, keyId);
  await opened.take(key);
  return answer;
}

/** Writes plain from now on, and opens the rows by themselves. The records have to be open. */
export async function turnLockOff(data: TeacherData): Promise<TurnAnswer> {
  removeText(FORGET_KEY);
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

/** Whether the history of before is to be asked for yet. */
export function hasToForget(): boolean {
  return readText(FORGET_KEY) !== undefined;
}

/** How many rows still stand as they were, or have not gone out. */
export function countUnlocked({ years }: Pick<TeacherData, "years">): number {
  return [...years.values()].reduce(
    (sum, store) =>
      sum +
      countOpenRows(store) +
      store.pending().filter(({ kind }) => secretKinds.includes(kind)).length,
    0,
  );
}

/** Asks the server to forget what locked rows were; false where it could not be asked, or wants to know who asks. */
export async function forgetPlain({ years }: Pick<TeacherData, "years">): Promise<boolean> {
  let isDone = true;
  for (const store of years.values()) {
    for (const kind of secretKinds) {
      const ids = listLockedIds(store, kind);
      for (let at = 0; at < ids.length; at += IDS_A_REQUEST) {
        const body = { scope: store.scope, kind, ids: ids.slice(at, at + IDS_A_REQUEST) };
        const answer = await askServer<{ readonly kept: readonly string[] }>(
          "POST",
          "vault/forget-plain",
          body,
        );
        if (!answer.ok) return false;
        if (answer.value.kept.length > 0) isDone = false;
      }
    }
  }
  if (isDone) removeText(FORGET_KEY);
  return true;
}
