import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { toSlipDocument } from "@damim/domain/memo/slip.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { memoMessages } from "@damim/domain/memo/memo-draft.ts";
import { useRef, useState } from "react";
import { noteCreated } from "../../../data/drafts/just-created.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";
import { chance, newId } from "../../../platform/random.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { writeMemo } from "./write-memo.ts";

/** It stands in no list yet. */
const REST_MS = 1_500;

/**
 * A short memo without an editor: on the device at each key, a memo of its own when it is kept. One that was left half
 * stands there again.
 *
 * @param place each field has its own half-written words
 * @param isWindow it is a memo also when the page goes, or nothing was typed for a moment: nobody sees the field again
 */
export function useSlip(store: Store, place: string, isWindow = false) {
  const { now } = useTeacherData();
  const students = listMembers(useRoster(store), toSeoulDay(now()));
  const act = useAct(store);
  const [typed, change, clear, forget] = useDraft(`slip:${store.scope}:${place}`, "");
  /** The memo that the words are by now, and digests of its text: before the last write and after it. */
  const [standing, setStanding, clearStanding, forgetStanding] = useDraft(
    `slip-memo:${store.scope}:${place}`,
    "",
  );
  const [refusal, setRefusal] = useState<string>();
  /** Twice left, by its field and by its page, the same words are written once. */
  const kept = useRef<string>(undefined);
  const [standingId = "", ...digests] = standing.split(" ");
  const write = () => {
    const id = standingId || newId(now());
    const stored = digestText(store.rows(memoKind).get(id)?.body);
    // The page may have died before its last write was on the disk: the text is then the one before.
    const from = digests.includes(stored) ? stored : (digests.at(-1) ?? NO_TEXT_DIGEST);
    const doc = toSlipDocument(typed, students, () => chance().toString(36).slice(2, 10));
    const about = { from, at: now(), folderId: undefined };
    return { id, stored, written: writeMemo(store, id, doc, about) };
  };
  const { onBlur, settle } = useDraftRow({
    isOn: isWindow && typed.trim() !== "",
    watched: typed,
    restMs: REST_MS,
    save() {
      if (kept.current === typed) return;
      const { id, stored, written } = write();
      if (!written.ok || written.value.length === 0) return;
      if (!standingId) noteCreated({ kind: memoKind.name, id });
      void store.write(written.value);
      kept.current = typed;
      setStanding(`${id} ${stored} ${digestText(store.rows(memoKind).get(id)?.body)}`);
      // What is typed from now on is kept again, with the memo that it belongs to.
      clear();
      clearStanding();
    },
  });
  /** False: nothing was written, and why stands in `refusal`. */
  const keep = (): boolean => {
    if (typed.trim() === "") return true;
    const { written } = write();
    if (!written.ok) {
      setRefusal(toSentence(memoMessages, written.refusal));
      return false;
    }
    settle();
    void act(written.value, "메모를 적었어요");
    if (written.value.length === 0) showToast.success("메모를 적었어요");
    forget();
    forgetStanding();
    setRefusal(undefined);
    return true;
  };
  return {
    typed,
    change: (text: string): void => {
      change(text);
      kept.current = undefined;
      // In an empty field begins a memo of its own.
      if (standing) setStanding(typed.trim() === "" ? "" : standing);
    },
    onBlur,
    refusal,
    keep,
  };
}
