import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

export interface ScoreTeam {
  readonly id: string;
  readonly name: string;
  /** The colour of its tile. */
  readonly chalk: string;
  readonly members?: readonly StudentId[] | undefined;
}

/** A board of scores. What a team has is summed from its events, never stored. */
export interface ScoreGame {
  readonly title: string;
  /** One value, set in one form. */
  readonly teams: readonly ScoreTeam[];
  /** 함께 목표: what all want to reach together. */
  readonly goal?: number | null;
  /** Epoch ms: what was earlier no longer counts, and stays. */
  readonly period: number;
}

/** One press. Two devices add, for each press is a row. */
export interface ScoreEvent {
  /** Of `ScoreTeam`. */
  readonly team: string;
  /** −10 to 10, never 0. */
  readonly amount: number;
  /** Epoch ms. */
  readonly at: number;
  readonly reason?: string | null;
  readonly undone?: boolean | null;
}

export type KeptScoreGame = ScoreGame & { readonly id: string };
export type KeptScoreEvent = ScoreEvent & { readonly id: string };

export const LONGEST_GAME_TITLE_CHARACTERS = 30;
export const LONGEST_TEAM_NAME_CHARACTERS = 12;
export const LONGEST_SCORE_REASON_CHARACTERS = 60;
export const MOST_TEAMS = 12;
export const LARGEST_SCORE = 10;
export const LARGEST_GOAL = 9_999;

export const scoreGameKind: RecordKind<ScoreGame, "scoreGame"> = { name: "scoreGame", version: 1 };
export const scoreEventKind: RecordKind<ScoreEvent, "scoreEvent"> = {
  name: "scoreEvent",
  version: 1,
};

/** `{day}~{game}~{uuid}`: by day they are loaded, by game they are summed. */
export function toScoreEventId(of: {
  readonly day: CalendarDay;
  readonly game: string;
  readonly uuid: string;
}): string {
  return `${of.day}~${of.game}~${of.uuid}`;
}

/** The game of an event. */
export function toGameOfEvent(eventId: string): string {
  return eventId.split("~")[1] ?? "";
}
