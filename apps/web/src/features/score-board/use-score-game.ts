import {
  groupSetKind,
  listNewestSets,
  type KeptGroupSet,
} from "@damim/domain/group-screen/group-set.ts";
import type { ScoreGame } from "@damim/domain/score-board/score-game-record.ts";
import {
  findLatestGame,
  FOR_MEMBERS_ID,
  MOST_TEAMS,
  scoreEventKind,
  scoreGameKind,
  toGameOfEvent,
} from "@damim/domain/score-board/score-game.ts";
import {
  listActs,
  listLastAct,
  sumScores,
  type ReadScoreAct,
} from "@damim/domain/score-board/sum-scores.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createPresetCommands } from "../../kit/tool/preset-commands.ts";
import { createScoreCommands } from "./score-commands.ts";

/** The latest board of the class, with what its teams have; every press is a row of its own. */
export function useScoreGame() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createScoreCommands, store);
  const preset = useCommands(createPresetCommands, store);
  const { members, isHere } = useToolMembers();
  const games = useRows(store, scoreGameKind);
  const events = useRows(store, scoreEventKind);
  const presets = useRows(store, toolPresetKind);
  const sets = useRows(store, groupSetKind);

  const game = findLatestGame(games);
  const ofGame = [...events.values()].filter(({ id }) => toGameOfEvent(id) === game?.id);
  const last = game ? listLastAct(game, ofGame) : [];
  const isForMembers = presets.get(FOR_MEMBERS_ID)?.value === true;

  return {
    game,
    members,
    scores: game && sumScores(game, ofGame),
    last,
    /** The presses of this period, newest first. For the teacher's part. */
    listActs: (): readonly ReadScoreAct[] => (game ? listActs(game, ofGame) : []),
    say: commands.say,
    /** 모둠원에게도 남기기. */
    isForMembers,
    setForMembers: (value: boolean) =>
      preset.save(
        FOR_MEMBERS_ID,
        { tool: "scoreBoard", title: "모둠원에게도 남기기", value },
        "점수판 설정을 바꿨어요",
      ),
    give: (teams: readonly string[], amount: number): void => {
      if (game) commands.give(game, teams, amount, isForMembers ? isHere : undefined);
    },
    undo: () => commands.undo(last),
    /** Newest first; a board has room for so many teams. */
    sets: listNewestSets(sets.values()).filter(({ groups }) => groups.length <= MOST_TEAMS),
    beginWith: (set: KeptGroupSet): void => void commands.beginWith(set, game),
    beginAnew: (): void => {
      if (game) commands.beginAnew(game);
    },
    save: (value: Pick<ScoreGame, "title" | "teams" | "goal">): void =>
      void commands.save(game, value),
  };
}
