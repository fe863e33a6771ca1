// Overlay: imports Base UI through ui/anchored-dialog.tsx. Loaded lazily by day-board.tsx and month-grid.tsx.
import { toStateText } from "@damim/domain/attendance/day-state.ts";
import { LONGEST_NOTE_CHARACTERS } from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { useDraft } from "../../data/use-draft.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { AnchoredDialog } from "../../ui/anchored-dialog.tsx";
import { AwaitedSymbol } from "../../ui/attendance-symbol.tsx";
import { Button } from "../../ui/button.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { isComposing } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CodeButtons } from "./code-buttons.tsx";
import type { MarkMending } from "./mark-mend-state.ts";
import { useStudentDay } from "./student-day.ts";
import { useDayCommands } from "./use-day-commands.ts";
import { useLastNotes } from "./use-last-notes.ts";

export interface MarkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: Element | null;
  readonly store: Store;
  /** Stays given while the dialog closes. */
  readonly student: RosterStudent | undefined;
  readonly day: CalendarDay;
  readonly size?: "large" | "small";
  /** Given where the history of the day can be opened: 변경 이력 stands below the codes. */
  readonly onHistory?: (student: RosterStudent) => void;
  /** A write about this pupil's day that the server did not take: it is gone once the day is marked anew. */
  readonly mending?: MarkMending | undefined;
}

/** Marks one pupil: a tap on a code marks and closes, 사유 typed before goes with it, Escape changes nothing. */
export function MarkDialog(props: MarkDialogProps) {
  const { isOpen, onClose, anchor, student, day, size = "large" } = props;
  const [shown, setShown] = useState(student);
  if (student && student !== shown) setShown(student);
  if (!shown) return null;
  return (
    <AnchoredDialog
      isOpen={isOpen}
      onClose={onClose}
      anchor={anchor}
      size={size}
      title={`${shown.number}번 ${shown.name}`}
      subtitle={<DaySentence store={props.store} student={shown} day={day} size={size} />}
    >
      <MarkForm
        key={`${day}~${shown.id}~${props.mending?.at ?? ""}`}
        store={props.store}
        student={shown}
        day={day}
        size={size}
        mending={props.mending}
        onDone={onClose}
      />
      {props.onHistory && (
        <Button variant="text" isFull className="mt-1.5" onClick={() => props.onHistory?.(shown)}>
          변경 이력
        </Button>
      )}
    </AnchoredDialog>
  );
}

function DaySentence(props: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly size: "large" | "small";
}) {
  const state = useStudentDay(props.store, props.student.id, props.day);
  if (props.size === "small") return toKoreanDay(props.day);
  return `${toKoreanDay(props.day)} · 지금 ${toStateText(state)}`;
}

interface MarkFormProps {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly size: "large" | "small";
  readonly mending?: MarkMending | undefined;
  readonly onDone: () => void;
}

function MarkForm({ store, student, day, size, mending, onDone }: MarkFormProps) {
  const commands = useDayCommands(store);
  const state = useStudentDay(store, student.id, day);
  const lastNotes = useLastNotes(store, day);
  const standing = state.marks[0];
  const stored = standing?.note ?? "";
  const [opened] = useState(stored);
  const [draft, setNote, clearNote] = useDraft(
    `attendance-note:${day}~${student.id}`,
    mending?.note || opened,
  );
  // Untouched, the field follows what another device writes, and a tap on a code writes no note at all.
  const isTyped = draft !== opened;
  const note = isTyped ? draft : stored;
  const isNoteNew = note.trim() !== stored;
  const isTooLong = note.trim().length > LONGEST_NOTE_CHARACTERS;
  const students = [student];
  const done = (): void => {
    clearNote();
    if (mending) void store.discardRefused(mending.at).catch(() => undefined);
    // Closing costs more than the mark itself: the mark is seen first.
    afterPaint(onDone);
  };
  const saveNote = (): void => {
    if (!standing || !isNoteNew || isTooLong) return;
    commands.mark(students, day, standing, note);
    done();
  };
  return (
    <div className="grid gap-3.5">
      {mending && (
        <Notice tone="danger" title={`서버가 받지 못한 기록: ${mending.words}`}>
          아래에서 다시 고르면 새로 보내요.
        </Notice>
      )}
      <CodeButtons
        marks={state.marks}
        size={size}
        onCode={(code) => {
          if (isTooLong) return;
          commands.mark(students, day, code, isTyped ? note : undefined);
          done();
        }}
      />
      <TextField
        label="사유"
        isLabelHidden={size === "small"}
        placeholder={size === "small" ? "사유" : ""}
        fieldSize={size === "small" ? "dense" : "normal"}
        value={note}
        onValueChange={setNote}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event)) saveNote();
        }}
        error={isTooLong ? `사유는 ${LONGEST_NOTE_CHARACTERS}자까지 적을 수 있어요.` : undefined}
        hint={!standing && note ? "코드를 누르면 사유도 함께 저장돼요." : undefined}
      />
      {standing && isNoteNew && (
        <Button variant="weak" onClick={saveNote}>
          사유만 저장
        </Button>
      )}
      {size === "large" && lastNotes.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {lastNotes.map((last) => (
            <ChipButton key={last} onClick={() => setNote(last)}>
              {last}
            </ChipButton>
          ))}
        </div>
      )}
      <div className={`grid grid-cols-2 gap-2 ${size === "small" ? "[&_button]:px-2" : ""}`}>
        <Button
          variant="sunken"
          icon={size === "large" && <AwaitedSymbol size={18} />}
          onClick={() => {
            commands.awaitArrival(students, day);
            done();
          }}
        >
          아직 안 왔어요
        </Button>
        <Button
          variant="line"
          icon={size === "large" && <Check size={18} aria-hidden />}
          onClick={() => {
            commands.clear(students, day);
            done();
          }}
        >
          출석으로 바꾸기
        </Button>
      </div>
    </div>
  );
}
