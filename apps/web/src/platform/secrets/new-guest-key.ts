/** What a guardian's booking is made with: 128 bits, as letters for an address. */
export function newGuestKey(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
