import { presentStudents } from "@damim/domain/attendance/present-students.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listAsked, toDueDay } from "@damim/domain/check/check-rows.ts";
import { toRoundDay } from "@damim/domain/check/check-rounds.ts";
import {
  checkMarkKind,
  toCheckMarkId,
  type CheckState,
  type KeptCheck,
} from "@damim/domain/check/check.ts";
import { isOpen, nextState } from "@damim/domain/check/mark-check.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { memo, useCallback, useMemo, useState, type KeyboardEvent } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useIsPast, useRows } from "../../../data/use-teacher-data.ts";
import { useOwnClass } from "../../../data/years/class-choice.ts";
import { StudentTiles } from "../../../kit/tiles/student-tiles.tsx";
import { Button } from "../../../ui/button.tsx";
import { KeyCap } from "../../../ui/key-cap.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { CheckTile } from "./check-tile.tsx";
import { PanelHead, type PanelHeadProps } from "./panel-head.tsx";
import { NumberField } from "./number-field.tsx";
import { MissingLine } from "./round-sums.tsx";

const NoteDialog = lazyOverlay(() => import("./note-dialog.tsx"), "NoteDialog");

export type CheckPanelProps = PanelHeadProps & {
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
};

/** One round of a check: the class as tiles, and the field of numbers. */
export const CheckPanel = memo(function CheckPanel(props: CheckPanelProps) {
  const { store, calendar, today, check, round, commands } = props;
  const isPast = useIsPast();
  const [noted, setNoted] = useState<RosterStudent>();
  const at = useMemo(() => ({ checkId: check.id, round }), [check.id, round]);
  const day = toRoundDay(check, round, today);
  const { members, present } = useClassOfDay(store, check, day);
  const findState = useCallback(
    (studentId: StudentId) =>
      store.rows(checkMarkKind).get(toCheckMarkId({ ...at, studentId }))?.state,
    [store, at],
  );
  const press = useCallback(
    (student: RosterStudent): void => {
      if (isPast) return;
      const state = findState(student.id);
      const isAbsent = isOpen(state) && !present.has(student.id);
      commands.mark(at, student, nextState(state, isAbsent));
    },
    [isPast, findState, present, commands, at],
  );
  const handleKey = (event: KeyboardEvent, student: RosterStudent): void => {
    if (isPast || event.altKey || event.ctrlKey || event.metaKey) return;
    const state = findKeyState(event);
    if (state === "none") return;
    event.preventDefault();
    commands.mark(at, student, state);
  };
  const fill = (state: "O" | "X"): void =>
    commands.fill(at, state, { studentIds: members.map(({ id }) => id), present });
  return (
    <section
      aria-label={check.title}
      className="flex min-h-0 min-w-0 flex-col gap-3 md:overflow-y-auto md:rounded-card md:border md:border-line-2 md:bg-surface md:p-5"
    >
      <PanelHead {...props} />
      {!isPast && (
        <div className="flex flex-wrap items-start gap-2 docked max-md:order-last max-md:-mx-5">
          <NumberField
            key={`${check.id}~${round}`}
            draftKey={`check-numbers:${check.id}~${round}`}
            members={members}
            onHandIn={(students) => commands.handIn(at, students)}
          />
          <Button variant="line" onClick={() => fill("O")}>
            모두 O
          </Button>
          <Button variant="line" onClick={() => fill("X")}>
            나머지 X
          </Button>
          <span aria-hidden className="ml-auto flex h-11 items-center gap-1.5 max-xl:hidden">
            {["O", "X", "L", "-"].map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </span>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw its frame and disable nothing */}
      <div role="group" aria-label="학생">
        <StudentTiles
          label={check.title}
          students={members}
          onKey={handleKey}
          renderTile={(student) => (
            <CheckTile
              store={store}
              checkId={check.id}
              round={round}
              dueOn={toDueDay(check, round)}
              calendar={calendar}
              student={student}
              isPresent={present.has(student.id)}
              onPress={press}
              onNote={setNoted}
            />
          )}
        />
      </div>
      <MissingLine store={store} check={check} round={round} />
      <NoteDialog
        key={noted && toCheckMarkId({ ...at, studentId: noted.id })}
        isOpen={noted !== undefined}
        store={store}
        at={at}
        student={noted}
        onClose={() => setNoted(undefined)}
        onSave={(note) => {
          if (noted) commands.note(at, noted, note);
          setNoted(undefined);
        }}
      />
    </section>
  );
});

/** The pupils of a check's class on a day, and who of them is there. */
function useClassOfDay(store: Store, check: KeptCheck, day: CalendarDay) {
  const roster = useRoster(store);
  const ownClass = useOwnClass(store);
  const marks = useRows(store, attendanceMarkKind);
  const checkIns = useRows(store, checkInKind);
  const members = useMemo(
    () => listMembers(listAsked({ students: roster, ownClass }, check), day),
    [roster, ownClass, check, day],
  );
  const present = useMemo(
    () =>
      presentStudents(
        { marks, checkIns },
        day,
        members.map(({ id }) => id),
      ),
    [marks, checkIns, day, members],
  );
  return { members, present };
}

/** By the place of the key, so that 한글 on the keyboard does not matter. */
function findKeyState({ code, key }: KeyboardEvent): CheckState | undefined | "none" {
  if (code === "KeyO" || key === "o") return "O";
  if (code === "KeyX" || key === "x") return "X";
  if (code === "KeyL" || key === "l") return "late";
  if (code === "Minus" || code === "NumpadSubtract" || key === "-") return "exempt";
  if (code === "Delete" || code === "Backspace" || key === "Delete") return undefined;
  return "none";
}
