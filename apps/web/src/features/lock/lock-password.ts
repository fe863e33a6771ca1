import { isDigitsOnly } from "@damim/domain/lock/lock-password.ts";
import { findLockWait } from "@damim/domain/lock/lock-wait.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { hashSlowly, isHashOf } from "../../platform/secrets/slow-hash.ts";
import {
  readKeptPassword,
  readWrongTries,
  saveKeptPassword,
  saveWrongTries,
  type KeptLockPassword,
} from "./kept-lock.ts";

/** Why an entry did not unlock. Each has its sentence in messages.ts. */
export type UnlockRefusal =
  | { readonly type: "WrongLockPassword" }
  | { readonly type: "LockWaits"; readonly waitMs: number }
  | { readonly type: "NoLockPassword" };

/** Nothing where none was chosen: then the account alone unlocks. */
export function findLockPassword(): Pick<KeptLockPassword, "isDigits"> | undefined {
  return readKeptPassword();
}

/** Keeps a new lock password on this device, slowly hashed. `rounds`: fewer in tests. */
export async function saveLockPassword(password: string, rounds?: number): Promise<void> {
  const hash = await hashSlowly(password, rounds);
  saveKeptPassword({ ...hash, isDigits: isDigitsOnly(password) });
  saveWrongTries(undefined);
}

/** Milliseconds until the next entry is looked at. */
export function findUnlockWait(now: number): number {
  return findLockWait(readWrongTries(), now);
}

/** Whether this is the lock password of the device. Wrong entries wait longer each time (spec 01 §4). */
export async function tryLockPassword(
  password: string,
  now: () => number,
): Promise<Result<undefined, UnlockRefusal>> {
  const kept = readKeptPassword();
  if (!kept) return refuse({ type: "NoLockPassword" });
  const waitMs = findUnlockWait(now());
  if (waitMs > 0) return refuse({ type: "LockWaits", waitMs });
  // Counted before it is looked at: a guesser who leaves the page in between has used a try.
  const count = readWrongTries().count + 1;
  saveWrongTries({ count, lastAt: now() });
  if (await isHashOf(password, kept)) {
    saveWrongTries(undefined);
    return ok(undefined);
  }
  saveWrongTries({ count, lastAt: now() });
  return refuse({ type: "WrongLockPassword" });
}
