import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  LARGEST_GOAL,
  LONGEST_GAME_TITLE_CHARACTERS,
  LONGEST_TEAM_NAME_CHARACTERS,
  MOST_TEAMS,
  type ScoreGame,
  type ScoreTeam,
} from "./score-game.ts";

/** What the form holds; lines without a name are left out. */
export interface ScoreGameDraft {
  readonly title: string;
  readonly teams: readonly ScoreTeam[];
  /** Empty is none. */
  readonly goal: string;
}

export type ScoreGameRefusal =
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "NoTeams" }
  | { readonly type: "TooManyTeams"; readonly most: number }
  | { readonly type: "TeamNameTooLong"; readonly longest: number }
  | { readonly type: "TeamNameTwice"; readonly name: string }
  | { readonly type: "GoalUnclear"; readonly largest: number };

export const scoreGameMessages: MessagesFor<ScoreGameRefusal> = {
  TitleEmpty: () => "점수판의 이름을 적어 주세요. 「모둠 점수」처럼 적어요.",
  TitleTooLong: ({ longest }) => `이름은 ${longest}자까지 적을 수 있어요.`,
  NoTeams: () => "모둠을 하나는 적어 주세요.",
  TooManyTeams: ({ most }) => `모둠은 ${most}개까지 만들 수 있어요.`,
  TeamNameTooLong: ({ longest }) => `모둠 이름은 ${longest}자까지 적을 수 있어요.`,
  TeamNameTwice: ({ name }) => `「${name}」이라는 모둠이 둘이에요. 하나를 다르게 적어 주세요.`,
  GoalUnclear: ({ largest }) => `목표는 1부터 ${largest}까지 숫자로 적어 주세요.`,
};

export type ScoreGameFields = Pick<ScoreGame, "title" | "teams"> &
  Required<Pick<ScoreGame, "goal">>;

export function parseScoreGameDraft(
  draft: ScoreGameDraft,
): Result<ScoreGameFields, ScoreGameRefusal> {
  const title = draft.title.normalize("NFC").trim();
  const teams = draft.teams
    .map((team) => ({ ...team, name: team.name.normalize("NFC").trim() }))
    .filter(({ name }) => name !== "");
  const names = teams.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  const digits = draft.goal.normalize("NFKC").trim();
  const goal = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_GAME_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_GAME_TITLE_CHARACTERS });
  if (teams.length === 0) return refuse({ type: "NoTeams" });
  if (teams.length > MOST_TEAMS) return refuse({ type: "TooManyTeams", most: MOST_TEAMS });
  if (names.some((name) => name.length > LONGEST_TEAM_NAME_CHARACTERS))
    return refuse({ type: "TeamNameTooLong", longest: LONGEST_TEAM_NAME_CHARACTERS });
  if (twice !== undefined) return refuse({ type: "TeamNameTwice", name: twice });
  if (digits !== "" && goal === 0) return refuse({ type: "GoalUnclear", largest: LARGEST_GOAL });
  return ok({ title, teams, goal: goal || null });
}
