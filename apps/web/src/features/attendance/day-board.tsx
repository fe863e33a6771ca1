import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { late } from "../../ui/arrival/late.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { findTypedCode } from "./mark/find-typed-code.ts";
import type { MarkMending } from "./mark/mark-mend-state.ts";
import { useLaidSeats } from "./use-laid-seats.ts";
import { SeatButton } from "./seat-button.tsx";
import { useCommands } from "../../kit/act/commands.ts";
import { createDayCommands } from "./mark/day-commands.ts";
import { useTileKeys } from "../../kit/tiles/use-tile-keys.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const ReportedPupils = late(() =>
  import("../../data/family-report/use-new-reports.ts").then((file) => file.ReportedPupils),
);

const MarkHistory = lazyOverlay(() => import("./mark/mark-history.tsx"), "MarkHistory");

const MarkDialog = lazyOverlay(() => import("./mark/mark-dialog.tsx"), "MarkDialog");
// Beside the board and not when all is at rest: the network may be gone by the first press.

export interface DayBoardProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
  readonly look: "seat" | "row";
  /** Given while several pupils are being chosen: a press chooses instead of opening. */
  readonly chosen?: ReadonlySet<StudentId> | undefined;
  readonly onChoose?: (student: RosterStudent) => void;
  /** A refused write of this day: the pupil's dialog opens with it, once. */
  readonly mending?: MarkMending | undefined;
  /** A pupil's dialog opened or closed. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
}

/*
 * Pairs with aisles as the room has them: six seats a row on a desktop, four on a tablet, two on a phone, by
 * the room that the board itself has. Inside a pair the seats are close; the empty columns are the aisles.
 */
const grid = [
  "grid grid-cols-2 gap-1.5 @min-[46rem]:gap-x-1 @min-[46rem]:gap-y-2",
  // On the board of a classroom the rows share the height that there is.
  "board:md:flex-1 board:md:auto-rows-[minmax(2.75rem,1fr)]",
].join(" ");
const room = [
  "@min-[34rem]:grid-cols-[repeat(2,minmax(0,1fr))_1rem_repeat(2,minmax(0,1fr))]",
  "@min-[34rem]:@max-[46rem]:[&>li:nth-child(4n+3)]:col-start-4",
  "@min-[46rem]:grid-cols-[repeat(2,minmax(0,1fr))_0.75rem_repeat(2,minmax(0,1fr))_0.75rem_repeat(2,minmax(0,1fr))]",
  "@min-[46rem]:gap-x-1 @min-[46rem]:gap-y-2",
  "@min-[46rem]:[&>li:nth-child(6n+3)]:col-start-4 @min-[46rem]:[&>li:nth-child(6n+5)]:col-start-7",
  // On the board of a classroom the rows share the height that there is.
  "board:md:flex-1 board:md:auto-rows-[minmax(2.75rem,1fr)]",
  "[&>li:nth-child(odd)>button]:rounded-l-[0.875rem] [&>li:nth-child(odd)>button]:rounded-r-cell",
  "[&>li:nth-child(even)>button]:rounded-l-cell [&>li:nth-child(even)>button]:rounded-r-[0.875rem]",
].join(" ");

/** The seats of 자리뽑기, where there is room for them; on less the class stands in the order of its numbers. */
const ownRoom =
  "@min-[46rem]:grid-cols-(--columns) @min-[46rem]:[&>li]:row-(--row) @min-[46rem]:[&>li]:col-(--column) [&>li>button]:rounded-[0.875rem]";

const reportedLook =
  "pointer-events-none absolute top-1 right-1 size-2.5 rounded-pill bg-brand print:hidden";

