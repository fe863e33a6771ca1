import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { toSlipDocument } from "@damim/domain/memo/slip.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { memoMessages } from "@damim/domain/memo/memo-draft.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { chance, newId } from "../../../platform/random.ts";
import { writeMemo } from "./write-memo.ts";

/**
 * A short memo without an editor: on the device at each key, a memo of its own when it is kept. One that was left half
 * stands there again.
 *
 * @param place each field has its own half-written words
 */
export function useSlip(store: Store, place: string) {
  const { now } = useTeacherData();
  const students = useRoster(store);
  const act = useAct(store);
  const [typed, change, clear, forget] = useDraft(`slip:${store.scope}:${place}`, "");
  const [refusal, setRefusal] = useState<string>();
  /** False: nothing was written, and why stands in `refusal`. */
  const keep = (): boolean => {
    if (typed.trim() === "") return true;
    const id = newId(now());
    const doc = toSlipDocument(typed, students, () => chance().toString(36).slice(2, 10));
    const written = writeMemo(store, id, doc, {
      from: NO_TEXT_DIGEST,
      at: now(),
      folderId: undefined,
    });
    if (!written.ok) {
      setRefusal(toSentence(memoMessages, written.refusal));
      return false;
    }
    void act(written.value, "메모를 적었어요");
    clear();
    forget();
    setRefusal(undefined);
    return true;
  };
  return { typed, change, refusal, keep };
}
