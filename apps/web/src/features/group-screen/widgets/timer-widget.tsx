import { clockState, findEnd } from "@damim/domain/clocks/clock-state.ts";
import { addMinutes, holdTimer, resetTimer, startTimer } from "@damim/domain/clocks/run-timer.ts";
import { Pause, Play, Plus, RotateCcw } from "lucide-react";
import { useClockValue } from "../../../data/server/use-running-clock.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { useRing } from "../../../kit/tool/use-ring.ts";
import { useToolTimer } from "../../../kit/tool/use-tool-timer.ts";
import { toRoom } from "../wall/fit-widget.ts";
import { WidgetCard } from "./widget-card.tsx";
import type { WidgetProps } from "./widget-view.tsx";

export const FIRST_TIMER_MS = 10 * 60_000;

/** A clock of its own row, by instants: right after a reload, a lock, a sleep. */
export function TimerWidget({ widget, clock, sound, onEdit }: WidgetProps) {
  const { timer, write } = useToolTimer(widget.id, FIRST_TIMER_MS, widget.wall);
  const state = useClockValue(clock, ({ shown }) => clockState(timer, shown).state);
  const shows = useClockValue(clock, ({ shown }) => clockState(timer, shown).shows);
  const part = useClockValue(clock, ({ shown }) =>
    Math.max(0, Math.min(1, clockState(timer, shown).leftMs / timer.total)),
  );
  useRing(widget.id, findEnd(timer), clock, () => sound.ring("bell", 3));
  const { h } = widget.cell;
  const { wide, high } = toRoom(widget.cell);
  const isLow = h < 3;
  const size = Math.min((wide - 12) / (isLow ? 5 : 2.6), isLow ? high * 0.45 : high - 60);
  const now = (): number => Math.round(clock.look().shown);
  const press = (): void => {
    sound.tick();
    if (state === "over") write(resetTimer(timer));
    else write(state === "running" ? holdTimer(timer, now()) : startTimer(timer, now()));
  };
  return (
    <WidgetCard widget={widget} onEdit={onEdit}>
      <div
        className={`flex min-h-0 flex-1 flex-wrap items-center justify-center gap-x-6 gap-y-3 ${isLow ? "" : "flex-col"}`}
      >
        <div
          role="timer"
          aria-label="남은 시간"
          className={`m-auto leading-none font-extrabold tracking-display tabular-nums portrait:text-[length:--spacing(32)]! ${state === "over" ? "text-board-brand" : ""}`}
          style={{ fontSize: `calc(var(--spacing) * ${shows.length > 5 ? size * 0.75 : size})` }}
        >
          {shows}
        </div>
        {!isLow && (
          <span aria-hidden className="h-4 w-full overflow-hidden rounded-full bg-board-bg">
            <span
              className="block h-full rounded-full bg-board-brand"
              style={{ width: `${part * 100}%` }}
            />
          </span>
        )}
        <div className="flex flex-wrap items-center justify-center gap-3">
          <BoardButton
            icon={<Plus aria-hidden />}
            className="h-16! px-5!"
            onClick={() => write(addMinutes(timer, 1))}
          >
            1분 더
          </BoardButton>
          {state === "held" && (
            <BoardButton
              aria-label="처음으로"
              icon={<RotateCcw aria-hidden />}
              className="h-16! px-5!"
              onClick={() => write(resetTimer(timer))}
            />
          )}
          <BoardButton
            isMain
            className="h-16! px-5!"
            icon={
              state === "running" ? (
                <Pause aria-hidden />
              ) : state === "over" ? (
                <RotateCcw aria-hidden />
              ) : (
                <Play aria-hidden />
              )
            }
            onClick={press}
          >
            {{ ready: "시작", running: "멈춤", held: "이어서", over: "처음으로" }[state]}
          </BoardButton>
        </div>
      </div>
    </WidgetCard>
  );
}
