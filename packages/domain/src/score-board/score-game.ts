import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import type { ScoreEvent, ScoreGame } from "./score-game-record.ts";

export interface ScoreTeam {
  readonly id: string;
  readonly name: string;
  /** The colour of its tile. */
  readonly chalk: string;
  readonly members?: readonly StudentId[] | undefined;
}

export type { ScoreEvent, ScoreGame };
export type KeptScoreGame = ScoreGame & { readonly id: string };
export type KeptScoreEvent = ScoreEvent & { readonly id: string };

export const LONGEST_TEAM_NAME_CHARACTERS = 12;
export const LONGEST_SCORE_REASON_CHARACTERS = 60;
export const MOST_TEAMS = 12;
export const LARGEST_SCORE = 10;

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

/** 「모둠원에게도 남기기」: the preset whose value says it. */
export const FOR_MEMBERS_ID = "scoreBoard~members";

/** The board that the class uses: the latest. */
export function findLatestGame(games: ReadonlyMap<string, ScoreGame>): KeptScoreGame | undefined {
  return [...games]
    .map(([id, fields]): KeptScoreGame => ({ ...fields, id }))
    .reduce<KeptScoreGame | undefined>(
      (latest, each) => (latest && latest.id > each.id ? latest : each),
      undefined,
    );
}
