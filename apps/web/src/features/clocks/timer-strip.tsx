import { clockState, findEnd } from "@damim/domain/clocks/clock-state.ts";
import type { RunningClock } from "../../data/server/running-clock.ts";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { useRing } from "../../kit/tool/use-ring.ts";
import { useToolTimer } from "../../kit/tool/use-tool-timer.ts";
import { FIRST_TIMER_MS } from "./use-timers.ts";

/** All timers, of which the stage shows one; every one of them rings. One alone has no tile. */
export function TimerStrip(props: {
  readonly ids: readonly string[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly clock: RunningClock;
  readonly onRing: () => void;
}) {
  const { ids, chosen, onChoose, clock, onRing } = props;
  return (
    <ul aria-label="타이머 고르기" className={ids.length > 1 ? "flex gap-3" : "hidden"}>
      {ids.map((id, place) => (
        <TimerTile
          key={id}
          id={id}
          place={place + 1}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
          clock={clock}
          onRing={onRing}
        />
      ))}
    </ul>
  );
}

function TimerTile(props: {
  readonly id: string;
  readonly place: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly clock: RunningClock;
  readonly onRing: () => void;
}) {
  const { id, place, isChosen, onChoose, clock, onRing } = props;
  const { timer } = useToolTimer(id, FIRST_TIMER_MS);
  const shows = useClockValue(clock, ({ shown }) => clockState(timer, shown).shows);
  const state = useClockValue(clock, ({ shown }) => clockState(timer, shown).state);
  useRing(id, findEnd(timer), clock, onRing);
  return (
    <li className="flex min-w-0 flex-1">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={`press flex min-w-0 flex-1 items-baseline justify-center gap-4 rounded-[--spacing(7)] px-5 py-3 font-bold ${state === "over" ? "bg-chalk-rose" : "bg-surface"} aria-pressed:outline-4 aria-pressed:outline-board-brand`}
      >
        <span className="truncate text-[length:--spacing(7)]">
          {timer.label || `타이머 ${place}`}
        </span>{" "}
        <span className="text-[length:--spacing(12)] leading-none font-extrabold tabular-nums">
          {shows}
        </span>
      </button>
    </li>
  );
}
