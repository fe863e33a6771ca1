import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { PasswordHash } from "../base/ports/password-hash.ts";

/** A hundredth of today's cost: tests sign hundreds of teachers up, and few are about the hash. */
const COST = { N: 128, r: 16, p: 1 };
const KEY_BYTES = 64;

/** scrypt as in the real one, in its format, but quick. */
export const quickPasswordHash: PasswordHash = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${toKey(password, salt).toString("hex")}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key = ""] = hash.split(":");
    const kept = Buffer.from(key, "hex");
    return kept.length === KEY_BYTES && timingSafeEqual(kept, toKey(password, salt));
  },
};

function toKey(password: string, salt: string): Buffer {
  return scryptSync(password.normalize("NFKC"), salt, KEY_BYTES, COST);
}
