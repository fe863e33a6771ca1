import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isContradictory, toStateText, type DayState } from "@damim/domain/attendance/day-state.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { Check } from "lucide-react";
import { memo } from "react";
import { AttendanceSymbol, AwaitedSymbol, markColour } from "../../ui/attendance-symbol.tsx";
import { useStudentDay } from "./mark/student-day.ts";
import { TileName } from "../../ui/tile-name.tsx";

export interface SeatButtonProps {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  /** A desk of the room, or a row of the list with the state in words. */
  readonly look: "seat" | "row";
  readonly isOpen: boolean;
  /** Given while several pupils are being chosen. */
  readonly isChosen?: boolean | undefined;
  readonly onPress: (student: RosterStudent, button: HTMLButtonElement) => void;
}

/** One pupil of the day. The name of the button is the whole truth: 「5번 김하린 질병 결석」. */
export const SeatButton = memo(function SeatButton(props: SeatButtonProps) {
  const { store, student, day, look, isOpen, isChosen, onPress } = props;
  const state = useStudentDay(store, student.id, day);
  const words = toStateText(state);
  return (
    <button
      type="button"
      aria-label={`${toStudentWords(student)} ${words}`}
      aria-haspopup={isChosen === undefined ? "dialog" : undefined}
      aria-expanded={isChosen === undefined ? isOpen : undefined}
      aria-pressed={isChosen}
      data-student={student.id}
      className={`press-now flex w-full items-center border text-left ${look === "seat" ? "min-h-14 gap-1.5 px-2.5 py-2 lg:min-h-[4.25rem] 2xl:min-h-24 board:md:h-full board:md:min-h-0 print:min-h-11" : "min-h-13 gap-2.5 rounded-ctl px-4 py-1.5"} ${toLook(state)} ${isOpen || isChosen ? "outline-2 outline-offset-2 outline-brand" : ""}`}
      onClick={(event) => onPress(student, event.currentTarget)}
    >
      {/* Drawn, not written: the name says 「5번」, and a bare 5 would be a label that it does not hold. */}
      <span
        data-number={student.number}
        className="min-w-4.5 text-right text-13 font-medium opacity-80 before:content-[attr(data-number)]"
      />
      <TileName
        name={student.name}
        className="min-w-0 flex-1 text-15 font-semibold 2xl:text-17 board:md:text-[min(2.9vh,1.65vw)] print:text-13"
      />
      {look === "row" && <span className="text-14 font-medium"> {words}</span>}
      <StateIcons state={state} />
    </button>
  );
});

function StateIcons({ state }: { readonly state: DayState }) {
  if (state.marks.length > 0) {
    return state.marks.map(({ kind, reason, note }) => (
      <span key={kind} className="relative shrink-0">
        <AttendanceSymbol kind={kind} reason={reason} size={20} />
        {note && <span className="absolute -top-1 -right-1.5 size-1.5 rounded-pill bg-current" />}
      </span>
    ));
  }
  if (state.checkIn === "awaited") return <AwaitedSymbol size={20} />;
  if (state.checkIn === "arrived") {
    return <Check size={18} strokeWidth={2.4} aria-hidden className="shrink-0 text-brand" />;
  }
  return null;
}

function toLook({ marks, checkIn }: DayState): string {
  const first = marks[0];
  if (first) {
    const ring = isContradictory({ marks }) ? " shadow-[inset_0_0_0_2px_var(--danger)]" : "";
    return `border-transparent print:border-line ${markColour[first.kind]}${ring}`;
  }
  if (checkIn === "awaited")
    return "border-transparent bg-surface print:border-line shadow-[inset_0_0_0_2px_var(--warm)]";
  return "border-line bg-bg text-fg hover:bg-hover";
}
