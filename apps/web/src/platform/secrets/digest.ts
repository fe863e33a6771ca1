/**
 * SHA-256 in lower-case hex. Where the browser has no Web Crypto (plain http in a school network) it is computed
 * here: 5 MB take a slow tablet about a third of a second.
 */
export async function toSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!("subtle" in crypto)) {
    const { computeSha256 } = await import("./compute-sha256.ts");
    return toHex(computeSha256(bytes));
  }
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
