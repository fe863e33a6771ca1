import { createRow } from "@damim/sync/change.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  groupSetKind,
  listNewestSets,
  type KeptGroupSet,
} from "@damim/domain/group-screen/group-set.ts";
import { pointKind } from "@damim/domain/point/point.ts";
import {
  beginPeriod,
  giveScores,
  sayReason,
  undoScores,
} from "@damim/domain/score-board/give-scores.ts";
import type { ScoreGame } from "@damim/domain/score-board/score-game-record.ts";
import { toTeams } from "@damim/domain/score-board/team-lines.ts";
import {
  findLatestGame,
  FOR_MEMBERS_ID,
  MOST_TEAMS,
  scoreEventKind,
  scoreGameKind,
  toGameOfEvent,
  type KeptScoreEvent,
} from "@damim/domain/score-board/score-game.ts";
import {
  listActs,
  listLastAct,
  sumScores,
  type ReadScoreAct,
} from "@damim/domain/score-board/sum-scores.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/use-act.ts";
import { newId } from "../../platform/random.ts";

/** The latest board of the class, with what its teams have; every press is a row of its own. */
export function useScoreGame() {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const { members, isHere } = useToolMembers();
  const games = useRows(store, scoreGameKind);
  const events = useRows(store, scoreEventKind);
  const points = useRows(store, pointKind);
  const presets = useRows(store, toolPresetKind);
  const sets = useRows(store, groupSetKind);
  const now = data.now();

  const game = findLatestGame(games);
  const ofGame = [...events]
    .filter(([id]) => toGameOfEvent(id) === game?.id)
    .map(([id, event]): KeptScoreEvent => ({ ...event, id }));
  const last = game ? listLastAct(game, ofGame) : [];
  const isForMembers = presets.get(FOR_MEMBERS_ID)?.value === true;

  return {
    game,
    members,
    scores: game && sumScores(game, ofGame),
    last,
    /** The presses of this period, newest first. For the teacher's part. */
    listActs: (): readonly ReadScoreAct[] => (game ? listActs(game, ofGame) : []),
    say: ({ at, events: together }: ReadScoreAct, reason: string): void =>
      void act(sayReason(together, points, reason), "이유를 적었어요", {
        session: `score~reason~${at}`,
      }),
    /** 모둠원에게도 남기기. */
    isForMembers,
    setForMembers: (next: boolean): void => {
      const row = { tool: "scoreBoard", title: "모둠원에게도 남기기", value: next };
      void act([createRow(toolPresetKind.name, FOR_MEMBERS_ID, row)], "점수판 설정을 바꿨어요", {
        session: FOR_MEMBERS_ID,
      });
    },
    give: (teams: readonly string[], amount: number): void => {
      if (!game) return;
      const at = data.now();
      const changes = giveScores(
        game,
        teams,
        { amount, ...(isForMembers && { isHere }) },
        { day: toSeoulDay(at), at, newId: () => newId(at) },
      );
      void act(changes, "점수를 줬어요", { session: `score~${at}` });
    },
    undo: (): void =>
      void act(undoScores(last, points), "점수를 되돌렸어요", { session: `score~undo~${now}` }),
    /** Newest first; a board has room for so many teams. */
    sets: listNewestSets(sets.values()).filter(({ groups }) => groups.length <= MOST_TEAMS),
    /** 새 판 with saved groups: another board, so that the one before keeps its points. */
    beginWith: ({ groups, title }: KeptGroupSet): void => {
      const row = {
        title: game?.title ?? title,
        teams: toTeams(groups, () => newId(data.now())),
        ...(game?.goal && { goal: game.goal }),
        period: data.now(),
      };
      const change = createRow(scoreGameKind.name, newId(data.now()), row);
      void act([change], `${withParticle(`「${title}」`, "으로/로")} 새 판을 시작했어요`);
    },
    beginAnew: (): void => {
      if (game) void act([beginPeriod(game, data.now())], "새 판을 시작했어요");
    },
    save: (value: Pick<ScoreGame, "title" | "teams" | "goal">): void => {
      const { goal, ...fields } = value;
      const change = game
        ? { kind: scoreGameKind.name, id: game.id, set: { ...value } }
        : createRow(scoreGameKind.name, newId(data.now()), {
            ...fields,
            ...(goal && { goal }),
            period: data.now(),
          });
      // The board itself shows it.
      void act([change], "점수판을 저장했어요", { session: `scoreGame~${data.now()}` });
    },
  };
}
