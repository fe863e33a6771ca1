import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { gameScoreKind, type Game, type KeptGameScore } from "@damim/domain/games/game-score.ts";
import { rankScores, type RankedScore } from "@damim/domain/games/rank-scores.ts";
import { createRow } from "@damim/sync/change.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/act.ts";
import { newId } from "../../platform/random.ts";
import type { GameOver } from "./use-game-loop.ts";

/** 오늘 순위 and 올해 순위 of a game. */
export function useScores(game: Game) {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const rows = useRows(store, gameScoreKind);
  const day = toSeoulDay(data.now());
  const kept = [...rows].map(([id, row]): KeptGameScore => ({ ...row, id }));
  return {
    today: rankScores(kept, game, day),
    ofYear: rankScores(kept, game),
    save: ({ score, seed, inputs }: GameOver, label: string): void => {
      const id = newId(data.now());
      const row = { game, day, label, score, seed, presses: inputs };
      void act([createRow(gameScoreKind.name, id, row)], "순위에 올렸어요", { session: id });
    },
  };
}

export type Ranked = readonly RankedScore[];
