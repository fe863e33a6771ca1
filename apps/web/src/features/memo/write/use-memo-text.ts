import { toSentence } from "@damim/domain/base/result.ts";
import { memoMessages } from "@damim/domain/memo/memo-draft.ts";
import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { isEmptyMemo } from "@damim/domain/memo/memo-lines.ts";
import { LONGEST_MEMO_CHARACTERS, memoKind } from "@damim/domain/memo/memo.ts";
import { useId, useLayoutEffect, useRef } from "react";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useIsPast, useRow } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";
import { keepKeys } from "../../../ui/arrival/keep-keys.ts";
import { createMemoCommands } from "./memo-commands.ts";

/** A new memo stands in the list as soon as its writer looks up. */
const FIRST_REST_MS = 1_000;

/**
 * The words of one memo. No button saves them: they are on the device at each key, and a row at rest, when they are left
 * and when the page is hidden. All of that, from opening the memo to leaving, is one undo step.
 */
export function useMemoText(of: {
  readonly store: Store;
  readonly id: string;
  readonly folderId: string | undefined;
  /** Its editor comes late: what is typed until then is its own. */
  readonly takesFocus: boolean;
}) {
  const { store, id, folderId, takesFocus } = of;
  useLayoutEffect(() => (takesFocus ? keepKeys() : undefined), [takesFocus]);
  const isPast = useIsPast();
  const commands = useCommands(createMemoCommands, store);
  const row = useRow(store, memoKind, id);
  const stored = row?.body ?? "";
  const draft = useFormDraft(`memo:${store.scope}:${id}`, { body: stored, from: "" });
  const { body, from } = isPast ? { body: stored, from: "" } : draft.fields;
  const session = `${id}:${useId()}`;
  /** Told, and not drawn yet: who leaves the memo with its last key writes that as well. */
  const typed = useRef<string>(undefined);
  const forget = (): void => {
    typed.current = undefined;
    draft.forget();
  };
  const save = (): void => {
    const doc = readMemoDocument(typed.current ?? body, Infinity);
    if (!doc) return;
    if (!row && isEmptyMemo(doc)) return forget();
    // What is too long stays where it is, and its notice says so.
    if (commands.write(id, doc, { from, folderId, session }).ok) forget();
  };
  const { onBlur } = useDraftRow({
    draft,
    isOn: !isPast && from !== "",
    watched: body,
    save,
    ...(!row && { restMs: FIRST_REST_MS }),
  });
  return {
    row,
    body,
    onBlur,
    refusal:
      body.length > LONGEST_MEMO_CHARACTERS
        ? toSentence(memoMessages, { type: "BodyTooLong", longest: LONGEST_MEMO_CHARACTERS })
        : undefined,
    change: (next: string): void => {
      typed.current = next;
      draft.change({ body: next, from: from || digestText(stored) });
    },
    /** The stored text was chosen anew beside it, or is not wanted any more. */
    forget,
  };
}
