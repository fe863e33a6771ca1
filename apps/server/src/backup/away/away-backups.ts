import { readAll } from "../../adapters/files/file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import * as v from "valibot";
import { DamagedObject, type SealedPlace } from "./sealed-objects.ts";
import { openPiece, sealPiece } from "./seal-pieces.ts";

/** What a backup in the bucket is: sealed like it, and put there last. One without it is not whole. */
export interface AwayBackup {
  readonly name: string;
  /** Of this time of sending: pieces of another one do not fit. */
  readonly id: string;
  readonly bytes: number;
  /** What stands in the `.json` beside it. */
  readonly facts: string;
  /** Files of teachers that it names and that lie in the bucket, with their bytes. */
  readonly files: readonly (readonly [key: string, bytes: number])[];
}

const schema: v.GenericSchema<unknown, AwayBackup> = v.object({
  name: v.string(),
  id: v.string(),
  bytes: v.number(),
  facts: v.string(),
  files: v.array(v.tuple([v.string(), v.number()])),
});

const FOLDER = "backups/";
const FILES = "files/";
/** Sealed keys, one for each that ever sealed here. */
const KEYS = "keys/";

export function toBackupPlace({ name, id }: AwayBackup, key: Uint8Array): SealedPlace {
  return { prefix: FOLDER + name, of: `${name}\n${id}`, key };
}

export function toFilePlace(fileKey: string, key: Uint8Array): SealedPlace {
  return { prefix: FILES + fileKey, of: FILES + fileKey, key };
}

const toIndexKey = (name: string): string => `${FOLDER}${name}/index`;

/** The names of whole backups, and those of which only a part came through. */
export async function listAway(
  storage: FileStorage,
): Promise<{ readonly whole: readonly string[]; readonly cut: readonly string[] }> {
  const keys = await storage.list(FOLDER);
  const names = new Set(keys.map((key) => key.slice(FOLDER.length).split("/")[0] ?? ""));
  const whole = [...names].filter((name) => keys.includes(toIndexKey(name))).toSorted();
  return { whole, cut: [...names].filter((name) => !whole.includes(name)) };
}

/** From here on the backup counts. */
export async function putIndex(
  storage: FileStorage,
  backup: AwayBackup,
  key: Uint8Array,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(backup));
  await storage.put(toIndexKey(backup.name), sealPiece(key, bytes, toIndexPlace(backup.name)));
}

/** Throws `DamagedObject` for what was not sealed with this key. */
export async function readIndex(
  storage: FileStorage,
  name: string,
  key: Uint8Array,
): Promise<AwayBackup> {
  const stream = await storage.read(toIndexKey(name));
  const bytes = stream && openPiece(key, await readAll(stream), toIndexPlace(name));
  if (!bytes) throw new DamagedObject("the index is not what was put there");
  return v.parse(schema, JSON.parse(bytes.toString("utf8")));
}

/** The index first: what is left of it counts no more. */
export async function removeAway(storage: FileStorage, name: string): Promise<void> {
  await storage.remove(toIndexKey(name));
  for (const key of await storage.list(`${FOLDER}${name}/`)) await storage.remove(key);
}

/** The files of teachers that lie in the bucket, by the key that they have at home. */
export async function listAwayFiles(storage: FileStorage): Promise<ReadonlySet<string>> {
  const keys = await storage.list(FILES);
  return new Set(keys.map((key) => key.slice(FILES.length).replace(/\/part-\d+$/, "")));
}

export async function removeAwayFile(storage: FileStorage, fileKey: string): Promise<void> {
  for (const key of await storage.list(`${FILES}${fileKey}/`)) await storage.remove(key);
}

/** Puts the sealed key beside the backups: with the words and the bucket alone everything comes back. */
export async function putSealedKey(
  storage: FileStorage,
  mark: string,
  sealed: string,
): Promise<void> {
  await storage.put(KEYS + mark, Buffer.from(sealed));
}

export async function listSealedKeys(storage: FileStorage): Promise<readonly string[]> {
  const sealed: string[] = [];
  for (const key of await storage.list(KEYS)) {
    const stream = await storage.read(key);
    if (stream) sealed.push((await readAll(stream)).toString("utf8"));
  }
  return sealed;
}

const toIndexPlace = (name: string) => ({ of: toIndexKey(name), at: 0, isLast: true });
