import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

/** 점프게임, 스틱히어로. */
export const GAMES = ["jump", "stick"] as const;
export type Game = (typeof GAMES)[number];

/** One round. It names a team, a colour or a few letters, and no pupil. */
export interface GameScore {
  readonly game: Game;
  readonly day: CalendarDay;
  readonly label: string;
  readonly score: number;
  /** From seed and presses the round can be played again. Both uint32; presses are step numbers of 1/120 s. */
  readonly seed: number;
  readonly presses: readonly number[];
}

export type KeptGameScore = GameScore & { readonly id: string };

export const LONGEST_LABEL_CHARACTERS = 8;
export const LARGEST_GAME_SCORE = 99_999;
/** 60 seconds. */
export const MOST_GAME_STEPS = 7_200;
export const MOST_PRESSES = 1_200;

export const gameScoreKind: RecordKind<GameScore, "gameScore"> = { name: "gameScore", version: 1 };

export const gameLabels: Readonly<Record<Game, string>> = {
  jump: "점프게임",
  stick: "스틱히어로",
};
