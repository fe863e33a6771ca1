import { toSentence } from "@damim/domain/base/result.ts";
import type { GameRules, GameWorld } from "@damim/domain/games/game-rules.ts";
import { gameScore } from "@damim/domain/games/game-score-record.ts";
import { gameScoreKind, type Game } from "@damim/domain/games/game-score.ts";
import {
  labelMessages,
  parseLabel,
  rankScores,
  type RankedScore,
} from "@damim/domain/games/rank-scores.ts";
import { Play, RotateCcw, Trophy } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";
import { RecordTable } from "../../kit/table/record-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { newSeed } from "../../platform/random.ts";
import type { Paint } from "./paint.ts";
import { createScoreCommands } from "./score-commands.ts";
import { useGameLoop, type GameLoop, type GameOver } from "./use-game-loop.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";

/** A game on the board: a round, whose it was, and the ten best. Of teams and colours, never of pupils. */
export function GameStage<World extends GameWorld>(props: {
  readonly game: Game;
  readonly rules: GameRules<World>;
  readonly paint: (paint: Paint, before: World, after: World, part: number) => void;
  /** How it is played, in one sentence. */
  readonly how: string;
}) {
  const { game, rules, paint, how } = props;
  const { sound, frame } = useStage(gameScore.fields.game.labels[game], { isWindow: true });
  const scores = useScores(game);
  const [over, setOver] = useState<GameOver>();
  const [isSaved, setSaved] = useState(false);
  const loop = useGameLoop({
    rules,
    paint,
    newSeed: () => Number.parseInt(newSeed().slice(0, 8), 16),
    onOver(result) {
      sound.ring("wood", 1);
      setOver(result);
    },
  });
  useHands(loop);
  const { isPlaying, canvas, score } = loop;
  const begin = (): void => {
    sound.tick();
    setOver(undefined);
    setSaved(false);
    loop.begin();
  };
  return (
    <BoardFrame
      {...frame}
      onMain={isPlaying ? undefined : begin}
      controls={
        <BoardButton
          isMain
          disabled={isPlaying}
          icon={over ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
          onClick={begin}
        >
          {over ? "다시" : "시작"}
        </BoardButton>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 gap-6 pt-2 portrait:mb-30 portrait:flex-col">
        <div className="relative flex min-h-0 min-w-0 flex-1 overflow-hidden rounded-[--spacing(10)] portrait:min-h-140">
          <canvas
            ref={canvas}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn
            role="img"
            aria-label={`${gameScore.fields.game.labels[game]} 화면`}
            className="absolute inset-0 size-full touch-none select-none"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              loop.hand(true, event.timeStamp);
            }}
            onPointerUp={(event) => loop.hand(false, event.timeStamp)}
            onPointerCancel={(event) => loop.hand(false, event.timeStamp)}
          />
          <output
            aria-label="점수"
            className="pointer-events-none absolute top-5 right-8 text-[length:--spacing(22)] leading-none font-extrabold tabular-nums"
          >
            {score}점
          </output>
          {!isPlaying && (
            <p className="pointer-events-none absolute inset-x-8 top-8 pr-60 text-[length:--spacing(9)] font-bold text-balance break-keep">
              {over ? `${over.score}점이에요. 한 번 더 할까요?` : how}
            </p>
          )}
        </div>
        <div
          className={`flex w-110 shrink-0 flex-col gap-4 overflow-y-auto portrait:w-full ${isPlaying ? "portrait:hidden" : ""}`}
        >
          {over && !isSaved && (
            <LabelForm
              onSave={(label) => {
                scores.save(over, label);
                setSaved(true);
              }}
            />
          )}
          <Ranking title="오늘 순위" scores={scores.today} />
          <Ranking title="올해 순위" scores={scores.ofYear} />
        </div>
      </div>
    </BoardFrame>
  );
}

function LabelForm({ onSave }: { readonly onSave: (label: string) => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className="flex shrink-0 flex-col gap-3 rounded-[--spacing(8)] bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        const label = parseLabel(typed);
        if (label.ok) onSave(label.value);
        else setProblem(toSentence(labelMessages, label.refusal));
      }}
    >
      <label className="flex flex-col gap-2 text-[length:--spacing(7.5)] font-bold">
        모둠이나 색 이름
        <input
          autoComplete="off"
          placeholder="파랑"
          value={typed}
          aria-invalid={problem !== undefined || undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="h-18 min-w-0 rounded-[--spacing(6)] border border-field bg-surface px-5"
        />
      </label>
      {problem && (
        <p role="alert" className="text-[length:--spacing(7)] font-semibold">
          {problem}
        </p>
      )}
      <BoardButton type="submit" icon={<Trophy aria-hidden />} className="justify-center">
        순위에 올리기
      </BoardButton>
    </form>
  );
}

type Line = Ranked[number] & { readonly id: string };
const columns: readonly TableColumn<Line>[] = [
  { head: "순위", width: 8, text: ({ place }) => `${place}위` },
  { head: "이름", width: 12, text: ({ row }) => row.label },
  { head: "점수", width: 8, text: ({ row }) => row.score, isNumber: true },
];

function Ranking({ title, scores }: { readonly title: string; readonly scores: Ranked }) {
  const lines = scores.map((each) => ({ ...each, id: each.row.id }));
  return (
    <section aria-label={title} className="shrink-0">
      <h2 className="mb-2 text-[length:--spacing(7.5)] font-bold">{title}</h2>
      {lines.length === 0 ? (
        <p className="text-[length:--spacing(7)] text-board-fg-2">아직 아무도 안 했어요.</p>
      ) : (
        <RecordTable label={title} columns={columns} rows={lines} />
      )}
    </section>
  );
}

const KEYS: ReadonlySet<string> = new Set([" ", "Enter", "ArrowUp", "PageDown"]);

/** Keys and a clicker while a round runs. A clicker cannot be held: one press begins, the next one ends. */
function useHands({ isPlaying, hand }: GameLoop): void {
  const press = useEffectEvent((isDown: boolean, event: KeyboardEvent): void => {
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (event.key !== "PageDown") hand(isDown, event.timeStamp);
    else if (isDown) {
      hand(true, event.timeStamp);
      hand(false, event.timeStamp);
    }
  });
  useEffect(() => {
    if (!isPlaying) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener("keydown", (event) => press(true, event), options);
    addEventListener("keyup", (event) => press(false, event), options);
    return () => stop.abort();
  }, [isPlaying]);
}

/** 오늘 순위 and 올해 순위 of a game. */
function useScores(game: Game) {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createScoreCommands, store);
  const rows = useRows(store, gameScoreKind);
  const day = toSeoulDay(data.now());
  const kept = [...rows.values()];
  return {
    today: rankScores(kept, game, day),
    ofYear: rankScores(kept, game),
    save: (over: GameOver, label: string) => void commands.save(game, over, label),
  };
}

type Ranked = readonly RankedScore[];
