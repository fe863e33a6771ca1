/** Encrypts and decrypts with a key that only this page holds. */
export interface Sealer {
  seal(text: string): Promise<Uint8Array>;
  /** Rejects what was changed, or sealed with another key. */
  unseal(sealed: Uint8Array): Promise<string>;
  sealBytes(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  unsealBytes(sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

const NONCE_BYTES = 12;

/**
 * Encrypts what must wait on a shared device's disk (AES-256-GCM, a fresh nonce each time, put in front).
 * The key comes from the server for the signed-in account and stays in the page's memory. Nothing where
 * the browser has no Web Crypto (plain http in a school network).
 */
export async function createSealer(keyBytes: Uint8Array<ArrayBuffer>): Promise<Sealer | undefined> {
  if (!("subtle" in crypto)) return undefined;
  const key = await crypto.subtle.importKey("raw", keyBytes, "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
  const sealer: Sealer = {
    seal: (text) => sealer.sealBytes(new TextEncoder().encode(text)),
    unseal: async (sealed) => new TextDecoder().decode(await sealer.unsealBytes(sealed)),
    async sealBytes(plain) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const body = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain);
      const sealed = new Uint8Array(NONCE_BYTES + body.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(body), NONCE_BYTES);
      return sealed;
    },
    async unsealBytes(sealed) {
      const bytes = new Uint8Array(sealed);
      const body = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.slice(0, NONCE_BYTES) },
        key,
        bytes.slice(NONCE_BYTES),
      );
      return new Uint8Array(body);
    },
  };
  return sealer;
}
