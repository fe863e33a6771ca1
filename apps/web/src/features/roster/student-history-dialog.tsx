// Overlay: imports Base UI through ui/history-dialog.tsx. Loaded lazily by student-dialog.tsx.
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { studentKind, type RosterStudent } from "@damim/domain/roster/student.ts";
import { revertChange } from "@damim/domain/undo/revert-change.ts";
import type { HistoryChange } from "../../data/history-requests.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRecordHistory } from "../../data/use-record-history.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { HistoryDialog, type HistoryEntry, type HistoryLine } from "../../ui/history-dialog.tsx";
import { showToast } from "../../ui/toast.ts";
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
  const { history, now } = useTeacherData();
  const row = useRow(store, studentKind, student.id);
  const records = useRecordHistory({ isOpen, store, kind: studentKind.name, ids: [student.id] });
  const words = describeStudent({ ...student });
  const toEntry = (past: HistoryChange): HistoryEntry => {
    const lines = past.type === "created" ? [] : listLines(past);
    const change = revertChange(studentKind.name, past, row && { ...row });
    return {
      key: past.at,
      title: toTitle(past, lines),
      place: [toKoreanInstant(past.writtenAt, now()), past.writer?.device]
        .filter(Boolean)
        .join(" · "),
      lines,
      onRevert:
        change &&
        (() => {
          void history.write(store, [change], `${words} 되돌리기`);
          showToast.success(`${withParticle(words, "을/를")} 되돌렸어요`, {
            id: "roster",
            action: { label: "다시 바꾸기", onAct: () => void history.undo() },
          });
        }),
    };
  };
  return (
    <HistoryDialog
      isOpen={isOpen}
      onClose={onClose}
      subtitle={words}
      state={records.state}
      entries={records.changes.map(toEntry)}
      unsentCount={records.unsentCount}
      hasMore={records.hasMore}
      onMore={records.loadMore}
      onRetry={records.retry}
    />
  );
}

function listLines({ type, fields }: HistoryChange): readonly HistoryLine[] {
  return fields.flatMap(({ field, from, to }): HistoryLine[] => {
    const label = findStudentFieldLabel(field);
    if (label === undefined) return [];
    const [before, after] = [describeStudentValue(field, from), describeStudentValue(field, to)];
    // Two photos have no words that would tell them apart.
    if (before !== undefined && before === after) return [{ label, text: "다른 것으로 바꿈" }];
    if (type === "changed") return [{ label, from: before, to: after }];
    const text = type === "deleted" ? before : after;
    return text === undefined ? [] : [{ label, text }];
  });
}

function toTitle({ type }: HistoryChange, lines: readonly HistoryLine[]): string {
  if (type === "created") return "명단에 넣었어요";
  if (type === "deleted") return "명단에서 지웠어요";
  const [first, ...others] = lines;
  if (!first) return "고쳤어요";
  return others.length === 0
    ? `${withParticle(first.label, "을/를")} 고쳤어요`
    : `${first.label} 외 ${others.length}가지를 고쳤어요`;
}
