import type { ScoreTeam } from "@damim/domain/score-board/score-game.ts";
import { Flag, Minus, Plus, Settings2, Star, Undo2 } from "lucide-react";
import { useState } from "react";
import { BoardButton, BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useScoreGame } from "./use-score-game.ts";

const GameDialog = lazyOverlay(() => import("./game-dialog.tsx").then((file) => file.GameDialog));

const chalks: Readonly<Record<string, string>> = {
  sky: "bg-chalk-sky",
  mint: "bg-chalk-mint",
  yolk: "bg-chalk-yolk",
  rose: "bg-chalk-rose",
  lilac: "bg-chalk-lilac",
};

/** 점수판: teams, never single pupils, get a point by one touch. */
export function Component() {
  const board = useScoreGame();
  const { game, scores, last } = board;
  const { sound, frame } = useStage(game?.title ?? "점수판");
  const [isEditing, setEditing] = useState(false);
  const [isForMembers, setForMembers] = useState(false);

  const give = (teams: readonly ScoreTeam[], amount: number): void => {
    sound.tick();
    board.give(
      teams.map(({ id }) => id),
      amount,
      isForMembers,
    );
  };
  return (
    <BoardFrame
      {...frame}
      onBack={board.undo}
      controls={
        game ? (
          <>
            <BoardButton isMain icon={<Star aria-hidden />} onClick={() => give(game.teams, 1)}>
              모두 1점
            </BoardButton>
            <BoardButton
              icon={<Undo2 aria-hidden />}
              disabled={last.length === 0}
              onClick={board.undo}
            >
              되돌리기
            </BoardButton>
            <BoardButton icon={<Flag aria-hidden />} onClick={board.beginAnew}>
              새 판
            </BoardButton>
            <BoardButton icon={<Settings2 aria-hidden />} onClick={() => setEditing(true)}>
              모둠 정하기
            </BoardButton>
          </>
        ) : (
          <BoardButton isMain icon={<Plus aria-hidden />} onClick={() => setEditing(true)}>
            새 점수판
          </BoardButton>
        )
      }
    >
      {game && scores ? (
        <div className="mb-30 flex min-h-0 flex-1 flex-col gap-5 pt-4 portrait:mb-24">
          {game.goal && <Jar jar={scores.jar} goal={game.goal} />}
          <div
            className={`grid min-h-0 flex-1 auto-rows-fr gap-5 portrait:grid-cols-2 ${game.teams.length > 6 ? "grid-cols-4" : game.teams.length > 4 ? "grid-cols-3" : "grid-cols-2"}`}
          >
            {game.teams.map((team) => (
              <Tile
                key={team.id}
                team={team}
                sum={scores.sums.get(team.id) ?? 0}
                onGive={(amount) => give([team], amount)}
              />
            ))}
          </div>
        </div>
      ) : (
        <p className="m-auto text-center text-[length:--spacing(11)] font-bold text-balance">
          아직 점수판이 없어요. 모둠을 적으면 바로 시작해요.
        </p>
      )}
      <GameDialog
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        board={board}
        isForMembers={isForMembers}
        onForMembers={setForMembers}
      />
    </BoardFrame>
  );
}

/** 함께 목표: what all have together. */
function Jar({ jar, goal }: { readonly jar: number; readonly goal: number }) {
  return (
    <div className="flex items-center gap-6 text-[length:--spacing(9)] font-bold">
      <span className="shrink-0 tabular-nums">
        {jar >= goal ? "함께 목표를 이뤘어요" : "함께 목표"} {jar} / {goal}
      </span>
      <span className="h-8 flex-1 overflow-hidden rounded-full bg-surface">
        <span
          className="block h-full rounded-full bg-board-brand transition-[width] duration-calm motion-reduce:transition-none"
          style={{ width: `${Math.max(0, Math.min(100, (jar / goal) * 100))}%` }}
        />
      </span>
    </div>
  );
}

/** Its whole lower half adds; a small button is for slips. */
function Tile(props: {
  readonly team: ScoreTeam;
  readonly sum: number;
  readonly onGive: (amount: number) => void;
}) {
  const { team, sum, onGive } = props;
  return (
    <section
      aria-label={team.name}
      className={`flex min-h-0 flex-col overflow-hidden rounded-[--spacing(10)] text-board-fg portrait:min-h-90 ${chalks[team.chalk] ?? "bg-surface"}`}
    >
      <div className="relative flex flex-1 items-center justify-center gap-6 px-6 pt-2">
        <output className="flex items-baseline gap-6 text-center font-extrabold portrait:flex-col portrait:items-center portrait:gap-1">
          <span className="text-[length:--spacing(12)] break-keep">{team.name}</span>{" "}
          <span className="text-[length:--spacing(26)] leading-none tabular-nums">{sum}점</span>
        </output>
        <button
          type="button"
          aria-label={`${team.name} 1점 빼기`}
          onClick={() => onGive(-1)}
          className="press absolute top-4 right-4 grid size-14 place-items-center rounded-full bg-surface [&>svg]:size-7"
        >
          <Minus aria-hidden />
        </button>
      </div>
      <button
        type="button"
        aria-label={`${team.name} 1점 더하기`}
        onClick={() => onGive(1)}
        className="press m-4 grid flex-1 place-items-center rounded-[--spacing(7)] bg-surface [&>svg]:size-18"
      >
        <Plus aria-hidden />
      </button>
    </section>
  );
}
