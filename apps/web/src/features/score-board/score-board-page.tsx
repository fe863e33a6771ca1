import type { ScoreTeam } from "@damim/domain/score-board/score-game.ts";
import { Flag, Minus, Plus, Settings2, Star, Undo2 } from "lucide-react";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { BoardTabs } from "../../kit/board/board-tabs.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useScoreGame } from "./use-score-game.ts";

const NewGameDialog = lazyOverlay(() => import("./game-dialog.tsx"), "NewGameDialog");
const GameDialog = lazyOverlay(() => import("./game-dialog.tsx"), "GameDialog");

const chalks: Readonly<Record<string, string>> = {
  sky: "bg-chalk-sky",
  mint: "bg-chalk-mint",
  yolk: "bg-chalk-yolk",
  rose: "bg-chalk-rose",
  lilac: "bg-chalk-lilac",
};

const FACES = ["함께 목표", "막대"] as const;
type ScoreFace = (typeof FACES)[number];

/** 점수판: teams, never single pupils, get a point by one touch. */
export function Component() {
  const board = useScoreGame();
  const { game, scores, last } = board;
  const { sound, frame } = useStage(game?.title ?? "점수판");
  const [isBeginning, setBeginning] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [face, setFace] = useState<ScoreFace>("함께 목표");
  const [lastAct] = board.listActs();

  const give = (teams: readonly ScoreTeam[], amount: number): void => {
    sound.tick();
    board.give(
      teams.map(({ id }) => id),
      amount,
    );
  };
  return (
    <BoardFrame
      {...frame}
      onBack={board.undo}
      controls={
        game ? (
          <>
            {game.goal && <BoardTabs label="보기" tabs={FACES} tab={face} onTab={setFace} />}
            <BoardButton isMain icon={<Star aria-hidden />} onClick={() => give(game.teams, 1)}>
              모두 1점
            </BoardButton>
            {lastAct && (
              <span className="px-3 text-[length:--spacing(7.5)] font-bold tabular-nums">
                {lastAct.words}
              </span>
            )}
            <BoardButton
              icon={<Undo2 aria-hidden />}
              disabled={last.length === 0}
              onClick={board.undo}
            >
              되돌리기
            </BoardButton>
            <BoardButton
              icon={<Flag aria-hidden />}
              onClick={board.sets.length > 0 ? () => setBeginning(true) : board.beginAnew}
            >
              새 판
            </BoardButton>
            <BoardButton
              aria-label="모둠 정하기"
              title="모둠 정하기"
              icon={<Settings2 aria-hidden />}
              onClick={() => setEditing(true)}
            />
          </>
        ) : (
          <BoardButton isMain icon={<Plus aria-hidden />} onClick={() => setEditing(true)}>
            새 점수판
          </BoardButton>
        )
      }
    >
      {game && scores ? (
        <div className="mb-30 flex min-h-0 flex-1 gap-5 pt-2 portrait:mb-64 portrait:flex-col">
          {game.goal && face === "함께 목표" && <Jar jar={scores.jar} goal={game.goal} />}
          <div
            className={`grid min-h-0 min-w-0 flex-1 gap-4 portrait:grid-flow-row portrait:auto-rows-fr portrait:grid-cols-2 ${game.teams.length > 8 ? "auto-rows-fr grid-cols-6" : "auto-cols-fr grid-flow-col"}`}
          >
            {game.teams.map((team) => (
              <Tile
                key={team.id}
                team={team}
                sum={scores.sums.get(team.id) ?? 0}
                bar={face === "막대" ? toBar(scores.sums, team.id) : undefined}
                isLow={game.teams.length > 8}
                onGive={(amount) => give([team], amount)}
              />
            ))}
          </div>
        </div>
      ) : (
        <p className="m-auto text-center text-[length:--spacing(11)] font-bold text-balance">
          모둠만 정하면 바로 시작해요
        </p>
      )}
      <NewGameDialog isOpen={isBeginning} onClose={() => setBeginning(false)} board={board} />
      <GameDialog isOpen={isEditing} onClose={() => setEditing(false)} board={board} />
    </BoardFrame>
  );
}

