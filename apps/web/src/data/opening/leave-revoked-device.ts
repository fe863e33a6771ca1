import { forgetKeeping } from "./keeping-marker.ts";
import { openExisting, toDatabaseName, toFilesName, wipeStorage } from "./open-storage.ts";
import { rememberTeacher } from "../server/session.ts";
import type { TeacherData } from "../teacher-data.ts";
import { forgetDrafts } from "../drafts/use-draft.ts";

/** What is never wiped with the rows: the words that the server does not have. */
const STORES_OF_WORDS: ReadonlySet<string> = new Set(["outbox", "refused", "waiting", "bytes"]);

/**
 * Takes a signed-out device's copies away at once. Words that the server does not have stay on the disk
 * and nothing else: they go out when the same teacher signs in here again, or with `discardWords`.
 */
export async function leaveRevokedDevice(data: TeacherData, hasWords: boolean): Promise<void> {
  data.close();
  rememberTeacher(undefined);
  forgetKeeping(data.teacher.uid);
  if (hasWords) await wipeStoredRows(data.teacher.uid);
  else await discardWords(data);
}

/** The teacher has them in a file, or does not want them. */
export async function discardWords(data: TeacherData): Promise<void> {
  forgetDrafts(data.teacher.uid);
  await wipeStorage(data.teacher.uid);
}

/** Takes the server's rows of a teacher off this device and leaves the words that wait. Never rejects. */
async function wipeStoredRows(uid: string): Promise<void> {
  await Promise.all([toDatabaseName(uid), toFilesName(uid)].map(wipeCopies));
}

async function wipeCopies(name: string): Promise<void> {
  const database = await openExisting(name).catch(() => undefined);
  if (!database) return;
  const names = [...database.objectStoreNames].filter((name) => !STORES_OF_WORDS.has(name));
  await new Promise<void>((resolve) => {
    const clearing = database.transaction(names, "readwrite", { durability: "strict" });
    clearing.oncomplete = clearing.onerror = clearing.onabort = () => resolve();
    for (const name of names) clearing.objectStore(name).clear();
  });
  database.close();
}
