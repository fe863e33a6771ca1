// Overlay: imports Base UI. Loaded lazily by mark-question-slot.tsx.
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import type { MarkQuestion } from "./mark-question.ts";

/** Asks whether attendance is to be written all the same. */
export function MarkQuestionDialog(props: {
  readonly isOpen: boolean;
  readonly question: MarkQuestion | undefined;
  readonly onClose: () => void;
  readonly onAct: () => void;
}) {
  const { isOpen, question, onClose, onAct } = props;
  if (!question) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={question.title}
      actLabel={question.actLabel}
      onAct={onAct}
      onClose={onClose}
    >
      {question.text}
    </ConfirmDialog>
  );
}
