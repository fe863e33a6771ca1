import { createHash } from "node:crypto";
import * as v from "valibot";

/** What a guest without an account shows: 128 bits of their own device, or of a printed card. */
export const guestKey = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/));

/** The server keeps this; the key itself is the guest's alone. */
export function hashGuestKey(key: string): string {
  return createHash("sha256").update(key, "utf8").digest("hex");
}
