import type { Change } from "@damim/sync/change.ts";
import type { Store } from "../../../data/teacher-data.ts";
import type { UndoHistory } from "../../../data/history/undo-history.ts";
import { afterPaint } from "../../../platform/after-paint.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/** One act and undo step: on screen before it returns, then the sentence about it, with 되돌리기. */
export function writeAttendance(
  history: UndoHistory,
  store: Store,
  changes: readonly Change[],
  sentence: string,
): void {
  void history.write(store, changes, sentence);
  const undo = history.lastStep();
  // The mark is seen first, then the sentence about it.
  afterPaint(() => showToast.success(sentence, { id: "attendance", undo }));
}
