// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by check-panel.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import {
  checkNoteMessages,
  parseCheckNote,
  type CheckNoteRefusal,
} from "@damim/domain/check/check-note.ts";
import { checkMarkKind, toCheckMarkId } from "@damim/domain/check/check.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { RoundPlace } from "./use-check-commands.ts";

const MarkHistory = historyOf(() =>
  import("../check-words.ts").then((file) => file.checkMarkWords),
);

/** What is noted of one pupil in one round. */
export function NoteDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly at: RoundPlace;
  readonly student: RosterStudent | undefined;
  readonly onClose: () => void;
  readonly onSave: (note: string) => void;
}) {
  const { isOpen, store, at, student, onClose, onSave } = props;
  const id = toCheckMarkId({ ...at, studentId: student?.id ?? "" });
  const mark = useRow(store, checkMarkKind, id);
  const form = useRecordForm<{ readonly note: string }, string, CheckNoteRefusal>({
    key: `check-note:${id}`,
    stored: { note: mark?.note ?? "" },
    parse: ({ note }) => parseCheckNote(note),
    toErrors: (refusal) => ({ note: toSentence(checkNoteMessages, refusal) }),
    onSave,
  });
  const who = student ? toStudentWords(student) : "";
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${who} 메모`}
      form={form}
      history={
        mark && { of: MarkHistory, store, ids: [id], subject: `${who} 제출`, onReverted: onClose }
      }
    >
      <TextArea
        label="메모"
        value={form.fields.note}
        onValueChange={(note) => form.change({ note })}
        error={form.errors.note}
      />
    </RecordDialog>
  );
}
