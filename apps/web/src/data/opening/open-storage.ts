import {
  createIndexedDbStorage,
  type IndexedDbStorage,
} from "@damim/sync/client/indexeddb-storage.ts";
import type { ClientStorage } from "@damim/sync/client/storage.ts";
import type { FileBox } from "../files/file-box.ts";
import { saveTabText } from "../../platform/kept/tab-memory.ts";
import { forgetHabits } from "../../platform/kept/screen-preferences.ts";
import { forgetKeeping } from "./keeping-marker.ts";
import { toNametagsName } from "../nametags/nametags-name.ts";
import { forgetClubs } from "../clubs/known-clubs.ts";
import { forgetRoomsHere } from "./opened-room.ts";
import { readRememberedTeacher, type Teacher } from "../server/session.ts";
import { listDatabases, removeDatabase } from "./remove-database.ts";
import type { Keeping } from "../teacher-data.ts";
import { createVolatileStorage, type UnsentWords } from "./volatile-storage.ts";

export interface OpenedStorage {
  readonly storage: ClientStorage;
  /** Where files wait, as durable and as secret as the outbox. */
  readonly openFileBox: () => Promise<FileBox>;
  readonly keeping: Keeping;
  /** Of an own device: the disk itself, with what is told about it. */
  readonly disk?: IndexedDbStorage;
  /** Calls when the database was cleared behind an open page and stands empty again. */
  readonly watchEmptied?: (listener: () => void) => void;
}

/**
 * Where this device keeps the teacher's rows: its own disk, or memory with a sealed outbox on a shared
 * device. Whether the browser lets us is known when the first scope is read: then `openVolatileStorage`.
 *
 * Rejects on a shared device while the server cannot hand out the key.
 */
export async function openStorage(teacher: Teacher): Promise<OpenedStorage> {
  const name = toDatabaseName(teacher.uid);
  if (teacher.deviceUse === "own") {
    let tellEmptied = (): void => undefined;
    // Site data cleared by hand or by the browser; a sign-out in another tab forgets the teacher first.
    const mayRecreate = (): boolean => readRememberedTeacher()?.uid === teacher.uid;
    const disk = createIndexedDbStorage({
      factory: indexedDB,
      name,
      mayRecreate,
      onRecreated: () => tellEmptied(),
    });
    const watchEmptied = (listener: () => void): void => {
      tellEmptied = listener;
    };
    const filesName = toFilesName(teacher.uid);
    const openFileBox = async (): Promise<FileBox> =>
      (await loadFileBox()).createFileBox({ factory: indexedDB, name: filesName, mayRecreate });
    return { storage: disk, disk, openFileBox, watchEmptied, keeping: "disk" };
  }
  const { openSharedStorage } = await import("./open-shared-storage.ts");
  return (await openSharedStorage(teacher.uid)) ?? openVolatileStorage();
}

/**
 * Memory alone, for a browser that refuses a database (private window, blocked site data). Every write
 * counts as unsaved until the server has it; the page says so. `unsent` goes out with the first round.
 */
export function openVolatileStorage(unsent?: UnsentWords): OpenedStorage {
  const storage = createVolatileStorage(unsent);
  const openFileBox = async (): Promise<FileBox> => (await loadFileBox()).createNoFileBox();
  return { storage, openFileBox, keeping: "refused" };
}

/** Takes everything of a teacher off this device: at sign-out. */
export async function wipeStorage(uid: string): Promise<void> {
  forgetKeeping(uid);
  forgetClubs(uid);
  forgetRoomsHere();
  forgetHabits();
  saveTabText("undoList", undefined);
  const name = toDatabaseName(uid);
  const names = [name, `${name}-shared`];
  // Of pad rooms (`pad/open-teacher-pad.ts`), with their files.
  const pads = await listDatabases(`${name}-pad-`);
  const files = names.map((each) => `${each}-files`);
  const all = [...names, ...files, toRescueName(uid), toNametagsName(uid), ...pads];
  await Promise.all(all.map(removeDatabase));
}

/** Where unsent words stand while the database they came from is made anew. */
export function toRescueName(uid: string): string {
  return `${toDatabaseName(uid)}-rescued`;
}

/** Of an own device; a shared one's ends with "-shared". */
export function toDatabaseName(uid: string): string {
  return `damim-${uid}`;
}

/** Beside the first screen, which is drawn without it. */
function loadFileBox() {
  return import("../files/file-box.ts");
}

/** The files of an own device. */
export function toFilesName(uid: string): string {
  return `${toDatabaseName(uid)}-files`;
}

/** Rejects where there is no such database, and makes none. */
export function openExisting(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}
