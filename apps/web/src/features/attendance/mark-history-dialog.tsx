// Overlay: imports Base UI through ui/history-dialog.tsx. Loaded lazily by day-board.tsx.
import { attendanceKinds } from "@damim/domain/attendance/attendance-code.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import type { Change } from "@damim/domain/change.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import { revertChange, toHeld } from "@damim/domain/undo/revert-change.ts";
import type { HistoryChange } from "../../data/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRecordHistory } from "../../data/use-record-history.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { HistoryDialog, type HistoryEntry, type HistoryLine } from "../../ui/history-dialog.tsx";
import { showToast } from "../../ui/toast.ts";
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
  const { history, now, past: lookedAt } = useTeacherData();
  const studentId = student?.id ?? "";
  const [marks] = useRows(store, attendanceMarkKind);
  const records = useRecordHistory({
    isOpen,
    store,
    kind: attendanceMarkKind.name,
    ids: attendanceKinds.map((kind) => toMarkId({ day, studentId, kind })),
  });
  const words = student ? `${student.number}번 ${student.name}` : "";
  const listReverting = (past: HistoryChange): readonly Change[] => {
    const row = marks.get(past.id);
    const change = revertChange(attendanceMarkKind.name, past, row && { ...row });
    if (!change) return [];
    return past.type === "deleted" ? restoreMark(store, past.id, toHeld(past)) : [change];
  };
  const toEntry = (past: HistoryChange): HistoryEntry => ({
    key: `${past.at}~${past.id}`,
    title: toTitle(past),
    place: [toKoreanInstant(past.writtenAt, now()), past.writer?.device]
      .filter(Boolean)
      .join(" · "),
    lines: listLines(past),
    onRevert:
      lookedAt || listReverting(past).length === 0
        ? undefined
        : () => {
            void history.write(store, listReverting(past), `${words} 되돌리기`);
            showToast.success(`${withParticle(words, "을/를")} 되돌렸어요`, {
              id: "attendance",
              action: { label: "다시 바꾸기", onAct: () => void history.undo() },
            });
          },
  });
  return (
    <HistoryDialog
      isOpen={isOpen}
      onClose={onClose}
      subtitle={`${toKoreanDay(day)} · ${words}`}
      state={records.state}
      entries={records.changes.map(toEntry)}
      unsentCount={records.unsentCount}
      hasMore={records.hasMore}
      onMore={records.loadMore}
      onRetry={records.retry}
    />
  );
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

/** What the title does not say: 사유 and lessons, and the reason where it changed. */
function listLines({ type, fields }: HistoryChange): readonly HistoryLine[] {
  return fields.flatMap(({ field, from, to }): HistoryLine[] => {
    const label = findMarkFieldLabel(field);
    if (label === undefined || (type !== "changed" && field === "reason")) return [];
    const [before, after] = [describeMarkValue(field, from), describeMarkValue(field, to)];
    if (type === "changed") return [{ label, from: before, to: after }];
    const text = type === "deleted" ? before : after;
    return text === undefined ? [] : [{ label, text }];
  });
}
