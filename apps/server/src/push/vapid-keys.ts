import { createECDH } from "node:crypto";
import type { Config } from "../base/settings/config.ts";

/** By what push services know who sends: the pair of P-256, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The pair of an installation: all processes and a restored server have the same, and no key lies in a file. */
export function toVapidKeys(seed: Uint8Array): VapidKeys {
  const pair = createECDH("prime256v1");
  // Of 2^256 numbers some 2^224 are none of the curve: no installation meets one, and its start would say so.
  pair.setPrivateKey(seed);
  return {
    publicKey: pair.getPublicKey().toString("base64url"),
    privateKey: pair.getPrivateKey().toString("base64url").padStart(43, "A"),
  };
}

/** Whom a push service may write to; undefined where the operator gave neither an address nor an https origin. */
export function findContact({ supportEmail, origin, isHttps }: Config): string | undefined {
  if (supportEmail) return `mailto:${supportEmail}`;
  return isHttps ? origin : undefined;
}
