import { Dices, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { Die } from "./die.tsx";
import { sayPlace, SealButton } from "./seal-button.tsx";
import { ThrowTabs, type ThrowProps } from "./throw-tabs.tsx";
import { useThrow } from "./use-throw.ts";

const CallForm = late(() => import("../call-form.tsx").then((file) => file.CallForm));

const ROLL_MS = 700;

/** One to ten dice of two to a hundred faces. */
export function Dice({ onTab, sound, ...frame }: ThrowProps) {
  const thrown = useThrow("dice", ROLL_MS);
  const { draw, terms, result, isMoving, isWaiting, problem } = thrown;
  const [typedCount, setCount] = useState<string>();
  const [typedFaces, setFaces] = useState<string>();
  const count = typedCount ?? String(terms?.count ?? 1);
  const faces = typedFaces ?? String(terms?.faces ?? 6);
  const next = { kind: "dice", count: Number(count), faces: Number(faces) } as const;
  const roll = (): void => {
    if (isMoving || isWaiting) return;
    sound.tick();
    thrown.throwNow(next);
  };
  const values = result.map(Number);
  const sum = values.reduce((all, value) => all + value, 0);
  const isOne = values.length === 1;
  return (
    <BoardFrame
      {...frame}
      isStage
      sound={sound}
      place={sayPlace(frame.place, thrown)}
      onMain={roll}
      controls={
        <>
          <ThrowTabs tab="주사위" onTab={onTab} />
          <NumberField
            label="주사위 수"
            least={1}
            most={10}
            value={count}
            onValueChange={setCount}
          />
          <NumberField label="면" least={2} most={100} value={faces} onValueChange={setFaces} />
          <BoardButton
            isMain
            icon={<Dices aria-hidden />}
            disabled={isMoving || isWaiting}
            onClick={roll}
          >
            던지기
          </BoardButton>
          <SealButton of={thrown} next={next} />
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 flex-col items-center justify-center gap-10 portrait:mb-50">
        {isWaiting && draw ? (
          <CallForm key={draw.id} seal={draw.seal} onCall={thrown.call} />
        ) : (
          <div className="flex w-full items-center justify-center gap-16 portrait:flex-col portrait:gap-10">
            <div
              aria-hidden
              className={`flex flex-wrap justify-center gap-8 ${values.length > 3 ? "max-w-280" : ""}`}
            >
              {values.map((value, place) => (
                <Die
                  key={`${place}~${values.length}`}
                  value={value}
                  faces={terms?.faces ?? 6}
                  place={place}
                  isMoving={isMoving}
                  className={toDieSize(values.length)}
                />
              ))}
            </div>
            <output
              aria-label="결과"
              className={`block text-center font-extrabold tabular-nums ${isOne ? "sr-only" : ""}`}
            >
              {isMoving || values.length === 0 ? (
                ""
              ) : isOne ? (
                sum
              ) : (
                <>
                  <span className="block text-[length:--spacing(12)] break-keep">
                    {values.join(" + ")}
                  </span>
                  <span className="sr-only"> = </span>
                  <span className="block text-[length:--spacing(60)] leading-tight text-board-brand portrait:text-[length:--spacing(40)]">
                    {sum}
                  </span>
                </>
              )}
            </output>
          </div>
        )}
        {problem ? (
          <p role="alert" className="text-[length:--spacing(9)] font-semibold">
            {problem}
          </p>
        ) : (
          values.length === 0 &&
          !isWaiting && (
            <p className="text-[length:--spacing(11)] font-bold">던지기를 눌러 주세요</p>
          )
        )}
      </div>
    </BoardFrame>
  );
}

/** As large as so many leave room for. */
function toDieSize(count: number): string {
  if (count === 1) return "size-110";
  if (count <= 3) return "size-70 portrait:size-50";
  return count <= 6 ? "size-56 portrait:size-44" : "size-42 portrait:size-34";
}

/** Typed, or by − and + on a board. */
function NumberField(props: {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}) {
  const { label, least, most, value, onValueChange } = props;
  const step = (by: number): void =>
    onValueChange(String(Math.min(most, Math.max(least, Math.trunc(Number(value)) + by))));
  return (
    <span className="flex items-center gap-2 text-[length:--spacing(7.5)] font-bold">
      <BoardButton
        aria-label={`${label} 줄이기`}
        icon={<Minus aria-hidden />}
        className="px-5!"
        disabled={Number(value) <= least}
        onClick={() => step(-1)}
      />
      <label className="flex items-center gap-2">
        {label}
        <input
          type="number"
          min={least}
          max={most}
          value={value}
          onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
          className="h-20 w-24 [appearance:textfield] rounded-[--spacing(7)] bg-board-bg px-2 text-center tabular-nums"
        />
      </label>
      <BoardButton
        aria-label={`${label} 늘리기`}
        icon={<Plus aria-hidden />}
        className="px-5!"
        disabled={Number(value) >= most}
        onClick={() => step(1)}
      />
    </span>
  );
}
