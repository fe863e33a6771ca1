import type { IndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { StorageFailure } from "@damim/sync/client/storage.ts";
import { hasRescued, readKeepingMarker } from "./keeping-marker.ts";
import { openStorage, openVolatileStorage } from "./open-storage.ts";
import type { Teacher } from "../server/session.ts";
import { openTeacherData } from "./open-teacher-data.ts";
import { createUndoHistory, type KeepableHistory } from "../history/undo-history.ts";
import { waitForIdle } from "../../platform/idle.ts";
import type { TeacherData } from "../teacher-data.ts";
import type { UnsentWords } from "./volatile-storage.ts";
import { noticeEviction, watchKeeping } from "./watch-keeping.ts";

/** `broken`: rows of this teacher stood on this disk and cannot be read. */
export type KeptOpening =
  | { readonly type: "ready"; readonly data: TeacherData }
  | { readonly type: "broken" };

/** On this device's disk, or in memory alone where the browser refuses a database. */
export async function openKeptData(teacher: Teacher): Promise<KeptOpening> {
  const opened = await openStorage(teacher);
  const { disk, storage, watchEmptied } = opened;
  const told = disk && readKeepingMarker(teacher.uid);
  try {
    if (disk) await bringRescuedBack(teacher.uid, disk);
    // Beside the rows, not after them: a start waits for neither twice.
    const noticed = disk && noticeEviction(teacher.uid, told, disk);
    const history = createUndoHistory();
    const data = await openTeacherData({ teacher, history, ...opened });
    await noticed;
    if (disk) {
      watchKeeping(data);
      // Where it does not come, undo ends with the page.
      void keepUndoAtRest(data, history).catch(() => undefined);
    }
    watchEmptied?.(() => {
      void disk?.setKept().catch(() => undefined);
      for (const store of data.stores) void store.rewrite();
    });
    return { type: "ready", data };
  } catch (error) {
    storage.close();
    const isStorage = error instanceof StorageFailure;
    // Whatever it is that rows of this disk do to the start: it must not end here for good.
    if (disk && (told || (isStorage && error.type === "StorageBroken"))) return { type: "broken" };
    if (!isStorage) throw error;
    return { type: "ready", data: await openVolatileData(teacher) };
  }
}

/** In memory alone, while the disk does not do; `unsent` goes out with the first round. */
export function openVolatileData(teacher: Teacher, unsent?: UnsentWords): Promise<TeacherData> {
  const history = createUndoHistory();
  return openTeacherData({ teacher, history, ...openVolatileStorage(unsent) });
}

async function keepUndoAtRest(data: TeacherData, history: KeepableHistory): Promise<void> {
  // A step that looks at rows still to come would take back nothing.
  await Promise.all(data.stores.map((store) => store.whole));
  await waitForIdle();
  const { keepUndo } = await import("./kept-undo.ts");
  await keepUndo(data, history);
}

async function bringRescuedBack(uid: string, disk: IndexedDbStorage): Promise<void> {
  if (!hasRescued(uid)) return;
  // Without a network it may not arrive: then with the next start.
  const rescue = await import("./rescue-words.ts").catch(() => undefined);
  await rescue?.bringBack(uid, disk);
}