/** The class of one day. A press opens the pupil's dialog, a second press on a code marks and closes. */
export function DayBoard(props: DayBoardProps) {
  const { store, students, day, look, chosen, onChoose, mending, onBusy } = props;
  const isPast = useTeacherData().past !== undefined;
  const [reported, setReported] = useState<ReadonlyMap<StudentId, string>>();
  const [open, setOpen] = useState<RosterStudent>();
  const [pressed, setPressed] = useState<RosterStudent>();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { open: openHistory, about: looked, ...history } = useOpened<RosterStudent>();
  const list = useRef<HTMLUListElement>(null);
  const openMending = useEffectEvent((studentId: StudentId): void => {
    const student = students.find(({ id }) => id === studentId);
    // By no press, and beside the seat all the same.
    setAnchor(list.current?.querySelector(`[data-student="${studentId}"]`) ?? null);
    setPressed(student);
    setOpen(student);
  });
  const { at: mendingAt, studentId: mendedId } = mending ?? {};
  useEffect(() => {
    if (mendingAt !== undefined && mendedId !== undefined) openMending(mendedId);
  }, [mendingAt, mendedId]);
  useEffect(() => onBusy?.(open !== undefined), [onBusy, open]);
  const laid = useLaidSeats(store, day, look === "seat" ? students : []);
  const moveFocus = useTileKeys(list);
  const commands = useCommands(createDayCommands, store);
  const handleKeys = (event: KeyboardEvent): void => {
    moveFocus(event);
    if (
      event.defaultPrevented ||
      onChoose ||
      isPast ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey
    )
      return;
    const student = findStudent(students, event.target);
    if (!student || event.nativeEvent.isComposing) return;
    const code = findTypedCode(event, store, { student, day });
    if (code) commands.mark([student], day, code);
    else if (event.code === "Delete" || event.code === "Backspace") commands.clear([student], day);
    else return;
    event.preventDefault();
  };
  // From the press to the lift there is time to draw the dialog: the lift only shows it.
  const handlePointerDown = (event: PointerEvent): void => {
    if (onChoose || isPast || open) return;
    setPressed(findStudent(students, event.target) ?? pressed);
  };
  const handlePress = useCallback(
    (student: RosterStudent, button: HTMLButtonElement) => {
      if (onChoose) {
        onChoose(student);
        return;
      }
      // A year that is over: what was written of the day, and nothing to write.
      if (isPast) {
        openHistory(student);
        return;
      }
      setAnchor(button);
      // Also by a key: what is closed shows the same pupil until another one is pressed.
      setPressed(student);
      setOpen((current) => (current?.id === student.id ? undefined : student));
    },
    [onChoose, isPast, openHistory],
  );
  return (
    <div className="@container board:md:flex board:md:flex-1 board:md:flex-col">
      {look === "seat" && (
        <p
          aria-hidden
          className="mx-auto mb-4 w-1/2 max-w-[26rem] rounded-cell bg-brand-weak py-1 text-center text-13 font-bold tracking-[.3em] text-brand-strong max-sm:hidden print:block"
        >
          칠판
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for the buttons inside */}
      <ul
        ref={list}
        aria-label="하루 출결"
        onKeyDown={handleKeys}
        onPointerDown={handlePointerDown}
        style={laid?.style}
        className={
          laid
            ? `${grid} ${ownRoom}`
            : look === "seat"
              ? `${grid} ${room}`
              : "grid gap-1.5 @min-[46rem]:grid-cols-2 @min-[46rem]:gap-x-4"
        }
      >
        {students.map((student) => (
          <li key={student.id} style={laid?.placeOf(student.id)} className="relative">
            <SeatButton
              store={store}
              student={student}
              day={day}
              look={look}
              isOpen={open?.id === student.id}
              isChosen={chosen?.has(student.id)}
              onPress={handlePress}
            />
            {reported?.has(student.id) && (
              <span className={reportedLook}>
                <span className="sr-only">가정에서 알렸어요</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <ReportedPupils store={store} day={day} onFound={setReported} />
      <MarkDialog
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
        anchor={anchor}
        store={store}
        isExpected={!isPast}
        student={open ?? pressed ?? students[0]}
        told={open && reported?.get(open.id)}
        day={day}
        mending={open && open.id === mending?.studentId ? mending : undefined}
        onHistory={(student) => {
          setOpen(undefined);
          openHistory(student);
        }}
      />
      <MarkHistory
        isOpen={history.isOpen}
        onClose={history.close}
        store={store}
        student={looked}
        day={day}
      />
    </div>
  );
}

function findStudent(
  students: readonly RosterStudent[],
  target: EventTarget,
): RosterStudent | undefined {
  const seat = target instanceof Element ? target.closest<HTMLElement>("[data-student]") : null;
  const id = seat?.dataset["student"];
  return students.find((student) => student.id === id);
}
