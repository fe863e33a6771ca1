import { readyState } from "@damim/domain/clocks/ready-timer.ts";
import { addMinutes, holdTimer, resetTimer, startTimer } from "@damim/domain/clocks/run-timer.ts";
import { findEnd } from "@damim/domain/clocks/clock-state.ts";
import { Check, Pause, Pencil, Play, Plus, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useClockValue } from "../../../data/server/use-running-clock.ts";
import { BoardButton, BoardFrame } from "../../../kit/board/board-frame.tsx";
import { useStage } from "../../../kit/board/use-stage.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useRing } from "../../../kit/tool/use-ring.ts";
import { useToolTimer } from "../../../kit/tool/use-tool-timer.ts";
import { useReady } from "./use-ready.ts";

const ReadyDialog = lazyOverlay(() =>
  import("./ready-dialog.tsx").then((file) => file.ReadyDialog),
);

/** 준비타이머: it ends early when all teams are ready, and names no child. */
export function Component() {
  const { clock, sound, frame } = useStage("준비타이머");
  const of = useReady();
  const { timer, write } = useToolTimer("readyTimer", 60_000);
  const [isEditing, setEditing] = useState(false);
  const done = new Set(of.ready.done);
  const read = (now: number) => readyState(timer, of.teams, done, now);
  const isAllReady = of.teams.length > 0 && of.teams.every((team) => done.has(team));
  const shows = useClockValue(clock, ({ shown }) => read(shown).clock.shows);
  const state = useClockValue(clock, ({ shown }) => read(shown).clock.state);
  useRing(isAllReady ? undefined : findEnd(timer), clock, () => sound.ring("chime", 1));
  const now = (): number => Math.round(clock.look().shown);
  const begin = (): void => {
    write(resetTimer(timer));
    of.save({ done: [] });
  };
  const press = (): void => {
    sound.tick();
    if (isAllReady || state === "over") begin();
    else write(state === "running" ? holdTimer(timer, now()) : startTimer(timer, now()));
  };
  const setReady = (team: string): void => {
    const next = done.has(team)
      ? of.ready.done.filter((each) => each !== team)
      : [...of.ready.done, team];
    of.save({ done: next });
    if (of.teams.every((each) => next.includes(each))) {
      write(holdTimer(timer, now()));
      sound.ring("chime", 1);
    } else sound.tick();
  };
  const words = isAllReady
    ? "모두 준비됐어요"
    : state === "over"
      ? "시간이 다 됐어요"
      : of.items.join(" · ");
  return (
    <BoardFrame
      {...frame}
      onMain={press}
      controls={
        <>
          <BoardButton
            isMain
            icon={state === "running" ? <Pause aria-hidden /> : <Play aria-hidden />}
            onClick={press}
          >
            {isAllReady
              ? "다시 맞추기"
              : { ready: "시작", running: "멈춤", held: "이어서", over: "다시 맞추기" }[state]}
          </BoardButton>
          <BoardButton icon={<RotateCcw aria-hidden />} onClick={begin}>
            처음으로
          </BoardButton>
          <BoardButton icon={<Plus aria-hidden />} onClick={() => write(addMinutes(timer, 1))}>
            1분 더
          </BoardButton>
          <BoardButton icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
            준비물과 모둠
          </BoardButton>
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 flex-col items-center justify-center gap-10 portrait:mb-40">
        <output
          aria-label="준비 안내"
          className="block text-center text-[length:--spacing(14)] font-extrabold text-balance break-keep"
        >
          {words}
        </output>
        <div
          role="timer"
          aria-label="남은 시간"
          className="text-[length:--spacing(72)] leading-none font-extrabold tracking-display tabular-nums portrait:text-[length:--spacing(48)]"
        >
          {shows}
        </div>
        <div className="flex flex-wrap justify-center gap-5">
          {of.teams.map((team) => (
            <BoardButton
              key={team}
              aria-pressed={done.has(team)}
              icon={done.has(team) ? <Check aria-hidden /> : undefined}
              className="h-26! bg-surface! aria-pressed:bg-chalk-mint!"
              onClick={() => setReady(team)}
            >
              {team} 준비됐어요
            </BoardButton>
          ))}
        </div>
      </div>
      <ReadyDialog isOpen={isEditing} onClose={() => setEditing(false)} of={of} />
    </BoardFrame>
  );
}
