import { MOST_DRAWN_AT_ONCE } from "@damim/domain/draw/draw.ts";
import { toWeightsWords } from "@damim/domain/draw/draw-weights.ts";
import { toSealChip } from "@damim/domain/draw/seal-words.ts";
import { Group, Minus, Plus, Settings2, Shuffle, Undo2, UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { late } from "../../ui/arrival/late.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { DrawnNames } from "./drawn-names.tsx";
import { useBreakLock } from "./use-break-lock.ts";
import { useFlight } from "./use-flight.ts";
import type { Divided } from "./use-groups.ts";
import { useRound } from "./use-round.ts";

const CallForm = late(() => import("./call-form.tsx").then((file) => file.CallForm));
const Groups = late(() => import("./drawn-groups.tsx").then((file) => file.Groups));
const DrawSettings = lazyOverlay(() => import("./draw-settings.tsx"), "DrawSettings");

/** One name on the wall, that everybody can trust. Simple: nothing but the one button. */
export function DrawStage({
  title,
  isSimple = false,
}: {
  readonly title: string;
  readonly isSimple?: boolean;
}) {
  const { sound, frame, clock } = useStage(title);
  const round = useRound();
  const breakLock = useBreakLock(clock);
  const [divided, setDivided] = useState<Divided>();
  const { draw, shown, left, isOver, isWaiting, source } = round;
  const flight = useFlight(
    source.here.map(({ name }) => name),
    () => sound.ring("chime", 1),
  );
  const [count, setCount] = useState(3);
  const [isSetting, setSetting] = useState(false);

  const notes = listNotes(round, breakLock.words);
  const pick = (many: number): void => {
    if (flight.name !== undefined) return flight.end();
    if (isWaiting || !breakLock.press()) return;
    setDivided(undefined);
    if (isOver) return round.shuffle();
    sound.tick();
    round.pick(many);
    if (many === 1) flight.begin();
    else sound.ring("chime", 1);
  };
  return (
    <BoardFrame
      {...frame}
      isStage
      isFootTall={isSimple}
      place={[frame.place, draw && toSealChip(draw.seal)].filter(Boolean).join(" · ")}
      onMain={() => pick(1)}
      onBack={round.back}
      controls={
        <>
          <BoardButton
            isMain
            icon={isOver ? <Shuffle aria-hidden /> : <UserRound aria-hidden />}
            disabled={isWaiting}
            onClick={() => pick(1)}
          >
            {isOver ? "새로 섞기" : source.isNobody && !draw ? "번호로 뽑기 1–30" : "한 명 뽑기"}
          </BoardButton>
          {!isSimple && (
            <>
              <BoardButton
                icon={<UsersRound aria-hidden />}
                disabled={isWaiting || isOver}
                onClick={() => pick(count)}
              >
                여러 명
              </BoardButton>
              <CountSteps count={count} onChange={setCount} />
              <BoardButton
                icon={<Group aria-hidden />}
                disabled={isWaiting || source.all.length < 2}
                onClick={() => {
                  if (!breakLock.press()) return;
                  sound.tick();
                  const order = round.order();
                  setDivided(order && { draw: order });
                }}
              >
                모둠 나누기
              </BoardButton>
            </>
          )}
          <BoardButton
            icon={<Undo2 aria-hidden />}
            disabled={shown.length === 0 || flight.name !== undefined}
            onClick={round.back}
          >
            되돌리기
          </BoardButton>
          {!isSimple && (
            <BoardButton
              aria-label="뽑기 설정"
              title="뽑기 설정"
              icon={<Settings2 aria-hidden />}
              onClick={() => setSetting(true)}
            />
          )}
        </>
      }
    >
      <div
        className={`mb-30 flex min-h-0 flex-1 flex-col items-center gap-5 text-center portrait:min-h-150 ${isSimple ? "portrait:mb-50" : "portrait:mb-40"}`}
      >
        <div className="flex min-h-0 w-full flex-1 flex-col items-center justify-center gap-8">
          {divided ? (
            <Groups
              divided={divided}
              onChange={setDivided}
              source={source}
              count={count}
              onCount={setCount}
            />
          ) : isWaiting && draw ? (
            <CallForm key={draw.id} seal={draw.seal} onCall={round.call} />
          ) : (
            <DrawnNames flying={flight.name} names={shown.map(source.toParts)} isOver={isOver} />
          )}
        </div>
        {notes.length > 0 && (
          <output className="flex flex-wrap justify-center gap-x-8 text-[length:--spacing(7.5)] font-semibold break-keep">
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </output>
        )}
        {divided ? null : round.mode === "turns" ? (
          <RoundLine opened={round.opened} now={shown.length} left={left} />
        ) : (
          <output
            aria-label="남은 사람"
            className="block text-[length:--spacing(9)] font-semibold text-board-fg-2"
          >
            남은 사람 {left}
          </output>
        )}
      </div>
      <DrawSettings
        isOpen={isSetting}
        onClose={() => setSetting(false)}
        round={round}
        breakLock={breakLock}
        onFresh={() => setDivided(undefined)}
        groups={{ divided, count, onCount: setCount }}
      />
    </BoardFrame>
  );
}

function CountSteps(props: { readonly count: number; readonly onChange: (count: number) => void }) {
  const { count, onChange } = props;
  return (
    <span className="flex items-center gap-2 text-[length:--spacing(8)] font-bold tabular-nums">
      <BoardButton
        aria-label="한 명 줄이기"
        icon={<Minus aria-hidden />}
        disabled={count <= 2}
        onClick={() => onChange(count - 1)}
      />
      {count}명
      <BoardButton
        aria-label="한 명 늘리기"
        icon={<Plus aria-hidden />}
        disabled={count >= MOST_DRAWN_AT_ONCE}
        onClick={() => onChange(count + 1)}
      />
    </span>
  );
}

/** 이번 바퀴: a small card for each who is in it and here; who was drawn, who just was, who is left. */
function RoundLine(props: {
  readonly opened: number;
  readonly now: number;
  readonly left: number;
}) {
  const { opened, now, left } = props;
  return (
    <div className="flex w-full shrink-0 items-center justify-between gap-10 text-[length:--spacing(9)] font-semibold portrait:flex-wrap">
      <span className="shrink-0 text-board-fg-2">
        {opened === 0 ? (
          "아직 아무도 안 뽑혔어요"
        ) : (
          <>
            이번 바퀴 <b className="text-board-fg">{opened}번째</b>
          </>
        )}
      </span>
      <span aria-hidden className="flex min-w-0 gap-2 portrait:order-last portrait:w-full">
        {Array.from({ length: opened + left }, (_, place) => (
          <span
            key={place}
            className={`h-8 w-6 max-w-6 min-w-0 flex-1 rounded-[--spacing(2)] border-2 ${place >= opened ? "border-transparent bg-board-fg-2" : place >= opened - now ? "border-transparent bg-board-brand" : "border-stage-line"}`}
          />
        ))}
      </span>
      <output aria-label="남은 사람" className="block shrink-0 text-board-fg-2">
        남은 사람 <b className="text-[length:--spacing(12)] text-board-fg">{left}</b>
      </output>
    </div>
  );
}

/** What is said below the names: why it waits, how it weighs, and what was thrown away today. */
function listNotes(
  { mode, weights, counted }: ReturnType<typeof useRound>,
  lockWords: string | undefined,
): readonly (string | undefined)[] {
  const { made, thrownAway } = counted;
  return [
    lockWords,
    mode === "any" ? toWeightsWords(weights.weights) : undefined,
    thrownAway > 0 ? `오늘 ${made}번째 뽑기, 버린 뽑기 ${thrownAway}` : undefined,
  ].filter(Boolean);
}
