import { isClaimed } from "@damim/domain/booking/slot-place.ts";
import { isFree, sayClash, type PlanSlot } from "@damim/domain/booking/list-slots.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toShortKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { IconButton } from "../../../ui/button.tsx";
import { toStateWords } from "./slot-words.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createBookingCommands } from "./booking-commands.ts";

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** 예약표: days × times of a week. A tap on a free time blocks it, on a blocked one frees it; a drag does so with many. */
export function SlotGrid(props: {
  readonly store: Store;
  readonly slots: readonly PlanSlot[];
  readonly students: readonly RosterStudent[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  readonly isReadOnly: boolean;
}) {
  const { store, slots, students, chosen, onChoose, isReadOnly } = props;
  const commands = useCommands(createBookingCommands, store);
  const { now } = useTeacherData();
  const weeks = [...new Set(slots.map(({ day }) => toMonday(day)))].toSorted();
  const thisWeek = toMonday(toSeoulDay(now()));
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      weeks.findIndex((week) => week >= thisWeek),
    ),
  );
  const week = weeks[Math.min(at, weeks.length - 1)];
  const ofWeek = slots.filter(({ day }) => toMonday(day) === week);
  const days = [...new Set(ofWeek.map(({ day }) => day))].toSorted();
  const times = [...new Set(ofWeek.map(({ time }) => time))].toSorted();
  const grid = useRef<HTMLDivElement>(null);
  /** The slots that a drag has met, and whether it blocks or frees. */
  const drag = useRef<{ readonly isBlocking: boolean; readonly met: Map<string, PlanSlot> }>(
    undefined,
  );
  const [dragged, setDragged] = useState<ReadonlySet<string>>(new Set());

  const press = (slot: PlanSlot): void => {
    onChoose(isClaimed(slot.row) ? slot.id : undefined);
    if (isReadOnly || isClaimed(slot.row)) return;
    commands.block([slot], isFree(slot));
  };
  const meet = (slot: PlanSlot): void => {
    if (!drag.current || !(drag.current.isBlocking ? isFree(slot) : slot.row?.state === "blocked"))
      return;
    drag.current.met.set(slot.id, slot);
    if (drag.current.met.size > 1) setDragged(new Set(drag.current.met.keys()));
  };
  const end = (): void => {
    const { current } = drag;
    drag.current = undefined;
    setDragged(new Set());
    // One alone is a press, which the click tells.
    if (!current || current.met.size < 2) return;
    commands.block([...current.met.values()], current.isBlocking);
  };
  const walk = (event: KeyboardEvent, row: number, column: number): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = `${row + step[0]}-${column + step[1]}`;
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };
  return (
    <>
      <WeekHead
        days={days}
        at={at}
        last={weeks.length - 1}
        onChange={setAt}
        isReadOnly={isReadOnly}
      />
      <div className="overflow-x-auto">
        <div
          ref={grid}
          role="grid"
          aria-label="예약표"
          tabIndex={-1}
          className="grid min-w-max gap-1 select-none"
          onPointerUp={end}
          onPointerLeave={end}
        >
          <DayHeads days={days} />
          {times.map((time, row) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see DayHeads
            <div key={time} role="row" className="flex gap-1">
              <span
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see DayHeads
                role="rowheader"
                className="w-14 shrink-0 self-center text-14 font-semibold tabular-nums"
              >
                {time}
              </span>
              {days.map((day, column) => {
                const slot = ofWeek.find((one) => one.day === day && one.time === time);
                return (
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its button is the stop
                  <div key={day} role="gridcell" className="flex w-24 flex-1">
                    {slot && (
                      <Cell
                        slot={slot}
                        student={students.find(({ id }) => id === slot.row?.studentId)}
                        isChosen={slot.id === chosen}
                        isDragged={dragged.has(slot.id)}
                        at={`${row}-${column}`}
                        onPress={() => press(slot)}
                        onKeyDown={(event) => walk(event, row, column)}
                        onDown={(isMouse) => {
                          if (isReadOnly || !isMouse) return;
                          drag.current = { isBlocking: isFree(slot), met: new Map() };
                          meet(slot);
                        }}
                        onMeet={() => meet(slot)}
                      />
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function DayHeads({ days }: { readonly days: readonly CalendarDay[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its cells are boxes that a drag walks over
    <div role="row" className="flex gap-1">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the row */}
      <span role="columnheader" className="w-14 shrink-0">
        <span className="sr-only">시각</span>
      </span>
      {days.map((day) => (
        <span
          key={day}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the row
          role="columnheader"
          className="w-24 flex-1 py-1 text-center text-14 font-bold"
        >
          {toShortKoreanMonthDay(day)}
        </span>
      ))}
    </div>
  );
}

function WeekHead(props: {
  readonly days: readonly CalendarDay[];
  readonly at: number;
  readonly last: number;
  readonly onChange: (at: number) => void;
  readonly isReadOnly: boolean;
}) {
  const { days, at, last, onChange, isReadOnly } = props;
  return (
    <div className="mb-3 flex items-center gap-1">
      <IconButton
        label="지난주"
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={at <= 0}
        onClick={() => onChange(at - 1)}
      />
      <p className="min-w-36 text-center text-15 font-bold" aria-live="polite">
        {days[0] && `${toKoreanMonthDay(days[0])} ~ ${toKoreanMonthDay(days.at(-1) ?? days[0])}`}
      </p>
      <IconButton
        label="다음 주"
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={at >= last}
        onClick={() => onChange(at + 1)}
      />
      <p className="ml-auto text-13 text-fg-2">
        {!isReadOnly && "빈 시간을 누르거나 끌면 막아요."}
      </p>
    </div>
  );
}

function Cell(props: {
  readonly slot: PlanSlot;
  readonly student: RosterStudent | undefined;
  readonly isChosen: boolean;
  readonly isDragged: boolean;
  readonly at: string;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** A finger that is drawn over the grid scrolls it. */
  readonly onDown: (isMouse: boolean) => void;
  readonly onMeet: () => void;
}) {
  const { slot, student, isChosen, isDragged, at, onPress, onKeyDown, onDown, onMeet } = props;
  const { row, why, day, time } = slot;
  const words = toStateWords(slot);
  const clash = sayClash(slot);
  const name = [toKoreanMonthDay(day), time, words, clash].filter(Boolean).join(" ");
  const look = clash
    ? "border-danger bg-danger-weak text-fg"
    : row?.state === "asked"
      ? "border-warm-line bg-warm-weak text-fg"
      : isClaimed(row)
        ? "border-brand-line bg-brand-weak text-fg"
        : row?.state === "blocked"
          ? "border-field bg-sunken text-fg-2"
          : why
            ? "border-dashed border-line bg-transparent text-fg-2"
            : "border-field bg-surface text-fg hover:bg-hover";
  return (
    <button
      type="button"
      data-at={at}
      aria-label={student ? `${name} ${student.number}번 ${student.name}` : name}
      aria-pressed={isClaimed(row) ? isChosen : undefined}
      aria-disabled={(why !== undefined && !row?.state) || undefined}
      onClick={onPress}
      onKeyDown={onKeyDown}
      onPointerDown={({ pointerType }) => onDown(pointerType === "mouse")}
      onPointerEnter={onMeet}
      className={`min-h-11 w-full rounded-ctl border px-2 py-1 text-13 ${look} ${isChosen || isDragged ? "outline-2 outline-brand" : ""}`}
    >
      {/* In the order of its name, which begins with when and what. */}
      <span className={student ? "block text-12" : ""}>
        {clash ? `${words} · ${clash}` : words}
      </span>
      {student && (
        <>
          {" "}
          <b className="block truncate">
            {student.number}번 {student.name}
          </b>
        </>
      )}
    </button>
  );
}

function toMonday(day: CalendarDay): CalendarDay {
  return addDays(day, -toWeekPlace(day));
}
