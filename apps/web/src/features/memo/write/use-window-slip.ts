import { toSentence } from "@damim/domain/base/result.ts";
import { memoMessages } from "@damim/domain/memo/memo-draft.ts";
import { memoKind } from "@damim/domain/memo/memo.ts";
import { useState } from "react";
import { noteCreated } from "../../../data/drafts/just-created.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";
import { chance, newId } from "../../../platform/random.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { createMemoCommands } from "./memo-commands.ts";
import { toSlipPlace, writeSlip } from "./write-slip.ts";

/** It stands in no list yet. */
const REST_MS = 1_500;

/**
 * A short memo in a window over the page: on the device at each key, and a memo of its own also when the page goes, or
 * nothing was typed for a moment, for nobody sees the field again. It is kept under the id that its memo will have, which
 * no other tab and no later opening has: what a page left behind becomes that memo (`useLostMemos`).
 */
export function useWindowSlip(store: Store) {
  const { now } = useTeacherData();
  const commands = useCommands(createMemoCommands, store);
  const [id, setId] = useState(() => newId(now()));
  const draft = useFormDraft(toSlipPlace(store) + id, { body: "", from: "" });
  const [refusal, setRefusal] = useState<string>();
  /** Twice left, by its field and by its page, the same words are written once. */
  const [kept, setKept] = useState<string>();
  const { body } = draft.fields;
  const findBody = (): string | null | undefined => store.rows(memoKind).get(id)?.body;
  const beginAnew = (): void => {
    draft.forget();
    setId(newId(now()));
  };
  const { onBlur, settle } = useDraftRow({
    draft,
    isOn: body.trim() !== "" && kept !== body,
    watched: body,
    restMs: REST_MS,
    save() {
      const before = findBody();
      const written = writeSlip(store, id, draft.fields, { at: now(), chance });
      if (!written.ok || written.value.length === 0) return;
      if (before === undefined) noteCreated({ kind: memoKind.name, id });
      void store.write(written.value);
      setKept(body);
      // What is typed from now on is kept again, with the texts of the memo that it belongs to.
      draft.change({ from: `${digestText(before)} ${digestText(findBody())}` });
      draft.finish();
    },
  });
  return {
    body,
    onBlur,
    refusal,
    change: (text: string): void => {
      setKept(undefined);
      // In an empty field begins a memo of its own.
      if (text.trim() === "" && findBody() !== undefined) beginAnew();
      else draft.change({ body: text });
    },
    /** False: nothing was written, and why stands in `refusal`. */
    keep: (): boolean => {
      if (body.trim() === "") return true;
      const written = commands.keepSlip(id, draft.fields);
      setRefusal(written.ok ? undefined : toSentence(memoMessages, written.refusal));
      if (!written.ok) return false;
      settle();
      if (written.value.length === 0) showToast.success("메모를 적었어요");
      beginAnew();
      return true;
    },
  };
}
