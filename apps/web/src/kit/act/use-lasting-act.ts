import type { Change } from "@damim/sync/change.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { ACT_TOAST } from "./act.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { showToast } from "../../ui/overlay/toast.ts";

/**
 * An act without 되돌리기, of itself and of what was done to its rows before, where others act meanwhile: a guardian takes the time, pupils hand in. Taking it back would
 * promise what the server does not keep; another act on the screen is the way back.
 */
export function useLastingAct(store: Store) {
  const { history } = useTeacherData();
  return useMemo(
    () =>
      (changes: readonly Change[], sentence: string): void => {
        if (changes.length === 0) return;
        void history.writeForGood(store, changes);
        afterPaint(() => showToast.success(sentence, { id: ACT_TOAST }));
      },
    [history, store],
  );
}
