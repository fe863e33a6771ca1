import { readyState } from "@damim/domain/clocks/ready-timer.ts";
import { addMinutes, holdTimer, resetTimer, startTimer } from "@damim/domain/clocks/run-timer.ts";
import { findEnd } from "@damim/domain/clocks/clock-state.ts";
import { Check, Pause, Pencil, Play, Plus, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useClockValue } from "../../../data/server/use-running-clock.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { StageTime } from "../../../kit/board/stage-time.tsx";
import { useStage } from "../../../kit/board/use-stage.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useRing } from "../../../kit/tool/use-ring.ts";
import { useToolTimer } from "../../../kit/tool/use-tool-timer.ts";
import { useReady } from "./use-ready.ts";

const ReadyDialog = lazyOverlay(() => import("./ready-dialog.tsx"), "ReadyDialog");

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
  useRing("readyTimer", isAllReady ? undefined : findEnd(timer), clock, () =>
    sound.ring("chime", 1),
  );
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
  const left = of.teams.filter((team) => !done.has(team)).length;
  const lines = isAllReady
    ? ["모두 준비됐어요"]
    : state === "over"
      ? ["시간이 다 됐어요"]
      : of.items;
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
      <div className="mb-30 flex min-h-0 flex-1 flex-col gap-5 pt-2 portrait:mb-50">
        <div className="flex min-h-0 flex-2 gap-5 portrait:flex-none portrait:flex-col">
          <output
            aria-label="준비 안내"
            className={`flex min-h-0 flex-3 flex-col justify-center gap-2 overflow-y-auto rounded-[--spacing(10)] bg-chalk-yolk px-14 py-6 leading-tight font-extrabold break-keep text-board-fg ${lines.length > 6 ? "text-[length:--spacing(10)]" : lines.length > 3 ? "text-[length:--spacing(15)]" : "text-[length:--spacing(22)] portrait:text-[length:--spacing(16)]"}`}
          >
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </output>
          <div className="flex flex-2 flex-col items-center justify-center gap-6 rounded-[--spacing(10)] bg-surface px-8 py-6 text-board-fg">
            <StageTime
              role="timer"
              aria-label="남은 시간"
              className="text-center text-[length:--spacing(58)] portrait:text-[length:--spacing(48)]"
            >
              {shows}
            </StageTime>
            {of.teams.length > 0 && (
              <p className="text-[length:--spacing(9)] font-bold">남은 모둠 {left}</p>
            )}
          </div>
        </div>
        {of.teams.length > 0 && (
          <div className="grid min-h-0 flex-1 auto-cols-fr grid-flow-col gap-4 portrait:flex-none portrait:grid-flow-row portrait:grid-cols-2">
            {of.teams.map((team) => (
              <TeamButton
                key={team}
                team={team}
                isDone={done.has(team)}
                onPress={() => setReady(team)}
              />
            ))}
          </div>
        )}
      </div>
      <ReadyDialog isOpen={isEditing} onClose={() => setEditing(false)} of={of} />
    </BoardFrame>
  );
}

function TeamButton(props: {
  readonly team: string;
  readonly isDone: boolean;
  readonly onPress: () => void;
}) {
  const { team, isDone, onPress } = props;
  return (
    <button
      type="button"
      aria-pressed={isDone}
      onClick={onPress}
      className="press flex min-w-0 flex-col items-center justify-center gap-4 rounded-[--spacing(10)] bg-surface p-4 font-extrabold break-keep text-board-fg aria-pressed:bg-chalk-mint portrait:min-h-50"
    >
      <span className="text-[length:--spacing(11)]">{team}</span>{" "}
      <span
        className={`flex items-center gap-2 rounded-[--spacing(7)] px-5 py-4 text-[length:--spacing(7.5)] font-bold ${isDone ? "" : "bg-board-brand text-surface"}`}
      >
        {isDone && <Check aria-hidden className="size-9" />}
        준비됐어요
      </span>
    </button>
  );
}
