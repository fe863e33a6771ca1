import type { IndexedDbStorage } from "@damim/sync/client/indexeddb-storage.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { keepStorage } from "../../platform/device.ts";
import {
  readKeepingMarker,
  saveEviction,
  saveKeepingMarker,
  type KeepingMarker,
} from "./keeping-marker.ts";
import type { TeacherData } from "../teacher-data.ts";

/**
 * Notices that the browser took the database away since the last visit: the marker outside says that
 * there was one, and the one that opened does not have it. `told` is the marker as it was before opening.
 * Never rejects.
 */
export async function noticeEviction(
  uid: string,
  told: KeepingMarker | undefined,
  disk: IndexedDbStorage,
): Promise<void> {
  const isKept = await disk.isKept().catch(() => undefined);
  // A disk that does not answer is told by the rows.
  if (isKept === undefined || (isKept && told)) return;
  if (told && !isKept) saveEviction(uid, told);
  const marker = { lastSentAt: told?.lastSentAt, unsentCount: 0 };
  // First inside, then outside: a tab that starts in between must not miss what is just being made. On a
  // full disk there is no marker before the next start.
  await disk.setKept().then(
    () => saveKeepingMarker(uid, marker),
    () => undefined,
  );
}

/**
 * Keeps the marker true: how many words the server does not have, and when it last took one. With the
 * first word of this visit the browser is asked to keep our database: by then the site is in use, which
 * browsers weigh, and one that asks the teacher does so after an act of theirs.
 */
export function watchKeeping(data: TeacherData): void {
  const { uid } = data.teacher;
  let shown = countUnsent(data);
  let isAsked = false;
  const note = (): void => {
    const now = countUnsent(data);
    if (now.waiting === shown.waiting && now.refused === shown.refused) return;
    if (now.waiting > shown.waiting && !isAsked) {
      isAsked = true;
      void keepStorage();
    }
    const isTaken = now.waiting < shown.waiting && now.refused <= shown.refused;
    shown = now;
    // Gone: this teacher signed out in another tab.
    const marker = readKeepingMarker(uid);
    if (!marker) return;
    const unsentCount = now.waiting + now.refused;
    saveKeepingMarker(uid, { lastSentAt: isTaken ? data.now() : marker.lastSentAt, unsentCount });
  };
  let isNoting = false;
  // Storage that stands outside of the database is written in the page's own time: the mark shows first.
  data.subscribe(() => {
    if (isNoting) return;
    isNoting = true;
    afterPaint(() => {
      isNoting = false;
      note();
    });
  });
  const marker = readKeepingMarker(uid);
  const unsentCount = shown.waiting + shown.refused;
  if (marker && marker.unsentCount !== unsentCount)
    saveKeepingMarker(uid, { ...marker, unsentCount });
}

function countUnsent({ stores }: TeacherData): {
  readonly waiting: number;
  readonly refused: number;
} {
  let waiting = 0;
  let refused = 0;
  for (const store of stores) {
    waiting += store.pending().length;
    refused += store.refused().length;
  }
  return { waiting, refused };
}
