import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { openBox, sealBox, type DataKey } from "./boxes.ts";
import { openLetter } from "./letter-box.ts";

type Sealed = Awaited<ReturnType<typeof sealBox>>;

/** As `domain/vault/vault-record.ts` keeps it. */
interface Inlet {
  readonly open: string;
  readonly box: Sealed;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const SALT_BYTES = 32;

/** Where who has no key puts words in for this one. */
export async function createInlet(data: DataKey): Promise<Inlet> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey(CURVE, true, ["deriveBits"]);
  const [open, own] = await Promise.all([
    subtle.exportKey("raw", pair.publicKey),
    subtle.exportKey("pkcs8", pair.privateKey),
  ]);
  const box = await sealBox(data, toPlace(data), toBase64Url(new Uint8Array(own)));
  return { open: toBase64Url(new Uint8Array(open)), box };
}

/** The value of a box that was closed through the inlet. Rejects what was changed, is of another key, or lies in another's place. */
export async function openThrough(
  inlet: Inlet,
  data: DataKey,
  { place, box }: { readonly place: string; readonly box: Sealed & { readonly e: string } },
): Promise<unknown> {
  const { subtle } = crypto;
  const raw = fromBase64Url(String(await openBox(data, toPlace(data), inlet.box)));
  const own = await subtle.importKey("pkcs8", raw, CURVE, false, ["deriveBits"]);
  const theirs = await subtle.importKey("raw", fromBase64Url(box.e), CURVE, false, []);
  const shared = await subtle.deriveBits({ name: "ECDH", public: theirs }, own, 256);
  const secret = await subtle.importKey("raw", shared, "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode(place);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(SALT_BYTES), info };
  const key = toBase64Url(new Uint8Array(await subtle.deriveBits(how, secret, 256)));
  return JSON.parse(await openLetter(box, { key, aad: place }));
}

const toPlace = ({ id }: DataKey): string => `inlet|${id}`;
