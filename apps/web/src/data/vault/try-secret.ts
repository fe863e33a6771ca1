import { toTryWait } from "@damim/domain/vault/passphrase.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { unwrapKey, type DataKey, type KeySecret } from "../../platform/secrets/boxes.ts";
import type { VaultSlot } from "../vault-slot.ts";

/** How often in a row, and when last: a reload begins no new count. */
const TRIES_KEY = "vaultTries";

/** How long the next try has to wait, ms. */
export function findTryWait(now: number): number {
  const [count = 0, at = 0] = (readText(TRIES_KEY) ?? "").split(" ").map(Number);
  const wait = toTryWait(count);
  return Math.min(wait, Math.max(0, at + wait - now));
}

/** The key that a passphrase or the recovery code gives; nothing where it is another one. */
export async function trySecret(
  { load }: VaultSlot,
  secret: KeySecret,
  now: () => number,
): Promise<DataKey | undefined> {
  const { row } = await load();
  if (!row || findTryWait(now()) > 0) return undefined;
  const key = await unwrapKey("code" in secret ? row.recovery : row.wrapped, row.keyId, secret);
  if (key) removeText(TRIES_KEY);
  else noteWrongTry(now());
  return key;
}

export function noteWrongTry(now: number): void {
  const [count = 0] = (readText(TRIES_KEY) ?? "").split(" ").map(Number);
  writeText(TRIES_KEY, `${count + 1} ${now}`);
}
