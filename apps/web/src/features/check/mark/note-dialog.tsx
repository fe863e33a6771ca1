// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by check-panel.tsx.
import { checkMark } from "@damim/domain/check/check-mark-record.ts";
import { checkMarkKind, toCheckMarkId } from "@damim/domain/check/check.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { RoundPlace } from "./check-commands.ts";

const MarkHistory = historyOf(() =>
  import("@damim/domain/check/check-mark-record.ts").then((file) => file.checkMark),
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
  const form = useFieldsForm({
    of: checkMark,
    key: `check-note:${id}`,
    names: ["note"],
    row: mark ?? {},
    onSave: ({ note }) => onSave(note ?? ""),
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
      <TextArea {...form.at("note")} />
    </RecordDialog>
  );
}
