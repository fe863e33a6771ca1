import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { createFileBox, createNoFileBox } from "../files/file-box.ts";
import { toDatabaseName } from "../opening/open-storage.ts";
import { readRememberedTeacher, type Teacher } from "../server/session.ts";
import { createVolatileStorage } from "../opening/volatile-storage.ts";
import { openPadData, type PadKeeping } from "./open-pad-data.ts";
import type { PadData } from "./pad-data.ts";
import type { TeacherData } from "../teacher-data.ts";
import { toFilesDatabase } from "./pad-database.ts";

/**
 * Opens a room for the teacher who made it: on an own device on its disk, on a shared one with rows in memory and
 * the sealed outbox, like everything of theirs.
 */
export async function openTeacherPad(
  { teacher, vault }: Pick<TeacherData, "teacher" | "vault">,
  roomId: PadRoomId,
): Promise<PadData> {
  // The sign-out wipes what begins so: it holds real names, apart from every pupil's database.
  const name = `${toDatabaseName(teacher.uid)}-pad-${roomId}`;
  const kept = teacher.deviceUse === "own" ? keepOnDisk(teacher, name) : await keepSealed(name);
  return openPadData({ role: "teacher", roomId, kept, names: vault });
}

function keepOnDisk(teacher: Teacher, name: string): PadKeeping {
  const mayRecreate = (): boolean => readRememberedTeacher()?.uid === teacher.uid;
  return {
    name,
    keeping: "disk",
    storage: createIndexedDbStorage({ factory: indexedDB, name, mayRecreate }),
    openFileBox: () =>
      Promise.resolve(
        createFileBox({ factory: indexedDB, name: toFilesDatabase(name), mayRecreate }),
      ),
  };
}

async function keepSealed(name: string): Promise<PadKeeping> {
  const { openSharedStorage } = await import("../opening/open-shared-storage.ts");
  const opened = await openSharedStorage(name);
  if (opened) return { name, ...opened };
  return {
    name,
    keeping: "refused",
    storage: createVolatileStorage(),
    openFileBox: () => Promise.resolve(createNoFileBox()),
  };
}
