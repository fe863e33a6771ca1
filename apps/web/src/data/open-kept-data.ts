import { StorageFailure } from "@damim/sync/client/storage.ts";
import { openStorage, openVolatileStorage } from "./open-storage.ts";
import type { Teacher } from "./session.ts";
import { openTeacherData, type TeacherData } from "./teacher-data.ts";

/** On this device's disk, or in memory alone where the browser refuses a database. */
export async function openKeptData(teacher: Teacher): Promise<TeacherData> {
  const opened = await openStorage(teacher);
  try {
    return await openTeacherData({ teacher, ...opened });
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    return openTeacherData({ teacher, ...openVolatileStorage() });
  }
}
