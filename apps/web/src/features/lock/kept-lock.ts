import type { WrongTries } from "@damim/domain/lock/lock-wait.ts";
import * as v from "valibot";
import { readLockText, saveLockText } from "../../platform/kept/lock-preferences.ts";
import type { SlowHash } from "../../platform/secrets/slow-hash.ts";

/** The lock password as this device keeps it: never the password. */
export interface KeptLockPassword extends SlowHash {
  /** A number pad is enough to type it. */
  readonly isDigits: boolean;
}

const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/));
const passwordSchema = v.object({
  salt: base64,
  hash: base64,
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  isDigits: v.boolean(),
});
const triesSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastAt: v.number(),
});

/** Nothing where there is none, or none that can be read: then only the account unlocks. */
export function readKeptPassword(): KeptLockPassword | undefined {
  const parsed = v.safeParse(passwordSchema, readJson("lockPassword"));
  return parsed.success ? parsed.output : undefined;
}

export function saveKeptPassword(password: KeptLockPassword): void {
  saveLockText("lockPassword", JSON.stringify(password));
}

/** Outlives a reload: whoever guesses does not begin anew by it. */
export function readWrongTries(): WrongTries {
  const parsed = v.safeParse(triesSchema, readJson("lockTries"));
  return parsed.success ? parsed.output : { count: 0, lastAt: 0 };
}

export function saveWrongTries(tries: WrongTries | undefined): void {
  saveLockText("lockTries", tries && JSON.stringify(tries));
}

function readJson(key: "lockPassword" | "lockTries"): unknown {
  try {
    return JSON.parse(readLockText(key) ?? "null");
  } catch {
    return undefined;
  }
}
