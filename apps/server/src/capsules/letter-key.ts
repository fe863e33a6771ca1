import { createECDH, hkdfSync } from "node:crypto";

const CURVE = "prime256v1";
const SALT = Buffer.alloc(32);
const KEY_BYTES = 32;

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
