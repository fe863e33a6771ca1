import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { withParticle } from "../hangul/particle.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { ok } from "../base/result.ts";
import { sayUnread } from "../group-screen/group-lines.ts";
import { unread, type RowOf } from "../record/field.ts";
import { figure, flag, own, text, whole } from "../record/fields.ts";
import { maybe, typedAs } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import type { SheetRows } from "../record/record-sheet.ts";
import {
  LARGEST_SCORE,
  LONGEST_SCORE_REASON_CHARACTERS,
  LONGEST_TEAM_NAME_CHARACTERS,
  MOST_TEAMS,
  scoreEventKind,
  scoreGameKind,
  toGameOfEvent,
  type ScoreTeam,
} from "./score-game.ts";
import { readTeamLines, toTeamLines, type TeamLines } from "./team-lines.ts";

const LARGEST_GOAL = 9_999;

const gameFields = {
  title: text("점수판 이름", {
    said: "이름",
    most: 30,
    empty: "점수판 이름을 적어 주세요. 「모둠 점수」처럼 적어요.",
    tooLong: "이름은 30자까지 적을 수 있어요.",
    isInSubject: true,
  }),
  /** One value, set in one form. */
  teams: own<readonly ScoreTeam[]>({
    type: "list",
    least: 1,
    most: MOST_TEAMS,
    of: {
      type: "parts",
      of: {
        id: { type: "id" },
        name: { type: "text", most: LONGEST_TEAM_NAME_CHARACTERS, isNeeded: true },
        chalk: { type: "text", most: 20, isNeeded: true },
        members: { type: "list", of: { type: "student" }, most: 60 },
      },
      optional: ["members"],
      isLoose: true,
    },
  }),
  /** What all want to reach together. */
  goal: maybe(
    figure("함께 목표", {
      least: 1,
      most: LARGEST_GOAL,
      unclear: `목표는 1부터 ${LARGEST_GOAL}까지 숫자로 적어 주세요.`,
    }),
  ),
  /** Epoch ms: what was earlier no longer counts, and stays. */
  period: own<number>({ type: "instant" }),
};

/** A board of scores. What a team has is summed from its events, never stored. */
export type ScoreGame = RowOf<typeof gameFields>;

export const scoreGame = record({
  kind: scoreGameKind,
  scope: "year",
  topics: ["checked"],
  // Its form shows what stands; what was given are rows of their own.
  hasNoHistory: true,
  sort: "점수판",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "점수판"),
  fields: gameFields,
});

/** The form of a board, with its teams as lines. */
export function scoreGameForm(of: TeamLines) {
  const { title, goal } = gameFields;
  return { fields: { title, lines: teamLines(of), goal } };
}

function teamLines(of: TeamLines) {
  return typedAs(gameFields.teams, {
    input: "text",
    label: "모둠",
    show: (teams) => (teams ? toTeamLines(teams, of.members) : "1모둠\n2모둠\n3모둠\n4모둠"),
    read(typed) {
      const teams = readTeamLines(typed, of);
      const names = teams.map(({ name }) => name);
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      const nobody = sayUnread(typed, of.members);
      if (nobody) return unread(nobody);
      if (teams.length === 0) return unread("모둠을 하나 이상 적어 주세요.");
      if (teams.length > MOST_TEAMS) return unread(`모둠은 ${MOST_TEAMS}개까지 만들 수 있어요.`);
      if (names.some((name) => name.length > LONGEST_TEAM_NAME_CHARACTERS))
        return unread(`모둠 이름은 ${LONGEST_TEAM_NAME_CHARACTERS}자까지 적을 수 있어요.`);
      if (twice !== undefined)
        return unread(
          `${withParticle(`「${twice}」`, "이라/라")}는 모둠이 둘이에요. 하나를 다르게 적어 주세요.`,
        );
      return ok(teams);
    },
  });
}

const eventFields = {
  /** Of `ScoreTeam`. */
  team: own<string>({ type: "id" }),
  amount: whole("점수", {
    least: -LARGEST_SCORE,
    most: LARGEST_SCORE,
    isNeverZero: true,
    isInSubject: true,
    column: { width: 8 },
  }),
  at: own<number>({ type: "instant" }),
  reason: text("이유", { most: LONGEST_SCORE_REASON_CHARACTERS, column: { width: 40 } }),
  undone: flag(),
};

/** One press. Two devices add, for each press is a row. */
export type ScoreEvent = RowOf<typeof eventFields>;

export const scoreEvent = record({
  kind: scoreEventKind,
  scope: "year",
  topics: ["checked"],
  // One press, which 되돌리기 takes back.
  hasNoHistory: true,
  sort: "모둠 점수",
  subject: ({ amount }) => (typeof amount === "number" ? `${amount}점` : "점수"),
  fields: eventFields,
  columns: [
    ["날짜", 12, ({ at }) => toSeoulDay(at)],
    ["시각", 10, ({ at }) => toSeoulTimeText(at)],
    ["점수판", 20, ({ id }, rows) => findGame(rows, id)?.title ?? "지운 점수판"],
    [
      "모둠",
      14,
      ({ id, team }, rows) =>
        findGame(rows, id)?.teams.find((each) => each.id === team)?.name ?? "지운 모둠",
    ],
    "amount",
    "reason",
    ["되돌림", 8, ({ undone }) => (undone ? "예" : "")],
  ],
  place: ({ at }) => at,
});

function findGame(rows: SheetRows, eventId: string) {
  return rows.list(scoreGameKind).find(({ id }) => id === toGameOfEvent(eventId));
}
