import {
  listTextKind,
  LONGEST_LIST_TEXT_CHARACTERS,
  toListTextId,
} from "@damim/domain/individual-record/list-memo.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useId } from "react";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useIsPast, useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { createListCommands } from "./list-commands.ts";
import { useAiText } from "./use-ai-text.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";

/**
 * One pupil's text. No button saves it: it is on the device at each key, and a row at rest, when it is left and when the
 * page is hidden. All of that, from opening the pupil to leaving, is one undo step.
 */
export function useListText(of: {
  readonly store: Store;
  readonly memoId: string;
  readonly student: RosterStudent;
  /** A draft of a model that is to go into it. */
  readonly draftId: string | undefined;
}) {
  const { store, memoId, student, draftId } = of;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const commands = useCommands(createListCommands, store);
  const id = toListTextId({ memoId, studentId: student.id });
  const row = useRow(store, listTextKind, id);
  const stored = row?.text ?? "";
  const draft = useFormDraft(`text:${store.scope}:${id}`, {
    text: stored,
    from: "",
    aiDraft: "",
  });
  const { text, from, aiDraft } = isPast ? { text: stored, from: "", aiDraft: "" } : draft.fields;
  const session = `${id}:${useId()}`;
  const isTooLong = text.length > LONGEST_LIST_TEXT_CHARACTERS;
  const { ai, source, listUsing } = useAiText({
    store,
    asked: isPast ? undefined : draftId,
    place: { memoId, studentId: student.id },
    put: aiDraft,
    text,
    stored,
    onPut: (putId, words) =>
      draft.change({
        text: text === "" ? words : `${text} ${words}`,
        from: from || digestText(stored),
        aiDraft: putId,
      }),
  });
  const save = (): void => {
    if (isTooLong) return;
    const also = listUsing(toSeoulDay(now()));
    commands.writeText(memoId, student, text, { from, session, more: source, also });
    draft.forget();
  };
  const { onBlur } = useDraftRow({
    draft,
    isOn: !isPast && from !== "" && !ai?.isHeld,
    watched: text,
    save,
  });
  return {
    row,
    text,
    /** Of a draft that stands in it. */
    ai,
    isTooLong,
    onBlur,
    change: (next: string) =>
      draft.change({ text: next, from: from && text !== stored ? from : digestText(stored) }),
    /** The stored text was chosen anew beside it. */
    forget: draft.forget,
  };
}