/** Of the team with the most; nobody has less than nothing. */
function toBar(sums: ReadonlyMap<string, number>, team: string): number {
  const most = Math.max(1, ...sums.values());
  return Math.max(0, sums.get(team) ?? 0) / most;
}

/** 함께 목표: what all have together. */
function Jar({ jar, goal }: { readonly jar: number; readonly goal: number }) {
  const part = Math.max(0, Math.min(1, jar / goal));
  return (
    <section
      aria-label="함께 목표"
      className="flex w-104 shrink-0 flex-col items-center gap-5 rounded-[--spacing(10)] bg-surface p-6 text-center portrait:w-full portrait:flex-row portrait:p-4"
    >
      <p className="text-[length:--spacing(9)] font-bold tabular-nums">
        함께 목표 {jar} / {goal}
      </p>
      <span
        aria-hidden
        className="relative w-64 flex-1 overflow-hidden rounded-[--spacing(10)] rounded-t-[--spacing(5)] border-[length:--spacing(2)] border-board-brand bg-board-bg portrait:h-20 portrait:w-auto"
      >
        <span
          className="absolute inset-x-0 bottom-0 bg-board-brand opacity-85 transition-[height] duration-calm motion-reduce:transition-none portrait:hidden"
          style={{ height: `${part * 100}%` }}
        />
        <span
          className="absolute inset-y-0 left-0 hidden bg-board-brand opacity-85 portrait:block"
          style={{ width: `${part * 100}%` }}
        />
      </span>
      <p className="text-[length:--spacing(9)] font-extrabold break-keep portrait:hidden">
        {jar >= goal ? "함께 목표를 이뤘어요" : `${goal - jar}점 더 모으면 돼요`}
      </p>
    </section>
  );
}

/** Its whole lower half adds; a small button is for slips. */
function Tile(props: {
  readonly team: ScoreTeam;
  readonly sum: number;
  /** How high its bar stands, 0 to 1; none. */
  readonly bar: number | undefined;
  /** Where two rows of tiles share the height, 「−」 stands beside 「+」. */
  readonly isLow: boolean;
  readonly onGive: (amount: number) => void;
}) {
  const { team, sum, bar, isLow, onGive } = props;
  return (
    <section
      aria-label={team.name}
      className={`flex min-h-0 min-w-0 flex-col overflow-hidden rounded-[--spacing(10)] text-board-fg portrait:min-h-116 ${chalks[team.chalk] ?? "bg-surface"}`}
    >
      <div className="relative flex min-h-0 flex-1 flex-col items-center justify-center gap-3 px-3 pt-3">
        {bar !== undefined && (
          <span
            aria-hidden
            className="absolute inset-x-4 bottom-0 rounded-t-[--spacing(4)] bg-surface opacity-70 transition-[height] duration-calm motion-reduce:transition-none"
            style={{ height: `${bar * 94}%` }}
          />
        )}
        <output className="relative flex min-w-0 flex-col items-center gap-2 text-center font-extrabold">
          <span className="max-w-full text-[length:--spacing(10)] break-keep">{team.name}</span>{" "}
          <span className="text-[length:--spacing(24)] leading-none tracking-display tabular-nums">
            {sum}
            <span className="text-[length:--spacing(9)]">점</span>
          </span>
        </output>
      </div>
      <div
        className={`m-3 flex min-h-0 flex-[1.3] gap-4 portrait:flex-row ${isLow ? "" : "flex-col"}`}
      >
        <button
          type="button"
          aria-label={`${team.name} 1점 빼기`}
          onClick={() => onGive(-1)}
          className={`press relative grid shrink-0 place-items-center rounded-[--spacing(5)] bg-surface portrait:h-auto portrait:w-1/4 portrait:self-stretch [&>svg]:size-7 ${isLow ? "w-1/4" : "h-14 w-20 self-center"}`}
        >
          <Minus aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`${team.name} 1점 더하기`}
          onClick={() => onGive(1)}
          className="press grid min-h-0 flex-1 place-items-center rounded-[--spacing(8)] bg-surface [&>svg]:size-20"
        >
          <Plus aria-hidden />
        </button>
      </div>
    </section>
  );
}
