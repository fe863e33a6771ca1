// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by rules-settings.tsx.
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
} from "@damim/domain/attendance/attendance-rules.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useHistoryEntries } from "../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../ui/overlay/show-reverted.ts";
import { describeRuleValue, findRuleLabel } from "./rule-words.ts";

/** Which rule was what, and since when it is another. */
export function RulesHistoryDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
}) {
  const { isOpen, onClose, store } = props;
  const subject = "출결 규칙";
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: attendanceRulesKind,
    ids: [ATTENDANCE_RULES_ID],
    words: { subject, findLabel: findRuleLabel, describeValue: describeRuleValue },
    onReverted: showReverted,
  });
  return <HistoryDialog isOpen={isOpen} onClose={onClose} subtitle={subject} {...entries} />;
}
