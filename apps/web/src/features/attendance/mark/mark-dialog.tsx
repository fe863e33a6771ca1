// Loaded lazily by day-board.tsx and month-grid.tsx.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toWrittenText } from "@damim/domain/attendance/written-text.ts";
import { isContradictory } from "@damim/domain/attendance/day-state.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { Check, ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { afterPaint } from "../../../platform/after-paint.ts";
import { AnchoredDialog } from "../../../ui/overlay/anchored-dialog.tsx";
import { AwaitedSymbol } from "../../../ui/attendance-symbol.tsx";
import { Button } from "../../../ui/button.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { Notice } from "../../../ui/notice.tsx";
import { CodeButtons } from "./code-buttons.tsx";
import { findTypedCode } from "./find-typed-code.ts";
import type { MarkMorePartProps, MoreInHand } from "./mark-more-part.tsx";
import type { MarkMending } from "./mark-mend-state.ts";
import {
  askInTurn,
  listChangeQuestions,
  listMarkQuestions,
} from "../../../kit/attendance/mark-question.ts";
import { MarkNote, type NoteInHand } from "./mark-note.tsx";
import { useStudentDay } from "./student-day.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createDayCommands } from "./day-commands.ts";

// Seldom needed, and sixty more elements in a dialog that opens for most marks of a day.
const MarkMorePart = late(
  () => import("./mark-more-part.tsx").then((file) => file.MarkMorePart),
  null,
  { isMain: true },
);

export interface MarkDialogProps {
  readonly isOpen: boolean;
  /** Drawn while nobody has pressed yet (`lazy-overlay.ts`). */
  readonly isExpected?: boolean;
  readonly onClose: () => void;
  readonly anchor: Element | null;
  readonly store: Store;
  /** Given while it is closed too: the one whose dialog is about to open is drawn ahead. */
  readonly student: RosterStudent | undefined;
  readonly day: CalendarDay;
  readonly size?: "large" | "small";
  /** Given where the history of the day can be opened: 변경 이력 stands below the codes. */
  readonly onHistory?: (student: RosterStudent) => void;
  /** A write about this pupil's day that the server did not take: it is gone once the day is marked anew. */
  readonly mending?: MarkMending | undefined;
  /** What a family told of the day. */
  readonly told?: string | undefined;
}

/** Marks one pupil: a tap on a code marks and closes, 사유 typed before goes with it, Escape changes nothing. */
export function MarkDialog(props: MarkDialogProps) {
  const { isOpen, onClose, anchor, size = "large", store, mending } = props;
  const shown = useShown(props);
  if (!shown) return null;
  const { student, day, opening } = shown;
  return (
    <AnchoredDialog
      isOpen={isOpen}
      onClose={onClose}
      anchor={anchor}
      size={size}
      title={toStudentWords(student)}
      subtitle={<DaySentence store={store} student={student} day={day} size={size} />}
    >
      <MarkForm
        store={store}
        student={student}
        day={day}
        opening={opening}
        size={size}
        mending={mending}
        told={props.told}
        onHistory={props.onHistory}
        onDone={onClose}
      />
    </AnchoredDialog>
  );
}

interface Shown {
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  /** Changes with each opening. */
  readonly opening: number;
  /** It was drawn ahead for this opening, and nobody has had it on screen. */
  readonly isUnseen: boolean;
}

/** Whose dialog it is: while it is closed, the last one's or the one that is about to open. */
function useShown({ isOpen, student, day }: MarkDialogProps): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const [wasOpen, setWasOpen] = useState(false);
  const isOpening = isOpen && !wasOpen;
  // One that stands open stays with the day it was opened for, and says so: the page may turn at midnight.
  const isOther =
    student && (student !== shown?.student || (day !== shown.day && !(isOpen && wasOpen)));
  if (isOther || (isOpening && !shown?.isUnseen)) {
    const next = student ?? shown?.student;
    const opening = (shown?.opening ?? 0) + 1;
    if (next) setShown({ student: next, day, opening, isUnseen: !isOpen });
  } else if (isOpening && shown) {
    setShown({ ...shown, isUnseen: false });
  }
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return shown;
}

function DaySentence(props: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly size: "large" | "small";
}) {
  const state = useStudentDay(props.store, props.student.id, props.day);
  if (props.size === "small") return toKoreanDay(props.day);
  return `${toKoreanDay(props.day)} · ${toWrittenText(state)}`;
}

interface MarkFormProps {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly opening: number;
  readonly size: "large" | "small";
  readonly mending?: MarkMending | undefined;
  readonly told: string | undefined;
  readonly onHistory: MarkDialogProps["onHistory"];
  readonly onDone: () => void;
}

