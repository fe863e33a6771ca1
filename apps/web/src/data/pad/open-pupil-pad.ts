import type { PadEntrance, PadMe } from "@damim/domain/pad/pad-entrance.ts";
import { createIndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { openPadData } from "./open-pad-data.ts";
import type { PadData } from "./pad-data.ts";
import { toFilesDatabase, toPupilDatabase } from "./pad-database.ts";

/** Opens the room that a pupil is in, on this device's disk where the browser lets us. */
export function openPupilPad(
  entrance: PadEntrance & { readonly me: PadMe },
  options: { readonly isNew?: boolean } = {},
): Promise<PadData> {
  const { roomId, me } = entrance;
  const name = toPupilDatabase(roomId, me.memberId);
  // Site data cleared under an open page: what the page still has goes back to the disk.
  const mayRecreate = (): boolean => true;
  return openPadData({
    role: "pupil",
    ...options,
    roomId,
    entrance,
    kept: {
      name,
      keeping: "disk",
      storage: createIndexedDbStorage({ factory: indexedDB, name, mayRecreate }),
      openFileBox: async () => {
        const { createFileBox } = await import("../files/file-box.ts");
        return createFileBox({ factory: indexedDB, name: toFilesDatabase(name), mayRecreate });
      },
    },
  });
}
