// Overlay: imports Base UI through ui/overlay/alert-dialog.tsx. Loaded lazily by teacher-root.tsx.
import type { GuardWarning } from "@damim/domain/guard/decide-route.ts";
import { toWarningWords } from "@damim/domain/guard/guard-warnings.ts";
import { useState } from "react";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";

/** Why a club's version did not open a page. The visitor stays where she was. */
export function GuardWarningDialog(props: {
  readonly isOpen: boolean;
  readonly warning: GuardWarning | undefined;
  readonly onClose: () => void;
}) {
  const { isOpen, warning, onClose } = props;
  // While it fades out, it still says what it said.
  const [last, setLast] = useState<GuardWarning>("tab");
  if (warning && warning !== last) setLast(warning);
  const { title, text } = toWarningWords(warning ?? last);
  return (
    <AlertDialog isOpen={isOpen} onClose={onClose} title={title}>
      {text}
    </AlertDialog>
  );
}
