import { fromBase64Url, toBase64Url } from "./base64url.ts";

/** What a letter was sealed into; base64url. */
interface LetterBox {
  readonly e: string;
  readonly iv: string;
  readonly c: string;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const IV_BYTES = 12;
const SALT_BYTES = 32;

/** False on plain http in a school network: the browser gives no keys there. */
export function canSealLetters(): boolean {
  return "subtle" in crypto;
}

/**
 * Seals words for whoever holds the private half of `publicKey`: ephemeral ECDH, HKDF-SHA-256, AES-256-GCM. The device
 * forgets the key with the call, so it cannot open them either. Bound to `aad`, and opens in no other's place.
 */
export async function sealLetter(
  words: string,
  { publicKey, aad }: { readonly publicKey: string; readonly aad: string },
): Promise<LetterBox> {
  const { subtle } = crypto;
  const theirs = await subtle.importKey("raw", fromBase64Url(publicKey), CURVE, false, []);
  const own = await subtle.generateKey(CURVE, false, ["deriveBits"]);
  const shared = await subtle.deriveBits({ name: "ECDH", public: theirs }, own.privateKey, 256);
  const bound = new TextEncoder().encode(aad);
  const secret = await subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const key = await subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(SALT_BYTES), info: bound },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt"],
  );
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: bound },
    key,
    new TextEncoder().encode(words),
  );
  return {
    e: toBase64Url(new Uint8Array(await subtle.exportKey("raw", own.publicKey))),
    iv: toBase64Url(iv),
    c: toBase64Url(new Uint8Array(sealed)),
  };
}

/** The words of a letter. Rejects what was changed, or lies in another's place. */
export async function openLetter(
  { iv, c }: Pick<LetterBox, "iv" | "c">,
  { key, aad }: { readonly key: string; readonly aad: string },
): Promise<string> {
  const raw = fromBase64Url(key);
  const opening = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"]);
  const additionalData = new TextEncoder().encode(aad);
  const words = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: fromBase64Url(iv), additionalData },
    opening,
    fromBase64Url(c),
  );
  return new TextDecoder().decode(words);
}
