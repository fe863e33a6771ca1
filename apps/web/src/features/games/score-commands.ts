import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { gameScoreKind, type Game } from "@damim/domain/games/game-score.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import type { GameOver } from "./use-game-loop.ts";

/** What is done with scores of games. */
export function createScoreCommands({ now, newId, act }: CommandDeps) {
  return {
    /** Gives back the id. */
    save(game: Game, { score, seed, inputs }: GameOver, label: string) {
      const id = newId();
      const row = { game, day: toSeoulDay(now()), label, score, seed, presses: inputs };
      void act([createRow(gameScoreKind.name, id, row)], "순위에 올렸어요", { session: id });
      return id;
    },
  };
}
