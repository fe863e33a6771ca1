/** SHA-256 by the browser; nothing where it has no Web Crypto (plain http in a school network). */
export async function digestByBrowser(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | undefined> {
  if (!("subtle" in crypto)) return undefined;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
