import {
  FEWEST_FINGERS,
  TOUCH_MODES,
  touchModeLabels,
  type TouchMode,
} from "@damim/domain/touch-me/draw-fingers.ts";
import { Hand, Plus, RotateCcw, Shuffle } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { useTouchRound, type Finger, type TouchRound } from "./use-touch-round.ts";

/** As many at once are sure to be told apart on a board that says so of itself. */
const FEW_TOUCHES = 2;
const chalks = [
  "bg-chalk-sky",
  "bg-chalk-mint",
  "bg-chalk-rose",
  "bg-chalk-yolk",
  "bg-chalk-lilac",
] as const;

/** 터치미: whoever touches the board takes part, without names. */
export function Component() {
  const { sound, frame } = useStage("터치미", { isWindow: true });
  const [mode, setMode] = useState<TouchMode>("one");
  const touches = navigator.maxTouchPoints;
  const [takesTurns, setTakesTurns] = useState(touches <= FEW_TOUCHES);
  const { round, decide, again, add, hands } = useTouchRound(mode, takesTurns, () =>
    sound.ring("chime", 1),
  );
  const isDone = round.results !== undefined;
  return (
    <BoardFrame
      {...frame}
      onMain={isDone ? again : decide}
      controls={
        <>
          {TOUCH_MODES.map((each) => (
            <BoardButton
              key={each}
              aria-pressed={each === mode}
              className="aria-pressed:bg-chalk-sky"
              onClick={() => {
                setMode(each);
                again();
              }}
            >
              {touchModeLabels[each]}
            </BoardButton>
          ))}
          <BoardButton
            aria-pressed={takesTurns}
            className="aria-pressed:bg-chalk-sky"
            icon={<Hand aria-hidden />}
            onClick={() => {
              setTakesTurns(!takesTurns);
              again();
            }}
          >
            차례로 누르기
          </BoardButton>
          {takesTurns && !isDone && (
            <BoardButton icon={<Plus aria-hidden />} onClick={add}>
              한 자리 추가
            </BoardButton>
          )}
          {isDone ? (
            <BoardButton isMain icon={<RotateCcw aria-hidden />} onClick={again}>
              다시
            </BoardButton>
          ) : (
            <BoardButton
              isMain
              icon={<Shuffle aria-hidden />}
              disabled={round.fingers.length < FEWEST_FINGERS}
              onClick={decide}
            >
              뽑기
            </BoardButton>
          )}
        </>
      }
    >
      <section
        aria-label="손가락 자리"
        className="relative mb-30 min-h-0 flex-1 touch-none overflow-hidden rounded-[--spacing(10)] bg-surface select-none portrait:mb-20 portrait:min-h-150"
        {...hands}
      >
        <output
          aria-label="뽑기 결과"
          className="pointer-events-none absolute inset-x-8 top-8 z-1 block text-center text-[length:--spacing(13)] leading-snug font-extrabold text-balance"
        >
          {toWords(round, mode, takesTurns)}
        </output>
        {takesTurns && touches <= FEW_TOUCHES && touches > 0 && (
          <p className="pointer-events-none absolute inset-x-8 bottom-8 text-center text-[length:--spacing(7.5)] font-semibold text-board-fg-2">
            이 칠판은 손가락 {touches}개까지 알아봐요
          </p>
        )}
        {round.fingers.map((finger, index) => (
          <Spot
            key={finger.id}
            finger={finger}
            index={index}
            mode={mode}
            result={round.results?.[index]}
          />
        ))}
      </section>
    </BoardFrame>
  );
}

function Spot(props: {
  readonly finger: Finger;
  readonly index: number;
  readonly mode: TouchMode;
  readonly result: number | undefined;
}) {
  const { finger, index, mode, result } = props;
  const isOut = mode === "one" && result === 0;
  // A team has one colour.
  const chalk = mode === "teams" && result !== undefined ? chalks[result * 2 - 2] : undefined;
  return (
    <span
      className={`pointer-events-none absolute grid size-45 -translate-1/2 place-items-center rounded-full border-[length:--spacing(1.5)] text-[length:--spacing(15)] font-extrabold text-board-fg transition-transform duration-calm motion-reduce:transition-none ${chalk ?? chalks[index % chalks.length]} ${isOut ? "scale-60 border-transparent" : "border-board-brand"} ${mode === "one" && result === 1 ? "scale-140" : ""}`}
      style={{ left: `${finger.x * 100}%`, top: `${finger.y * 100}%` }}
    >
      {result === undefined ? index + 1 : toLabel(mode, result, index)}
    </span>
  );
}

function toLabel(mode: TouchMode, result: number, index: number): string {
  if (mode === "order") return `${result}번째`;
  if (mode === "teams") return `${result}팀`;
  return result === 1 ? "뽑힘" : String(index + 1);
}

function toWords({ fingers, results }: TouchRound, mode: TouchMode, takesTurns: boolean): string {
  if (results) {
    if (mode === "order") return "차례가 정해졌어요";
    return mode === "teams" ? "두 팀으로 나눴어요" : `${results.indexOf(1) + 1}번 자리가 뽑혔어요`;
  }
  if (takesTurns)
    return fingers.length < FEWEST_FINGERS
      ? "차례로 칠판을 눌러 주세요"
      : "다 눌렀으면 뽑기를 눌러 주세요";
  return fingers.length < FEWEST_FINGERS
    ? "손가락을 올리고 떼지 마세요"
    : "그대로 3초 동안 기다려 주세요";
}
