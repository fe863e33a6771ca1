import { Dices, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { ThrowTabs, type ThrowProps } from "./throw-tabs.tsx";
import { useThrow } from "./use-throw.ts";

const ROLL_MS = 700;

/** One to ten dice of two to a hundred faces. */
export function Dice({ onTab, sound, ...frame }: ThrowProps) {
  const { terms, result, isMoving, problem, throwNow } = useThrow("dice", ROLL_MS);
  const [typedCount, setCount] = useState<string>();
  const [typedFaces, setFaces] = useState<string>();
  const count = typedCount ?? String(terms?.count ?? 1);
  const faces = typedFaces ?? String(terms?.faces ?? 6);
  const roll = (): void => {
    if (isMoving) return;
    sound.tick();
    throwNow({ kind: "dice", count: Number(count), faces: Number(faces) });
  };
  const values = result.map(Number);
  const sum = values.reduce((all, value) => all + value, 0);
  return (
    <BoardFrame
      {...frame}
      sound={sound}
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
          <BoardButton isMain icon={<Dices aria-hidden />} disabled={isMoving} onClick={roll}>
            던지기
          </BoardButton>
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 flex-col items-center justify-center gap-10 portrait:mb-50">
        <div aria-hidden className="flex flex-wrap justify-center gap-8">
          {values.map((value, place) => (
            <span
              key={`${place}~${values.length}`}
              className={`grid place-items-center rounded-[--spacing(12)] bg-chalk-yolk font-extrabold tabular-nums ${values.length > 4 ? "size-44 text-[length:--spacing(22)]" : "size-70 text-[length:--spacing(37)]"} ${isMoving ? "animate-pulse motion-reduce:animate-none" : ""}`}
            >
              {isMoving ? "?" : value}
            </span>
          ))}
        </div>
        <output
          aria-label="결과"
          className="block text-center text-[length:--spacing(14)] font-extrabold tabular-nums"
        >
          {isMoving || values.length === 0
            ? ""
            : values.length === 1
              ? `${sum}`
              : `${values.join(" + ")} = ${sum}`}
        </output>
        {problem ? (
          <p role="alert" className="text-[length:--spacing(9)] font-semibold">
            {problem}
          </p>
        ) : (
          values.length === 0 && (
            <p className="text-[length:--spacing(11)] font-bold">던지기를 눌러 주세요</p>
          )
        )}
      </div>
    </BoardFrame>
  );
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
