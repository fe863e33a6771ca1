// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by paper-dialog.tsx.
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { absencePaperKind, toPaperId } from "@damim/domain/attendance-papers/absence-paper.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useHistoryEntries } from "../../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../../ui/overlay/show-reverted.ts";
import { toCaseLabel, toSpanWords, toStudentWords } from "../case-words.ts";
import { describePaperValue, findPaperFieldLabel } from "./describe-paper.ts";

/** What happened to the papers of one absence, whichever of its days they hang on. */
export function PaperHistoryDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly of: Pick<AbsenceCase, "absence" | "paperId">;
  readonly student: Pick<RosterStudent, "number" | "name">;
}) {
  const { isOpen, onClose, store, of, student } = props;
  const { absence, paperId } = of;
  const subject = `${toStudentWords(student)} 출결 서류`;
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: absencePaperKind,
    ids: [...new Set([paperId, ...absence.marks.map(toPaperId)])],
    words: {
      subject,
      findLabel: findPaperFieldLabel,
      describeValue: (field, value) => describePaperValue(field, value, absence.from),
    },
    onReverted: showReverted,
  });
  return (
    <HistoryDialog
      isOpen={isOpen}
      onClose={onClose}
      subtitle={`${subject} · ${toSpanWords(absence)} ${toCaseLabel(absence)}`}
      {...entries}
    />
  );
}
