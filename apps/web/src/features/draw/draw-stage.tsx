import { MOST_DRAWN_AT_ONCE } from "@damim/domain/draw/draw.ts";
import { toWeightsWords } from "@damim/domain/draw/draw-weights.ts";
import { toSealChip } from "@damim/domain/draw/seal-words.ts";
import {
  Group,
  Lock,
  Minus,
  Plus,
  Settings2,
  Shuffle,
  Undo2,
  UserRound,
  UsersRound,
} from "lucide-react";
import { useState } from "react";
import { BoardButton, BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { CallForm } from "./call-form.tsx";
import { Groups } from "./drawn-groups.tsx";
import { useBreakLock } from "./use-break-lock.ts";
import { useFlight } from "./use-flight.ts";
import { useGroups } from "./use-groups.ts";
import { useRound } from "./use-round.ts";

const DrawSettings = lazyOverlay(() =>
  import("./draw-settings.tsx").then((file) => file.DrawSettings),
);

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
  const groups = useGroups(round.source);
  const { draw, shown, left, isOver, isWaiting, source } = round;
  const flight = useFlight(source.here.map(({ name }) => name));
  const [count, setCount] = useState(3);
  const [isSetting, setSetting] = useState(false);

  const weightsWords = round.mode === "any" ? toWeightsWords(round.weights.weights) : undefined;
  const pick = (many: number): void => {
    if (flight.name !== undefined) return flight.end();
    if (isWaiting || !breakLock.press()) return;
    groups.clear();
    if (isOver) return round.shuffle();
    sound.tick();
    round.pick(many);
    if (many === 1) flight.begin();
  };
  return (
    <BoardFrame
      {...frame}
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
                disabled={isWaiting || source.here.length < 2}
                onClick={() => {
                  if (!breakLock.press()) return;
                  sound.tick();
                  groups.split(round.order(), count);
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
            <>
              {!isOver && (
                <BoardButton
                  icon={<Shuffle aria-hidden />}
                  disabled={!draw}
                  onClick={round.shuffle}
                >
                  새로 섞기
                </BoardButton>
              )}
              <BoardButton icon={<Lock aria-hidden />} disabled={isWaiting} onClick={round.seal}>
                봉인하기
              </BoardButton>
              <BoardButton icon={<Settings2 aria-hidden />} onClick={() => setSetting(true)}>
                뽑기 설정
              </BoardButton>
            </>
          )}
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 flex-col items-center justify-center gap-8 text-center portrait:min-h-150">
        {groups.groups ? (
          <Groups of={groups} />
        ) : isWaiting && draw ? (
          <CallForm key={draw.id} seal={draw.seal} onCall={round.call} />
        ) : (
          <Names flying={flight.name} names={shown.map(source.toName)} isOver={isOver} />
        )}
        <output
          aria-label="남은 사람"
          className="block text-[length:--spacing(9)] font-semibold text-board-fg-2"
        >
          남은 사람 {left}
        </output>
        {breakLock.words && (
          <p role="status" className="text-[length:--spacing(9)] font-bold">
            {breakLock.words}
          </p>
        )}
        {weightsWords && (
          <p className="text-[length:--spacing(7)] text-board-fg-2">{weightsWords}</p>
        )}
        {round.counted.thrownAway > 0 && (
          <p className="text-[length:--spacing(7)] text-board-fg-2">
            오늘 {round.counted.made}번째 뽑기, 버린 뽑기 {round.counted.thrownAway}
          </p>
        )}
      </div>
      <DrawSettings
        isOpen={isSetting}
        onClose={() => setSetting(false)}
        round={round}
        breakLock={breakLock}
      />
    </BoardFrame>
  );
}

function Names(props: {
  readonly flying: string | undefined;
  readonly names: readonly string[];
  readonly isOver: boolean;
}) {
  const { flying, names, isOver } = props;
  const size =
    names.length > 4
      ? "text-[length:--spacing(16)]"
      : names.length > 1
        ? "text-[length:--spacing(24)]"
        : "text-[length:--spacing(37)]";
  return (
    <>
      {flying !== undefined && (
        <p
          aria-hidden
          className="text-[length:--spacing(37)] leading-tight font-extrabold tracking-display text-board-fg-2"
        >
          {flying}
        </p>
      )}
      <output
        aria-label="뽑기 결과"
        className={
          flying === undefined
            ? `flex flex-wrap justify-center gap-x-14 gap-y-4 leading-tight font-extrabold tracking-display break-keep ${size}`
            : "sr-only"
        }
      >
        {flying === undefined && names.map((name) => <span key={name}>{name}</span>)}
      </output>
      {flying === undefined && (isOver || names.length === 0) && (
        <p className="text-[length:--spacing(11)] font-bold">
          {isOver ? "모두 한 번씩 했어요. 새로 섞을까요?" : "누가 나올까요?"}
        </p>
      )}
    </>
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