function MarkForm(props: MarkFormProps) {
  const { store, student, day, opening, size, mending, onHistory, onDone } = props;
  const commands = useCommands(createDayCommands, store);
  const state = useStudentDay(store, student.id, day);
  const note = useRef<NoteInHand>(null);
  const current = useRef(opening);
  useEffect(() => {
    current.current = opening;
  }, [opening]);
  const more = useRef<MoreInHand>(null);
  const [moreOpening, setMoreOpening] = useState<number>();
  const isMore = moreOpening === opening;
  const students = [student];
  // Asked here as well as by the commands: what is half-written stays on screen until the answer.
  const mark: MarkMorePartProps["onMark"] = (code, subReason, also) => {
    if (note.current?.isTooLong) return;
    const days = also?.days ?? [day];
    askInTurn(store, listMarkQuestions(store, days), () => {
      const [periods, typed] = [more.current?.periods, note.current?.typed];
      const said = {
        ...(periods && { exactPeriods: periods }),
        ...(subReason !== undefined && { subReason }),
        ...(also && { listAlso: also.listAlso }),
      };
      if (days.length === 1) commands.mark(students, day, code, typed, said);
      else commands.markDays(students, days, code, { ...said, ...(typed && { note: typed }) });
      done();
    });
  };
  const done = (): void => {
    note.current?.clear();
    if (mending) void store.discardRefused(mending.at).catch(() => undefined);
    // Closing costs more than the mark itself: the mark is seen first. By then a quick hand may have opened
    // the next pupil's dialog, which stays.
    const mine = opening;
    afterPaint(() => {
      if (current.current === mine) onDone();
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are for the controls inside
    <div
      className="grid gap-3.5"
      onKeyDown={(event) => {
        // As on the cell itself, while no word stands in 사유: a press on a cell may be followed by a figure.
        const isWritten = event.target instanceof HTMLInputElement && event.target.value !== "";
        const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
        if (size !== "small" || isMore || isWritten || hasModifier || event.nativeEvent.isComposing)
          return;
        const code = findTypedCode(event, store, { student, day });
        if (!code) return;
        event.preventDefault();
        mark(code);
      }}
    >
      {props.told && (
        <Notice tone="info" title="가정에서 알렸어요">
          {props.told}
        </Notice>
      )}
      <WhatIsWrong mending={mending} state={state} />
      <CodeButtons marks={state.marks} size={size} onCode={(code) => mark(code)} />
      {/* The one part that each opening begins anew: the codes stay, and only their rings move. */}
      <MarkNote
        key={`${day}~${student.id}~${mending?.at ?? ""}~${opening}`}
        ref={note}
        store={store}
        student={student}
        day={day}
        size={size}
        standing={state.marks[0]}
        proposed={mending?.note}
        onSave={(text) => {
          const standing = state.marks[0];
          askInTurn(store, listChangeQuestions(store, [day]), () => {
            if (standing) commands.mark(students, day, standing, text);
            done();
          });
        }}
      />
      {isMore && (
        <MarkMorePart
          ref={more}
          store={store}
          student={student}
          day={day}
          marks={state.marks}
          onMark={mark}
        />
      )}
      <div className={`grid grid-cols-2 gap-2 ${size === "small" ? "[&_button]:px-2" : ""}`}>
        <Button
          variant="sunken"
          icon={size === "large" && <AwaitedSymbol size={18} />}
          onClick={() => {
            askInTurn(store, listMarkQuestions(store, [day]), () => {
              commands.awaitArrival(students, day);
              done();
            });
          }}
        >
          아직 안 왔어요
        </Button>
        <Button
          variant="line"
          icon={size === "large" && <Check size={18} aria-hidden />}
          onClick={() => {
            askInTurn(store, listChangeQuestions(store, [day]), () => {
              commands.clear(students, day);
              done();
            });
          }}
        >
          출석으로 바꾸기
        </Button>
      </div>
      {/* In one line: each of its own would push the last ones off a low screen. */}
      <div className="-my-1.5 grid auto-cols-fr grid-flow-col gap-2 empty:hidden [&_button]:px-2">
        {!isMore && (
          <Button
            variant="text"
            icon={<ChevronDown size={18} aria-hidden />}
            onClick={() => setMoreOpening(opening)}
          >
            세부 사유·교시
          </Button>
        )}
        {onHistory && (
          <Button variant="text" onClick={() => onHistory(student)}>
            변경 이력
          </Button>
        )}
      </div>
    </div>
  );
}

/** What the server did not take, and what two devices wrote apart. */
function WhatIsWrong(props: {
  readonly mending: MarkMending | undefined;
  readonly state: ReturnType<typeof useStudentDay>;
}) {
  const { mending, state } = props;
  return (
    <>
      {mending && (
        <Notice tone="danger" title={`서버가 받지 못한 기록: ${mending.words}`}>
          아래에서 다시 고르면 새로 보내요.
        </Notice>
      )}
      {isContradictory(state) && (
        <Notice tone="danger">두 기기에서 다르게 적었어요. 맞는 것을 누르면 그것만 남아요.</Notice>
      )}
    </>
  );
}
