import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { CapsuleBox } from "@damim/domain/time-capsule/capsule.ts";

const CURVE = "prime256v1";
const SALT = Buffer.alloc(32);
const KEY_BYTES = 32;
const IV_BYTES = 12;

/** Both halves of a capsule's key, base64url. */
export interface CapsuleKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function createCapsuleKeyPair(): CapsuleKeyPair {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    // One that begins with a nought comes a byte shorter.
    privateKey: Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString(
      "base64url",
    ),
  };
}

/** The key of AES-256-GCM that opens one letter and no other. Undefined where `ephemeral` is no point of the curve. */
export function deriveLetterKey(
  privateKey: string,
  { ephemeral, aad }: { readonly ephemeral: string; readonly aad: string },
): string | undefined {
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey, "base64url");
  try {
    const secret = own.computeSecret(ephemeral, "base64url");
    return Buffer.from(hkdfSync("sha256", secret, SALT, aad, KEY_BYTES)).toString("base64url");
  } catch {
    return undefined;
  }
}

/** Closes words for whoever holds the private half, as devices do; bound to `aad`. */
export function sealToKey(
  words: string,
  { publicKey, aad }: { readonly publicKey: string; readonly aad: string },
): CapsuleBox {
  const own = createCapsuleKeyPair();
  const key = deriveLetterKey(own.privateKey, { ephemeral: publicKey, aad });
  if (key === undefined) throw new Error("no point of the curve");
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), iv);
  cipher.setAAD(Buffer.from(aad));
  const c = Buffer.concat([cipher.update(words, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return { e: own.publicKey, iv: iv.toString("base64url"), c: c.toString("base64url") };
}
