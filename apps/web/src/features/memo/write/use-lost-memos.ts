import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { isEmptyMemo } from "@damim/domain/memo/memo-lines.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { NO_TEXT_DIGEST } from "@damim/domain/record/long-text.ts";
import { useLostDrafts } from "../../../data/drafts/use-lost-drafts.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { writeMemo } from "./write-memo.ts";
import { chance } from "../../../platform/random.ts";
import { toSlipPlace, writeSlip } from "./write-slip.ts";

/** New memos whose page died before they stood in the list: they stand in it now. So do short ones, with their last words. */
export function useLostMemos(store: Store): void {
  const { now } = useTeacherData();
  useLostDrafts({
    store,
    kindName: memoKind.name,
    key: `memo:${store.scope}:`,
    toChanges(id, { body, from }) {
      // One that began with words is a memo that was deleted since.
      if (typeof body !== "string" || from !== NO_TEXT_DIGEST) return undefined;
      const doc = readMemoDocument(body, Infinity);
      if (!doc || isEmptyMemo(doc)) return undefined;
      const written = writeMemo(store, id, doc, { from, at: now(), folderId: undefined });
      return written.ok ? written.value : undefined;
    },
  });
  useLostDrafts({
    store,
    kindName: memoKind.name,
    key: toSlipPlace(store),
    // No field shows it again.
    isOfStanding: true,
    toChanges(id, { body, from = "" }) {
      if (typeof body !== "string" || typeof from !== "string" || body.trim() === "")
        return undefined;
      const written = writeSlip(store, id, { body, from }, { at: now(), chance });
      return written.ok ? written.value : undefined;
    },
  });
}
