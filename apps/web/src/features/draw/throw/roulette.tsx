import { readSectors } from "@damim/domain/draw/sector-lines.ts";
import { sectorAngle } from "@damim/domain/draw/roulette.ts";
import { Pencil, Play } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { useFit } from "../../../kit/board/use-fit.ts";
import { breakable } from "../../../ui/tile-name.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { sayPlace, SealButton } from "./seal-button.tsx";
import { ThrowTabs, type ThrowProps } from "./throw-tabs.tsx";
import { useSectors } from "./use-sectors.ts";
import { useThrow } from "./use-throw.ts";
import { Wheel } from "./wheel.tsx";

const CallForm = late(() => import("../call-form.tsx").then((file) => file.CallForm));
const SectorsDialog = lazyOverlay(() => import("./sectors-dialog.tsx"), "SectorsDialog");

const SPIN_MS = 3_500;
const TURNS = 5;

/** A wheel that stops where it was decided to. */
export function Roulette({ onTab, sound, ...frame }: ThrowProps) {
  const sectors = useSectors();
  const { who, weights } = readSectors(sectors.lines);
  const thrown = useThrow("roulette", SPIN_MS);
  const { draw, terms, result, isMoving, isWaiting, problem } = thrown;
  const next = { kind: "roulette", who, weights } as const;
  const [spins, setSpins] = useState(0);
  const [isEditing, setEditing] = useState(false);
  // A wheel with other sectors since shows none of the old ones.
  const isSame = JSON.stringify([terms?.who, terms?.weights]) === JSON.stringify([who, weights]);
  const [drawn] = isSame ? result : [];
  const index = drawn === undefined ? -1 : who.indexOf(drawn);
  const part = Number.parseInt(draw?.seed.slice(0, 4) ?? "0", 16) / 0x1_00_00;
  const stop = index < 0 ? 0 : 360 - sectorAngle(weights, index, part);
  const place = useFit<HTMLOutputElement>({ most: 37, upright: 24, easy: 10, least: 6.5 });
  const spin = (): void => {
    if (isMoving || isWaiting) return;
    sound.tick();
    if (thrown.throwNow(next)) setSpins(spins + 1);
  };
  return (
    <BoardFrame
      {...frame}
      isStage
      sound={sound}
      place={sayPlace(frame.place, thrown)}
      onMain={spin}
      controls={
        <>
          <ThrowTabs tab="룰렛" onTab={onTab} />
          <BoardButton icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
            칸 고치기
          </BoardButton>
          <BoardButton
            isMain
            icon={<Play aria-hidden />}
            disabled={isMoving || isWaiting}
            onClick={spin}
          >
            돌리기
          </BoardButton>
          <SealButton of={thrown} next={next} />
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 items-center justify-center gap-16 portrait:mb-40 portrait:flex-col">
        <Wheel who={who} weights={weights} turn={spins * TURNS * 360 + stop} />
        {isWaiting && draw && (
          <CallForm
            key={draw.id}
            seal={draw.seal}
            onCall={(digits) => {
              setSpins(spins + 1);
              thrown.call(digits);
            }}
          />
        )}
        <div hidden={isWaiting} className="grid min-w-0 flex-1 gap-6 portrait:text-center">
          <output
            ref={place}
            aria-label="결과"
            className="block max-h-120 min-h-40 leading-tight font-extrabold tracking-display text-board-brand fitted"
          >
            {isMoving ? "" : breakable(String(drawn ?? ""))}
          </output>
          <p
            role={problem ? "alert" : undefined}
            className="text-[length:--spacing(8)] font-semibold text-board-fg-2"
          >
            {problem ??
              `${who.length}칸, ${new Set(weights).size <= 1 ? "무게는 모두 같아요" : "무게가 달라요"}`}
          </p>
        </div>
      </div>
      <SectorsDialog isOpen={isEditing} onClose={() => setEditing(false)} sectors={sectors} />
    </BoardFrame>
  );
}
