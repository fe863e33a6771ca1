import { layRoom } from "@damim/domain/seats/lay-room.ts";
import type { Seat } from "@damim/domain/seats/seat-room.ts";
import { toSeatWords } from "@damim/domain/seats/seat-words.ts";
import { Lock } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { toPlanStyle, toSeatStyle } from "./plan-lines.ts";
import { TileName } from "../../../ui/tile-name.tsx";

export interface PlanSeat {
  readonly number: number;
  readonly name: string;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** 자리표: arrows walk the desks, a press takes one. */
export function PlanGrid(props: {
  readonly seats: readonly Seat[];
  readonly findPupil: (seat: string) => PlanSeat | undefined;
  readonly isTurned: boolean;
  /** The seat that is held, to be changed with the next one. */
  readonly held?: string | undefined;
  /** Seats to be looked at: of rules that clash. */
  readonly marked?: ReadonlySet<string>;
  readonly locked?: ReadonlySet<string>;
  /** Desks off their places are shown too, to be put back. */
  readonly isBuilding?: boolean;
  readonly onSeat?: ((seat: string) => void) | undefined;
  /** One seat was drawn onto another by mouse or pen; a finger scrolls, and takes one after the other. */
  readonly onDraw?: ((from: string, to: string) => void) | undefined;
}) {
  const {
    seats,
    findPupil,
    isTurned,
    held,
    marked,
    locked,
    isBuilding = false,
    onSeat,
    onDraw,
  } = props;
  const laid = layRoom(seats, isTurned);
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string>();
  const [drawn, setDrawn] = useState<string>();
  const placeOf = (id: string) => laid.places.get(id) ?? { row: 0, column: 0 };
  const shown = seats
    .filter(({ off }) => isBuilding || !off)
    .toSorted(
      (a, b) =>
        placeOf(a.id).row - placeOf(b.id).row || placeOf(a.id).column - placeOf(b.id).column,
    );
  const stop = shown.some(({ id }) => id === at) ? at : shown[0]?.id;
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const from = laid.places.get(stop ?? "");
    if (!step || !from) return;
    event.preventDefault();
    // The nearest in that direction, straight ahead before aside.
    const next = shown
      .map(({ id }) => {
        const { row, column } = placeOf(id);
        const [down, right] = [row - from.row, column - from.column];
        const ahead = step[0] === 0 ? right * step[1] : down * step[0];
        const aside = Math.abs(step[0] === 0 ? down : right);
        return { id, ahead, cost: ahead + aside * 4 };
      })
      .filter(({ ahead }) => ahead > 0)
      .toSorted((a, b) => a.cost - b.cost)[0];
    if (!next) return;
    setAt(next.id);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next.id}"]`)?.focus();
  };
  const lines = [...new Set(shown.map(({ id }) => placeOf(id).row))];
  const rows = lines.map((line) => shown.filter(({ id }) => placeOf(id).row === line));
  return (
    <div
      ref={grid}
      role="grid"
      aria-label="자리표"
      tabIndex={-1}
      onKeyDown={walk}
      onPointerDown={(event) => {
        if (onDraw && event.pointerType !== "touch" && event.button === 0)
          setDrawn(findSeatOf(event.target));
      }}
      onPointerUp={(event) => {
        const to = findSeatOf(document.elementFromPoint(event.clientX, event.clientY));
        if (drawn !== undefined && to !== undefined && to !== drawn) onDraw?.(drawn, to);
        setDrawn(undefined);
      }}
      onPointerLeave={() => setDrawn(undefined)}
      style={toPlanStyle(laid)}
      className="grid min-h-0 flex-1 gap-1.5 max-sm:gap-1"
    >
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a plan has aisles and no cells where nobody sits
        <div key={row[0]?.id} role="row" className="contents">
          {row.map((seat) => {
            const pupil = findPupil(seat.id);
            const place = toSeatWords(seat, seats);
            const who = seat.off
              ? "책상 없음"
              : pupil
                ? `${pupil.number}번 ${pupil.name}`
                : "빈자리";
            const isHeld = held === seat.id || drawn === seat.id;
            return (
              <div
                key={seat.id}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
                role="gridcell"
                style={toSeatStyle(laid, seat.id)}
                className="grid min-w-0"
              >
                <button
                  type="button"
                  data-seat={seat.id}
                  aria-label={`${place} ${who}`}
                  aria-pressed={isHeld}
                  aria-disabled={!onSeat || undefined}
                  tabIndex={seat.id === stop ? 0 : -1}
                  onFocus={() => setAt(seat.id)}
                  onClick={() => onSeat?.(seat.id)}
                  className={`press-now relative flex min-w-0 flex-col items-center justify-center rounded-ctl border px-0.5 py-1 ${seatLook({ isHeld, isMarked: marked?.has(seat.id) ?? false, isOff: seat.off ?? false, isFree: !pupil })}`}
                >
                  {locked?.has(seat.id) && (
                    <Lock size={13} aria-hidden className="absolute top-1 right-1 text-fg-3" />
                  )}
                  {pupil && !seat.off && (
                    <>
                      <span
                        data-number={pupil.number}
                        className="text-13 font-medium text-fg-2 before:content-[attr(data-number)]"
                      />
                      <TileName
                        name={pupil.name}
                        className={`max-w-full text-center font-semibold ${pupil.name.length > 15 ? "text-13" : "text-15 max-sm:text-14"}`}
                      />
                    </>
                  )}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function findSeatOf(target: EventTarget | null): string | undefined {
  const seat = target instanceof Element ? target.closest<HTMLElement>("[data-seat]") : null;
  return seat?.dataset["seat"];
}

function seatLook(of: {
  readonly isHeld: boolean;
  readonly isMarked: boolean;
  readonly isOff: boolean;
  readonly isFree: boolean;
}): string {
  if (of.isHeld) return "border-brand bg-brand-weak ring-2 ring-brand";
  if (of.isOff) return "border-dashed border-line bg-transparent";
  if (of.isMarked) return "border-2 border-fg bg-bg";
  return of.isFree ? "border-line bg-surface hover:bg-hover" : "border-line-2 bg-bg hover:bg-hover";
}
