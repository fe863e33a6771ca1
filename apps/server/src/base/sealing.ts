import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Hashes and seals under one key of the installation: who has the database alone reads nothing of it. */
export interface Sealing {
  readonly hash: (purpose: string, text: string) => Buffer;
  readonly seal: (text: string) => string;
  /** Empty when it was sealed under the key of another installation. */
  readonly open: (sealed: string) => string;
}

export function createSealing(key: Uint8Array): Sealing {
  const hash = (purpose: string, text: string): Buffer =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  const sealingKey = hash("sealing", "");
  return {
    hash,
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealingKey, iv, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealingKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return "";
      }
    },
  };
}
