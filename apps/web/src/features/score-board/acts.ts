import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { pointKind } from "@damim/domain/point/point.ts";
import {
  findLatestGame,
  scoreEventKind,
  scoreGameKind,
  toGameOfEvent,
  type KeptScoreGame,
} from "@damim/domain/score-board/score-game.ts";
import { listActs, listLastAct } from "@damim/domain/score-board/sum-scores.ts";
import { readTeamLines } from "@damim/domain/score-board/team-lines.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createScoreCommands } from "./score-commands.ts";

export const acts: readonly FeatureAct[] = [
  { name: "scoreBoard.board", often: 0.02, run: save },
  {
    name: "scoreBoard.groups",
    often: 0.02,
    run(ground, dice) {
      const set = dice.pick([...ground.store.rows(groupSetKind).values()]);
      if (!set || set.groups.length > 12) return undefined;
      const game = createScoreCommands(ground).beginWith(set, findGame(ground));
      return { game, groupSet: set.id, teams: listTeams(ground) };
    },
  },
  {
    name: "scoreBoard.anew",
    often: 0.02,
    run(ground) {
      const game = findGame(ground);
      if (!game) return undefined;
      createScoreCommands(ground).beginAnew(game);
      return { game: game.id };
    },
  },
  {
    name: "scoreBoard.give",
    often: 0.5,
    parts: ["lessons"],
    run(ground, dice) {
      const game = findGame(ground);
      const teams = dice.some(game?.teams ?? []).map(({ id }) => id);
      if (!game || teams.length === 0) return undefined;
      const amount = dice.isLucky(0.2) ? -1 : 1 + dice.below(3);
      const isHere = dice.isLucky(0.5) ? (): boolean => true : undefined;
      const rows = tellPoints(ground, () =>
        createScoreCommands(ground).give(game, teams, amount, isHere),
      );
      return { game: game.id, teams, amount, day: ground.today, rows };
    },
  },
  {
    name: "scoreBoard.reason",
    often: 0.05,
    run(ground, dice) {
      const game = findGame(ground);
      const act = dice.pick(game ? listActs(game, listEvents(ground, game)) : []);
      if (!act) return undefined;
      const reason = dice.words(60);
      createScoreCommands(ground).say(act, reason);
      return { events: act.events.map(({ id }) => id), reason, before: act.reason };
    },
  },
  {
    name: "scoreBoard.back",
    often: 0.05,
    run(ground) {
      const game = findGame(ground);
      const last = game ? listLastAct(game, listEvents(ground, game)) : [];
      if (!game || last.length === 0) return undefined;
      const rows = tellPoints(ground, () => createScoreCommands(ground).undo(last));
      return { game: game.id, rows };
    },
  },
];

function save(ground: ActGround, dice: Dice): Said {
  const { students: members, newId } = ground;
  const game = findGame(ground);
  const lines = Array.from({ length: 2 + dice.below(5) }, (_, at) => {
    const numbers = members.filter(({ number }) => number % 6 === at).map(({ number }) => number);
    return `${at + 1}모둠: ${numbers.join(", ")}`;
  });
  const teams = readTeamLines(lines.join("\n"), { members, before: game?.teams ?? [], newId });
  const fields = { title: dice.words(30), teams, goal: dice.isLucky(0.5) ? 100 : null };
  const before = game ? { title: game.title, teams: listTeams(ground) } : null;
  const id = createScoreCommands(ground).save(game, fields);
  return { game: id, title: fields.title, goal: fields.goal, teams: listTeams(ground), before };
}

function findGame({ store }: ActGround): KeptScoreGame | undefined {
  return findLatestGame(store.rows(scoreGameKind));
}

function listTeams(ground: ActGround) {
  const teams = findGame(ground)?.teams ?? [];
  return teams.map(({ id, name, members }) => ({ team: id, name, members: members ?? [] }));
}

function listEvents({ store }: ActGround, { id }: KeptScoreGame) {
  return [...store.rows(scoreEventKind).values()].filter((event) => toGameOfEvent(event.id) === id);
}

/** What a press wrote: an event a team, and who got it in the private ledger. */
function tellPoints({ store }: ActGround, write: () => void) {
  const told = [
    { kind: scoreEventKind, fields: ["team", "amount", "undone"] },
    { kind: pointKind, fields: ["studentId", "amount"] },
  ];
  return tellRows(store, told, write);
}
