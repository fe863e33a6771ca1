import { hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { WrongPlace } from "./wrong-place.ts";

const SECRET_BYTES = 32;
/** In the data folder. */
export const SECRET_FILE = "secret";
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** Keys for separate purposes, so that one that leaks says nothing about the others. */
export interface Secrets {
  /** Signs session cookies and the tokens in mail links. */
  readonly sessions: string;
  /** Makes the key that seals a shared device's outbox, one per account. */
  readonly outboxKeys: Uint8Array;
  /** Hashes who it was in the access log. */
  readonly accessLog: Uint8Array;
  /** Seals and hashes the passwords, keys and codes of pad rooms. */
  readonly padRooms: Uint8Array;
  /** Seals and hashes the codes of links. */
  readonly links: Uint8Array;
  /** Seals the private keys of time capsules. */
  readonly capsules: Uint8Array;
  /** Signs the seals of records, so that a device can tell none that was not ours. */
  readonly seals: Uint8Array;
  /** Hashes the codes of invitations to clubs, and names a club's members to each other. */
  readonly clubs: Uint8Array;
  /** Tells in hand-overs that two pupils are one. */
  readonly handovers: Uint8Array;
  /** Seals mails that wait to be sent: they hold links that open something. */
  readonly mails: Uint8Array;
  /** Says to which secret a database belongs, and nothing of it. */
  readonly mark: string;
  /** All of them come from it; here only so that backups carry it, sealed (`backup/sealed-secret.ts`). */
  readonly root: Uint8Array;
  /** The private key by which push services know this installation. */
  readonly vapid: Uint8Array;
}

/**
 * Makes the folder that holds everything of this installation, readable by its owner only, and
 * reads its secret, made at the first start; one that is empty or cut is refused. Whoever copies the folder moves the installation;
 * losing `secret` signs everybody out, makes sealed outboxes unreadable and keeps time capsules shut for good.
 */
export function openDataFolder(folder: string): Secrets {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const file = path.join(folder, SECRET_FILE);
  if (!existsSync(file)) writeSecret(folder, randomBytes(SECRET_BYTES));
  chmodSync(file, OWNER_ONLY_FILE);
  const root = readKeyFile(file);
  // A key that anybody can derive would forge every token.
  if (!root) throw new WrongPlace("SECRET_DAMAGED", file);
  return toSecrets(root);
}

export function toSecrets(root: Uint8Array): Secrets {
  const derive = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync("sha256", root, "", `damim ${purpose}`, SECRET_BYTES));
  return {
    sessions: Buffer.from(derive("sessions")).toString("base64url"),
    outboxKeys: derive("outbox keys"),
    accessLog: derive("access log"),
    padRooms: derive("pad rooms"),
    links: derive("links"),
    capsules: derive("capsules"),
    seals: derive("seals"),
    clubs: derive("clubs"),
    handovers: derive("handovers"),
    mails: derive("mails"),
    vapid: derive("vapid 1"),
    mark: toSecretMark(root),
    root,
  };
}

/** See `Secrets.mark`. */
export function toSecretMark(root: Uint8Array): string {
  return Buffer.from(hkdfSync("sha256", root, "", "damim secret mark", SECRET_BYTES)).toString(
    "base64url",
  );
}

/** The secret of a folder and its mark; undefined where there is none, or one that is no secret. */
export function readSecretMark(
  folder: string,
): { readonly root: Uint8Array; readonly mark: string } | undefined {
  const file = path.join(folder, SECRET_FILE);
  if (!existsSync(file)) return undefined;
  const root = readKeyFile(file);
  return root && { root, mark: toSecretMark(root) };
}

/** Puts a secret that was found again into the folder. */
export function writeSecret(folder: string, root: Uint8Array): void {
  writeKeyFile(path.join(folder, SECRET_FILE), root);
}

/** A key as a text file for its owner's eyes. */
export function writeKeyFile(file: string, key: Uint8Array): void {
  // Renamed into place whole: whoever dies here must not leave half a key.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${Buffer.from(key).toString("base64url")}\n`, {
    mode: OWNER_ONLY_FILE,
    // On the disk before it has its name.
    flush: true,
  });
  renameSync(draft, file);
}

/** Undefined where the file is empty, cut or no key. */
export function readKeyFile(file: string): Uint8Array | undefined {
  const text = readFileSync(file, "utf8").trim();
  const root = Buffer.from(text, "base64url");
  const isWhole = root.length === SECRET_BYTES && root.toString("base64url") === text;
  return isWhole ? root : undefined;
}
