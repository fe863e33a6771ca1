import {
  listTextKind,
  LONGEST_LIST_TEXT_CHARACTERS,
  toListTextId,
  type ListText,
} from "@damim/domain/individual-record/list-memo.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useId } from "react";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useIsPast, useRow } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";

/**
 * One pupil's text. No button saves it: it is on the device at each key, and a row at rest, when it is left and when the
 * page is hidden. All of that, from opening the pupil to leaving, is one undo step.
 */
export function useListText(of: {
  readonly store: Store;
  readonly memoId: string;
  readonly student: RosterStudent;
}) {
  const { store, memoId, student } = of;
  const isPast = useIsPast();
  const act = useAct(store);
  const id = toListTextId({ memoId, studentId: student.id });
  const row = useRow(store, listTextKind, id);
  const stored = row?.text ?? "";
  const draft = useFormDraft(`text:${store.scope}:${id}`, { text: stored, from: "" });
  const { text, from } = isPast ? { text: stored, from: "" } : draft.fields;
  const session = `${id}:${useId()}`;
  const isTooLong = text.length > LONGEST_LIST_TEXT_CHARACTERS;
  const save = (): void => {
    if (isTooLong) return;
    const after: ListText = {
      ...row,
      memoId,
      studentId: student.id,
      text: text.normalize("NFC"),
    };
    if (row || text !== "") {
      const changes = writeRow(listTextKind, id, row, after, { field: "text", from });
      void act(changes, `${toStudentWords(student)} 글`, { session });
    }
    draft.forget();
  };
  const { onBlur } = useDraftRow({ isOn: !isPast && from !== "", watched: text, save });
  return {
    row,
    text,
    isTooLong,
    onBlur,
    change: (next: string) =>
      draft.change({ text: next, from: from && text !== stored ? from : digestText(stored) }),
    /** The stored text was chosen anew beside it. */
    forget: draft.forget,
  };
}
