/** SHA-256 in lower-case hex. Rejects where the browser has no Web Crypto (plain http in a school network). */
export async function toSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
