// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by student-dialog.tsx.
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import {
  toEditedTitle,
  useHistoryEntries,
  type HistoryWords,
} from "../../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../../ui/overlay/show-reverted.ts";
import {
  describeStudent,
  describeStudentValue,
  findStudentFieldLabel,
} from "./describe-student.ts";

export interface StudentHistoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly student: RosterStudent;
}

/** What happened to one pupil's row, with 되돌리기. The server is asked at each opening. */
export function StudentHistoryDialog(props: StudentHistoryDialogProps) {
  const { isOpen, onClose, store, student } = props;
  const words = toWords(describeStudent({ ...student }));
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: studentKind,
    ids: [student.id],
    words,
    onReverted: showReverted,
  });
  return <HistoryDialog isOpen={isOpen} onClose={onClose} subtitle={words.subject} {...entries} />;
}

function toWords(subject: string): HistoryWords {
  return {
    subject,
    // What a new pupil came with stands on the form itself.
    findLabel: (field, { type }) => (type === "created" ? undefined : findStudentFieldLabel(field)),
    describeValue: describeStudentValue,
    toTitle([{ type }], lines) {
      if (type === "created") return "명단에 넣었어요";
      if (type === "deleted") return "명단에서 지웠어요";
      return toEditedTitle(lines);
    },
  };
}
