import { toHex } from "@damim/domain/hash/bytes.ts";
import { digestByBrowser } from "../../platform/secrets/browser-digest.ts";

/**
 * SHA-256 in lower-case hex. Where the browser has no Web Crypto it is computed here: 5 MB take a slow tablet about a
 * third of a second.
 */
export async function toSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await digestByBrowser(bytes);
  if (hash) return toHex(hash);
  const { computeSha256 } = await import("@damim/domain/hash/compute-sha256.ts");
  return toHex(computeSha256(bytes));
}
