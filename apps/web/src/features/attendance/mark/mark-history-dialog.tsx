// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by day-board.tsx.
import { attendanceKinds } from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { toHeld } from "@damim/domain/undo/revert-change.ts";
import type { HistoryChange } from "../../../data/server/history-requests.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useHistoryEntries, type HistoryWords } from "../../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../../ui/overlay/show-reverted.ts";
import {
  describeMark,
  describeMarkValue,
  findMarkFieldLabel,
  parseMarkId,
} from "./describe-mark.ts";
import { restoreMark } from "./restore-mark.ts";

export interface MarkHistoryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  /** Stays given while the dialog closes. */
  readonly student: RosterStudent | undefined;
  readonly day: CalendarDay;
}

/** What happened to the marks of one pupil's day, whatever their kind, with 되돌리기. */
export function MarkHistoryDialog(props: MarkHistoryDialogProps) {
  const { isOpen, onClose, store, student, day } = props;
  const studentId = student?.id ?? "";
  const subject = student ? `${student.number}번 ${student.name}` : "";
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: attendanceMarkKind,
    ids: attendanceKinds.map((kind) => toMarkId({ day, studentId, kind })),
    words: toWords(store, subject),
    onReverted: showReverted,
  });
  return (
    <HistoryDialog
      isOpen={isOpen}
      onClose={onClose}
      subtitle={`${toKoreanDay(day)} · ${subject}`}
      {...entries}
    />
  );
}

function toWords(store: Store, subject: string): HistoryWords {
  return {
    subject,
    // The title has the reason of a mark that came or went.
    findLabel: (field, { type }) =>
      type !== "changed" && field === "reason" ? undefined : findMarkFieldLabel(field),
    describeValue: describeMarkValue,
    toTitle: ([act]) => toTitle(act),
    listReverting: (act, change) =>
      act.type === "deleted" ? restoreMark(store, act.id, toHeld(act)) : [change],
  };
}

function toTitle({ id, type, fields }: HistoryChange): string {
  const kind = parseMarkId(id)?.kind ?? "absent";
  const values = Object.fromEntries(
    fields.map(({ field, from, to }) => [field, type === "deleted" ? from : to]),
  );
  const mark = withParticle(describeMark(kind, values), "을/를");
  if (type === "created") return `${mark} 적었어요`;
  return type === "deleted" ? `${mark} 지웠어요` : `${mark} 고쳤어요`;
}
