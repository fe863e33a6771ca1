import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { KeptGroupSet } from "@damim/domain/group-screen/group-set.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { pointKind } from "@damim/domain/point/point.ts";
import {
  beginPeriod,
  giveScores,
  sayReason,
  undoScores,
} from "@damim/domain/score-board/give-scores.ts";
import type { ScoreGame } from "@damim/domain/score-board/score-game-record.ts";
import {
  scoreGameKind,
  type KeptScoreEvent,
  type KeptScoreGame,
} from "@damim/domain/score-board/score-game.ts";
import type { ReadScoreAct } from "@damim/domain/score-board/sum-scores.ts";
import { toTeams } from "@damim/domain/score-board/team-lines.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with a board of scores: every press is a row of its own. */
export function createScoreCommands({ store, now, newId, act }: CommandDeps) {
  const points = store.rows(pointKind);
  return {
    /** `isHere`: who of the members is here also gets it, in the private ledger. */
    give(
      game: KeptScoreGame,
      teams: readonly string[],
      amount: number,
      isHere?: (member: StudentId) => boolean,
    ) {
      const at = now();
      const changes = giveScores(
        game,
        teams,
        { amount, isHere },
        { day: toSeoulDay(at), at, newId },
      );
      void act(changes, "점수를 줬어요", { session: `score~${at}` });
    },
    say: ({ at, events }: Pick<ReadScoreAct, "at" | "events">, reason: string) =>
      void act(sayReason(events, points, reason), "이유를 적었어요", {
        session: `score~reason~${at}`,
      }),
    undo: (last: readonly KeptScoreEvent[]) =>
      void act(undoScores(last, points), "점수를 되돌렸어요", { session: `score~undo~${now()}` }),
    /** 새 판 with saved groups: another board, so that the one before keeps its points. Gives back its id. */
    beginWith({ groups, title }: KeptGroupSet, before: ScoreGame | undefined) {
      const id = newId();
      const row = {
        title: before?.title ?? title,
        teams: toTeams(groups, newId),
        ...(before?.goal && { goal: before.goal }),
        period: now(),
      };
      void act(
        [createRow(scoreGameKind.name, id, row)],
        `${withParticle(`「${title}」`, "으로/로")} 새 판을 시작했어요`,
      );
      return id;
    },
    beginAnew: (game: KeptScoreGame) => void act([beginPeriod(game, now())], "새 판을 시작했어요"),
    /** Gives back the id. The board itself shows it. */
    save(game: KeptScoreGame | undefined, value: Pick<ScoreGame, "title" | "teams" | "goal">) {
      const { goal, ...fields } = value;
      const id = game?.id ?? newId();
      const change = game
        ? { kind: scoreGameKind.name, id, set: { ...value } }
        : createRow(scoreGameKind.name, id, { ...fields, ...(goal && { goal }), period: now() });
      void act([change], "점수판을 저장했어요", { session: `scoreGame~${now()}` });
      return id;
    },
  };
}
