import type { RecordKind } from "@damim/sync/kind.ts";
import type { GameScore } from "./game-score-record.ts";

export type Game = GameScore["game"];
export type KeptGameScore = GameScore & { readonly id: string };

export const LONGEST_LABEL_CHARACTERS = 8;
/** 60 seconds. */
export const MOST_GAME_STEPS = 7_200;
export const MOST_PRESSES = 1_200;

export const gameScoreKind: RecordKind<GameScore, "gameScore"> = { name: "gameScore", version: 1 };
