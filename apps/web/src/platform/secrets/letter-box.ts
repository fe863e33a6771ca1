import { fromBase64Url, toBase64Url } from "./base64url.ts";

/** What a letter was sealed into; base64url. */
interface LetterBox {
  readonly e: string;
  readonly iv: string;
  readonly c: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

interface SealedBytes {
  readonly iv: string;
  readonly bytes: Bytes;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const IV_BYTES = 12;
const SALT_BYTES = 32;

/** False on plain http in a school network: the browser gives no keys there. */
export function canSealLetters(): boolean {
  return "subtle" in crypto;
}

/** A picture or sound beside the words, bound to a place of its own. */
export interface OpenPart {
  readonly bytes: Bytes;
  readonly aad: string;
}

/**
 * Seals words, and what goes with them, for whoever holds the private half of `publicKey`: ephemeral ECDH, HKDF-SHA-256,
 * AES-256-GCM. The device forgets the key with the call, so it cannot open them either. Each is bound to its `aad`, and
 * opens in no other's place. `sealed` is in the order of `parts`.
 */
export async function sealLetter(
  words: string,
  of: { readonly publicKey: string; readonly aad: string; readonly parts?: readonly OpenPart[] },
): Promise<{ readonly box: LetterBox; readonly sealed: readonly SealedBytes[] }> {
  const { publicKey, aad, parts = [] } = of;
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
  const seal = async (part: OpenPart): Promise<SealedBytes> => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const additionalData = new TextEncoder().encode(part.aad);
    const sealed = await subtle.encrypt({ name: "AES-GCM", iv, additionalData }, key, part.bytes);
    return { iv: toBase64Url(iv), bytes: new Uint8Array(sealed) };
  };
  const { iv, bytes } = await seal({ bytes: new TextEncoder().encode(words), aad });
  const e = toBase64Url(new Uint8Array(await subtle.exportKey("raw", own.publicKey)));
  return {
    box: { e, iv, c: toBase64Url(bytes) },
    sealed: await Promise.all(parts.map(seal)),
  };
}

/** The words of a letter. Rejects what was changed, or lies in another's place. */
export async function openLetter(
  { iv, c }: Pick<LetterBox, "iv" | "c">,
  by: { readonly key: string; readonly aad: string },
): Promise<string> {
  return new TextDecoder().decode(await openPart({ iv, bytes: fromBase64Url(c) }, by));
}

/** What goes with the words, as `openLetter` does. */
export async function openPart(
  { iv, bytes }: SealedBytes,
  { key, aad }: { readonly key: string; readonly aad: string },
): Promise<Bytes> {
  const raw = fromBase64Url(key);
  const opening = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"]);
  const additionalData = new TextEncoder().encode(aad);
  const opened = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: fromBase64Url(iv), additionalData },
    opening,
    bytes,
  );
  return new Uint8Array(opened);
}
