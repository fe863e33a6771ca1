import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { clockState, findEnd, toBlurWords } from "@damim/domain/clocks/clock-state.ts";
import { readTime } from "@damim/domain/clocks/read-time.ts";
import {
  FIRST_TIMER,
  addMinutes,
  holdTimer,
  resetTimer,
  startTimer,
} from "@damim/domain/clocks/run-timer.ts";
import type { KeptToolTimer } from "@damim/domain/clocks/tool-timer.ts";
import {
  AlarmClockPlus,
  CloudFog,
  Minus,
  Pause,
  Play,
  Plus,
  RotateCcw,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import type { RunningClock } from "../../data/server/running-clock.ts";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { StageTime } from "../../kit/board/stage-time.tsx";
import { ClockTabs, type ClockProps } from "./clock-tabs.tsx";
import { TimeField } from "./time-field.tsx";
import { TimerStrip } from "./timer-strip.tsx";
import { useLessonEnd } from "./use-lesson-end.ts";
import { FIRST_TIMER_MS, useTimers } from "./use-timers.ts";
import { useToolTimer } from "../../kit/tool/use-tool-timer.ts";

const MINUTE_MS = 60_000;
const CHIPS = [1, 3, 5, 10];

/** Counts down to a bell. */
export function Timer({ frame, clock, tab, onTab }: ClockProps) {
  const { sound } = frame;
  const timers = useTimers();
  const [chosen, setChosen] = useState(FIRST_TIMER);
  const id = timers.ids.includes(chosen) ? chosen : FIRST_TIMER;
  const { timer, write, choose } = useToolTimer(id, FIRST_TIMER_MS);
  const [isBlurred, setBlurred] = useState(false);
  const state = useClockValue(clock, ({ shown }) => clockState(timer, shown).state);
  const end = findEnd(timer);
  const { lesson, readToday } = useLessonEnd(clock);
  const now = (): number => Math.round(clock.look().shown);
  const press = (): void => {
    sound.tick();
    if (state === "over") write(resetTimer(timer));
    else write(state === "running" ? holdTimer(timer, now()) : startTimer(timer, now()));
  };
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
            {{ ready: "시작", running: "멈춤", held: "이어서", over: "다시 맞추기" }[state]}
          </BoardButton>
          <BoardButton icon={<RotateCcw aria-hidden />} onClick={() => write(resetTimer(timer))}>
            처음으로
          </BoardButton>
          <BoardButton icon={<Minus aria-hidden />} onClick={() => write(addMinutes(timer, -1))}>
            1분 빼기
          </BoardButton>
          <BoardButton icon={<Plus aria-hidden />} onClick={() => write(addMinutes(timer, 1))}>
            1분 더
          </BoardButton>
          <BoardButton
            icon={<CloudFog aria-hidden />}
            aria-pressed={isBlurred}
            className="aria-pressed:bg-chalk-sky"
            onClick={() => setBlurred(!isBlurred)}
          >
            숫자 가리기
          </BoardButton>
          {!timers.isFull && (
            <BoardButton
              aria-label="타이머 추가"
              title="타이머 추가"
              icon={<AlarmClockPlus aria-hidden />}
              onClick={() => setChosen(timers.add())}
            />
          )}
          {id !== FIRST_TIMER && (
            <BoardButton
              aria-label="이 타이머 치우기"
              title="이 타이머 치우기"
              icon={<Trash2 aria-hidden />}
              onClick={() => timers.remove(id)}
            />
          )}
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 flex-col gap-4 pt-2 portrait:mb-64">
        <TimerStrip
          ids={timers.ids}
          chosen={id}
          onChoose={setChosen}
          clock={clock}
          onRing={() => sound.ring("bell", 3)}
        />
        <div className="flex min-h-0 flex-1 items-center justify-center gap-16 rounded-[--spacing(10)] bg-chalk-sky px-10 portrait:flex-col portrait:py-10">
          <Dial clock={clock} timer={timer} />
          <div className="flex min-w-0 flex-1 flex-col items-center justify-center gap-6 portrait:w-full portrait:flex-none">
            <Digits clock={clock} timer={timer} isBlurred={isBlurred} />
            {end !== undefined && state === "running" && (
              <p className="text-[length:--spacing(9)] font-semibold">
                {toSeoulTimeText(end)}에 끝나요
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <ClockTabs tab={tab} onTab={onTab} />
          <div className="flex flex-wrap items-center gap-3">
            {CHIPS.map((minutes) => (
              <BoardButton
                key={minutes}
                aria-pressed={timer.total === minutes * MINUTE_MS}
                className="bg-surface! aria-pressed:bg-chalk-sky!"
                onClick={() => choose(minutes * MINUTE_MS)}
              >
                {minutes}분
              </BoardButton>
            ))}
            {lesson > 0 && (
              <BoardButton
                className="bg-surface!"
                onClick={() => {
                  const left = readTime(`${lesson}교시 끝까지`, readToday());
                  if (left.ok) choose(left.value, `${lesson}교시 끝까지`);
                }}
              >
                {lesson}교시 끝까지
              </BoardButton>
            )}
            <TimeField onTime={choose} readToday={readToday} />
          </div>
        </div>
      </div>
    </BoardFrame>
  );
}

interface FaceProps {
  readonly clock: RunningClock;
  readonly timer: KeptToolTimer;
}

function Digits({ clock, timer, isBlurred }: FaceProps & { readonly isBlurred: boolean }) {
  const shows = useClockValue(clock, ({ shown }) => {
    const read = clockState(timer, shown);
    return isBlurred ? toBlurWords(read) : read.shows;
  });
  const facts = { role: "timer", "aria-label": "남은 시간" } as const;
  if (isBlurred)
    return (
      <p
        {...facts}
        className="text-center text-[length:--spacing(34)] leading-none font-extrabold tracking-display"
      >
        {shows}
      </p>
    );
  return (
    <StageTime
      {...facts}
      className="text-center text-[length:--spacing(108)] portrait:text-[length:--spacing(64)]"
    >
      {shows}
    </StageTime>
  );
}

/** What is left of a circle, for who cannot read the time yet. */
function Dial({ clock, timer }: FaceProps) {
  const part = useClockValue(clock, ({ shown }) =>
    timer.total > 0 ? Math.max(0, clockState(timer, shown).leftMs / timer.total) : 0,
  );
  return (
    <div className="relative grid shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" aria-hidden className="size-104 -rotate-90 portrait:size-76">
        <circle cx="50" cy="50" r="44" className="fill-none stroke-surface stroke-[8px]" />
        <circle
          cx="50"
          cy="50"
          r="44"
          pathLength="1"
          // A dash as long as the circle leaves a hair where it begins.
          strokeDasharray={part < 1 ? `${part} 2` : undefined}
          className="fill-none stroke-board-brand stroke-[8px]"
        />
      </svg>
      {timer.label && (
        <p className="absolute inset-x-[16%] text-center text-[length:--spacing(10)] leading-tight font-extrabold break-keep">
          {timer.label}
        </p>
      )}
    </div>
  );
}
