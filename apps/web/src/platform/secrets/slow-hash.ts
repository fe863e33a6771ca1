/** A secret as it may be kept: never the secret itself, only what tells whether somebody knows it. */
export interface SlowHash {
  readonly salt: string;
  readonly hash: string;
  /** Rounds it was made with, so that a later, slower setting still knows the older ones. */
  readonly rounds: number;
}

/** What OWASP asks of PBKDF2 with SHA-256 since 2023; 0.2 to 1 s on a school's computer. */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** Whether this browser can hash slowly here: not on plain http in a school network. */
export function canHashSlowly(): boolean {
  return "subtle" in crypto;
}

/** A salted PBKDF2 of a secret; a new salt each time. Needs `canHashSlowly`. */
export async function hashSlowly(secret: string, rounds = ROUNDS): Promise<SlowHash> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(secret, salt, rounds);
  return { salt: toBase64(salt), hash: toBase64(hash), rounds };
}

/** Whether this is the secret that was hashed. Letters of one look are one (NFC): a Mac types 한글 in parts. */
export async function isHashOf(secret: string, { salt, hash, rounds }: SlowHash): Promise<boolean> {
  const found = await derive(secret, fromBase64(salt), rounds);
  return toBase64(found) === hash;
}

async function derive(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(secret.normalize("NFC"));
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}
