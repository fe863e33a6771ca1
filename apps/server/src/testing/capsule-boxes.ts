import { createCipheriv, createECDH, randomBytes } from "node:crypto";
import type { CapsuleBox } from "@damim/domain/time-capsule/capsule.ts";
import { deriveLetterKey } from "../capsules/letter-key.ts";

/** As a device does: for the public half. */
export function sealBox(
  words: string,
  { publicKey, aad }: { readonly publicKey: string; readonly aad: string },
): CapsuleBox {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const key = deriveLetterKey(own.getPrivateKey("base64url"), { ephemeral: publicKey, aad });
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key ?? "", "base64url"), iv);
  cipher.setAAD(Buffer.from(aad));
  const c = Buffer.concat([cipher.update(words, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return {
    e: own.getPublicKey("base64url"),
    iv: iv.toString("base64url"),
    c: c.toString("base64url"),
  };
}

/** Rejects what the key does not open. */
export async function openBox({ iv, c }: CapsuleBox, key: string, aad: string): Promise<string> {
  const raw = await crypto.subtle.importKey(
    "raw",
    Buffer.from(key, "base64url"),
    "AES-GCM",
    false,
    ["decrypt"],
  );
  const plain = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: Buffer.from(iv, "base64url"), additionalData: Buffer.from(aad) },
    raw,
    Buffer.from(c, "base64url"),
  );
  return new TextDecoder().decode(plain);
}
