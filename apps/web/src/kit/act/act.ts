import type { Change } from "@damim/sync/change.ts";
import type { UndoHistory } from "../../data/history/undo-history.ts";
import type { Store } from "../../data/teacher-data.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { showToast } from "../../ui/overlay/toast.ts";

/** The outcome of `UndoHistory.write`. */
type Outcome = ReturnType<UndoHistory["write"]>;

export interface ActWords {
  /** For 되돌리기 of the top row. Default: the sentence. */
  readonly label?: string;
  /** Where the act is itself a 되돌리기: 「다시 지우기」. */
  readonly undoLabel?: string;
  /**
   * A text that is saved while it is written: all that is saved in one session is one undo step, and 저장 상태 alone
   * tells of it, or who acted.
   */
  readonly session?: string;
  /**
   * Without 되돌리기, of itself and of what was done to its rows before, where others act meanwhile: a guardian takes the
   * time, pupils hand in. Taking it back would promise what the server does not keep; another act on the screen is the
   * way back.
   */
  readonly isForGood?: true;
}

/** One act of a teacher: the changes, and the sentence that says what was done. */
export type Act = (changes: readonly Change[], sentence: string, words?: ActWords) => Outcome;

/**
 * One act and one undo step: on screen before it returns, then the sentence about it, with 되돌리기 of this act alone.
 * Without changes nothing is done and nothing said. Resolves as `UndoHistory.write` does.
 *
 * ```ts
 * act(history, store, [removeRow("memo", id)], "메모를 지웠어요");
 * ```
 */
export function act(
  history: UndoHistory,
  store: Store,
  changes: readonly Change[],
  sentence: string,
  { label = sentence, undoLabel, session, isForGood }: ActWords = {},
): Outcome {
  const write = isForGood ? history.writeForGood : history.write;
  const written = write(store, changes, label, session);
  if (changes.length === 0 || session !== undefined) return written;
  const undo = isForGood ? undefined : history.lastStep();
  // What was done is seen first, then the sentence about it.
  afterPaint(() => showToast.success(sentence, { id: ACT_TOAST, undo, undoLabel }));
  return written;
}

/** The toast of the last act; what is said of the next one takes its place. */
export const ACT_TOAST = "act";
