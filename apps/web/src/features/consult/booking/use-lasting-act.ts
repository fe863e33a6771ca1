import type { Change } from "@damim/sync/change.ts";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { ACT_TOAST } from "../../../kit/act/act.ts";
import { afterPaint } from "../../../platform/after-paint.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/**
 * An act without 되돌리기: a guardian may take the time meanwhile, and taking it back would promise what the server
 * does not keep. Another press, or 「전화로 받은 예약」, is the way back.
 */
export function useLastingAct(store: Store) {
  return useMemo(
    () =>
      (changes: readonly Change[], sentence: string): void => {
        if (changes.length === 0) return;
        void store.write(changes);
        afterPaint(() => showToast.success(sentence, { id: ACT_TOAST }));
      },
    [store],
  );
}
