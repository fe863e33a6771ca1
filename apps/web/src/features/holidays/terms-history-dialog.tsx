// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by terms-dialog.tsx.
import { SCHOOL_TERMS_ID, schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useHistoryEntries } from "../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../ui/overlay/show-reverted.ts";
import { describeTermValue, findTermLabel } from "./describe-terms.ts";

/** Which date of the terms was what before. */
export function TermsHistoryDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  /** The form beside it holds what stood before. */
  readonly onReverted: () => void;
}) {
  const { isOpen, onClose, store, onReverted } = props;
  const subject = "학기 날짜";
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: schoolTermsKind,
    ids: [SCHOOL_TERMS_ID],
    words: { subject, findLabel: findTermLabel, describeValue: describeTermValue },
    onReverted(sentence, reverting) {
      showReverted(sentence, reverting);
      onReverted();
    },
  });
  return <HistoryDialog isOpen={isOpen} onClose={onClose} subtitle={subject} {...entries} />;
}
