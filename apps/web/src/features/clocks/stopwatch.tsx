import { stopwatchState, toClockText } from "@damim/domain/clocks/clock-state.ts";
import { addLap, holdTimer, resetTimer, startTimer } from "@damim/domain/clocks/run-timer.ts";
import { Flag, Pause, Play, RotateCcw } from "lucide-react";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { StageTime } from "../../kit/board/stage-time.tsx";
import { ClockTabs, type ClockProps } from "./clock-tabs.tsx";
import { useToolTimer } from "../../kit/tool/use-tool-timer.ts";

/** Counts up, with what it showed at each press. */
export function Stopwatch({ frame, clock, tab, onTab }: ClockProps) {
  const { sound } = frame;
  const { timer, write } = useToolTimer("stopwatch", 0);
  const { startedAt, laps } = timer;
  const shows = useClockValue(clock, ({ shown }) => stopwatchState(timer, shown).shows);
  const now = (): number => Math.round(clock.look().shown);
  const isRunning = Boolean(startedAt);
  const press = (): void => {
    sound.tick();
    write(isRunning ? holdTimer(timer, now()) : startTimer(timer, now()));
  };
  return (
    <BoardFrame
      {...frame}
      onMain={press}
      controls={
        <>
          <BoardButton
            isMain
            icon={isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
            onClick={press}
          >
            {isRunning ? "멈춤" : timer.held > 0 ? "이어서" : "시작"}
          </BoardButton>
          <BoardButton
            icon={<Flag aria-hidden />}
            disabled={!isRunning}
            onClick={() => write(addLap(timer, now()))}
          >
            구간
          </BoardButton>
          <BoardButton icon={<RotateCcw aria-hidden />} onClick={() => write(resetTimer(timer))}>
            처음으로
          </BoardButton>
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 flex-col gap-4 pt-2 portrait:mb-40">
        <div className="flex min-h-0 flex-1 flex-wrap items-center justify-center gap-16 overflow-y-auto rounded-[--spacing(10)] bg-chalk-mint p-10">
          <StageTime
            role="timer"
            aria-label="지난 시간"
            className="flex-1 basis-2/3 text-center text-[length:--spacing(108)] portrait:basis-full portrait:text-[length:--spacing(64)]"
          >
            {shows}
          </StageTime>
          {laps && laps.length > 0 && (
            <ol
              aria-label="구간 기록"
              className="grid max-h-full gap-2 text-[length:--spacing(10)] font-bold tabular-nums"
            >
              {laps.map((ms, index) => (
                <li key={index}>
                  {index + 1}. {toClockText(ms)}
                </li>
              ))}
            </ol>
          )}
        </div>
        <ClockTabs tab={tab} onTab={onTab} />
      </div>
    </BoardFrame>
  );
}
