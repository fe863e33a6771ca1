import { fromBase64Url, toBase64Url } from "./base64url.ts";

/** As `domain/secret/box.ts` keeps it. */
interface Box {
  readonly k: string;
  readonly iv: string;
  readonly c: string;
}

/** As `domain/vault/vault-record.ts` keeps it. */
interface WrappedKey {
  readonly kdf: string;
  readonly salt: string;
  readonly rounds: number;
  readonly iv: string;
  readonly key: string;
}

/** The data key with its id; it cannot be read out of the page. */
export interface DataKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** What a data key is wrapped by: words that somebody has in mind, or letters of chance from paper. */
export type KeySecret = { readonly passphrase: string } | { readonly code: string };

const AES = { name: "AES-GCM", length: 256 };
/** What OWASP asks of PBKDF2 with SHA-256 since 2023; 0.2 to 1 s on a school's computer. */
const ROUNDS = 600_000;
const USES = ["encrypt", "decrypt"] as const;

/** False on plain http in a school network: the browser gives no keys there. */
export function canLock(): boolean {
  return "subtle" in crypto;
}

/** Random bytes for a recovery code. */
export function drawBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A new data key and what it is wrapped into; `secrets` in their order. */
export async function createDataKey(
  id: string,
  secrets: readonly KeySecret[],
): Promise<{ readonly data: DataKey; readonly wrapped: readonly WrappedKey[] }> {
  const open = await crypto.subtle.generateKey(AES, true, USES);
  const wrapped = await Promise.all(secrets.map((secret) => wrapKey(open, id, secret)));
  const raw = await crypto.subtle.exportKey("raw", open);
  return { data: { id, key: await importKey(raw) }, wrapped };
}

/** The data key of a wrapped one; nothing where the secret is another. */
export async function unwrapKey(
  wrapped: WrappedKey,
  id: string,
  secret: KeySecret,
): Promise<DataKey | undefined> {
  const key = await unwrap(wrapped, { id, secret, isOpen: false });
  return key && { id, key };
}

/** The same data key wrapped anew; nothing where the old secret is another. */
export async function rewrapKey(
  wrapped: WrappedKey,
  id: string,
  { from, to }: { readonly from: KeySecret; readonly to: KeySecret },
): Promise<WrappedKey | undefined> {
  const open = await unwrap(wrapped, { id, secret: from, isOpen: true });
  return open && wrapKey(open, id, to);
}

/** A key of before, for whoever has its words: open, and sealed by the key of today, which opens it from now on. */
export async function adoptKey(
  wrapped: WrappedKey,
  id: string,
  { secret, by }: { readonly secret: KeySecret; readonly by: DataKey },
): Promise<{ readonly data: DataKey; readonly box: Box } | undefined> {
  const open = await unwrap(wrapped, { id, secret, isOpen: true });
  if (!open) return undefined;
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", open));
  const box = await sealBox(by, toKeyPlace(id), toBase64Url(raw));
  return { data: { id, key: await importKey(raw) }, box };
}

/** The key of before that `adoptKey` sealed. */
export async function openKey(by: DataKey, id: string, box: Box): Promise<DataKey> {
  const raw = fromBase64Url(String(await openBox(by, toKeyPlace(id), box)));
  return { id, key: await importKey(raw) };
}

const toKeyPlace = (id: string): string => `key|${id}`;

function importKey(raw: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", raw, AES, false, USES);
}

/** Locks a value to its place: AES-256-GCM over its JSON, a fresh nonce each time. */
export async function sealBox({ id, key }: DataKey, place: string, value: unknown): Promise<Box> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: AES.name, iv, additionalData: toBytes(place) };
  const sealed = await crypto.subtle.encrypt(how, key, toBytes(JSON.stringify(value)));
  return { k: id, iv: toBase64Url(iv), c: toBase64Url(new Uint8Array(sealed)) };
}

/** The value of a box; rejects what was changed, is of another key, or lies in another's place. */
export async function openBox({ key }: DataKey, place: string, box: Box): Promise<unknown> {
  const how = { name: AES.name, iv: fromBase64Url(box.iv), additionalData: toBytes(place) };
  const opened = await crypto.subtle.decrypt(how, key, fromBase64Url(box.c));
  return JSON.parse(new TextDecoder().decode(opened));
}

async function wrapKey(open: CryptoKey, id: string, secret: KeySecret): Promise<WrappedKey> {
  const isCode = "code" in secret;
  const kdf = isCode ? "hkdf-sha256" : "pbkdf2-sha256";
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const rounds = isCode ? 1 : ROUNDS;
  const wrapping = await derive(secret, { salt, rounds });
  const how = { name: AES.name, iv, additionalData: toBytes(`${kdf}|${id}`) };
  const key = await crypto.subtle.wrapKey("raw", open, wrapping, how);
  const [saltText, ivText] = [salt, iv].map(toBase64Url);
  return {
    kdf,
    salt: saltText ?? "",
    rounds,
    iv: ivText ?? "",
    key: toBase64Url(new Uint8Array(key)),
  };
}

async function unwrap(
  { kdf, salt, rounds, iv, key }: WrappedKey,
  of: { readonly id: string; readonly secret: KeySecret; readonly isOpen: boolean },
): Promise<CryptoKey | undefined> {
  const wrapping = await derive(of.secret, { salt: fromBase64Url(salt), rounds });
  const additionalData = toBytes(`${kdf}|${of.id}`);
  const how = { name: AES.name, iv: fromBase64Url(iv), additionalData };
  try {
    return await crypto.subtle.unwrapKey(
      "raw",
      fromBase64Url(key),
      wrapping,
      how,
      AES,
      of.isOpen,
      USES,
    );
  } catch {
    return undefined;
  }
}

async function derive(
  secret: KeySecret,
  { salt, rounds }: { readonly salt: Uint8Array<ArrayBuffer>; readonly rounds: number },
): Promise<CryptoKey> {
  const isCode = "code" in secret;
  const bytes = toBytes(isCode ? secret.code : secret.passphrase);
  const name = isCode ? "HKDF" : "PBKDF2";
  const base = await crypto.subtle.importKey("raw", bytes, name, false, ["deriveKey"]);
  const how = isCode
    ? { name, hash: "SHA-256", salt, info: toBytes("damim recovery") }
    : { name, hash: "SHA-256", salt, iterations: rounds };
  return crypto.subtle.deriveKey(how, base, AES, false, ["wrapKey", "unwrapKey"]);
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
