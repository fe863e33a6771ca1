import {
  LONGEST_NOTE_CHARACTERS,
  type AttendanceMark,
  attendanceMarkKind,
} from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useImperativeHandle, useState, type Ref } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { isComposing } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

/** What goes with the next code. */
export interface NoteInHand {
  /** Undefined while untouched: then a code writes no note at all. */
  readonly typed: string | undefined;
  readonly isTooLong: boolean;
  /** The mark has it now. */
  clear(): void;
}

export interface MarkNoteProps {
  readonly ref: Ref<NoteInHand>;
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly size: "large" | "small";
  /** The mark whose note can be changed by itself. */
  readonly standing: AttendanceMark | undefined;
  /** Of a write that the server did not take. */
  readonly proposed: string | undefined;
  readonly onSave: (note: string) => void;
}

/** 사유, with the last ones for a tap. What is half-written stays with this device (`useDraft`). */
export function MarkNote(props: MarkNoteProps) {
  const { ref, store, student, day, size, standing, proposed, onSave } = props;
  const lastNotes = useLastNotes(store, day);
  const stored = standing?.note ?? "";
  const [opened] = useState(stored);
  const [draft, setNote, clear] = useDraft(
    `attendance-note:${day}~${student.id}`,
    proposed || opened,
  );
  // Untouched, the field follows what another device writes.
  const isTyped = draft !== opened;
  const note = isTyped ? draft : stored;
  const isNoteNew = note.trim() !== stored;
  const isTooLong = note.trim().length > LONGEST_NOTE_CHARACTERS;
  useImperativeHandle(ref, () => ({ typed: isTyped ? note : undefined, isTooLong, clear }), [
    isTyped,
    note,
    isTooLong,
    clear,
  ]);
  const save = (): void => {
    if (standing && isNoteNew && !isTooLong) onSave(note);
  };
  return (
    <>
      <TextField
        label="사유"
        isLabelHidden={size === "small"}
        placeholder={size === "small" ? "사유" : ""}
        fieldSize={size === "small" ? "dense" : "normal"}
        value={note}
        onValueChange={setNote}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event)) save();
        }}
        error={isTooLong ? `사유는 ${LONGEST_NOTE_CHARACTERS}자까지 적을 수 있어요.` : undefined}
        hint={!standing && note ? "코드를 누르면 사유도 함께 저장돼요." : undefined}
      />
      {standing && isNoteNew && (
        <Button variant="weak" onClick={save}>
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
    </>
  );
}

const NOTES_SHOWN = 4;
const LONGEST_CHIP_CHARACTERS = 12;

/**
 * The short reasons this teacher wrote last, newest day first, for one tap instead of typing. As they were
 * when the dialog opened: going through a year of marks again would stand before each mark it makes.
 */
function useLastNotes(store: Store, until: CalendarDay): readonly string[] {
  const [notes] = useState(() => listLastNotes(store, until));
  return notes;
}

function listLastNotes(store: Store, until: CalendarDay): readonly string[] {
  const lastDayByNote = new Map<string, CalendarDay>();
  // What a family said of its child is nobody else's reason. Its report outlives its words.
  const told = new Set([...store.rows(familyReportKind).keys()].map(toDayOfPupil));
  for (const [id, { note, day }] of store.rows(attendanceMarkKind)) {
    if (!note || note.length > LONGEST_CHIP_CHARACTERS || day > until) continue;
    if (told.has(toDayOfPupil(id))) continue;
    const known = lastDayByNote.get(note);
    if (!known || known < day) lastDayByNote.set(note, day);
  }
  return [...lastDayByNote]
    .sort(([, a], [, b]) => (a < b ? 1 : Number(a > b) * -1))
    .slice(0, NOTES_SHOWN)
    .map(([note]) => note);
}

/** The ids of marks and reports begin with the day and the pupil: 「2026-11-20~s1」. */
function toDayOfPupil(id: string): string {
  return id.split("~", 2).join("~");
}
