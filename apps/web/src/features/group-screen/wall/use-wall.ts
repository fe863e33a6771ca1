import {
  findLatestGame,
  scoreEventKind,
  scoreGameKind,
} from "@damim/domain/score-board/score-game.ts";
import { sumScores } from "@damim/domain/score-board/sum-scores.ts";
import type { KeptWallWidget } from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import { findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useDerived, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useToolMembers } from "../../../data/use-tool-members.ts";
import { createWallCommands } from "./wall-commands.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { readWall, wallKinds } from "./read-wall.ts";

export type WallInUse = ReturnType<typeof useWall>;

/** A wall with what stands on it, live: a laptop that changes a row changes the board. */
export function useWall(chosen: string | null) {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const { members, isHere } = useToolMembers();
  const isInClass = useMemo(() => {
    const ids = new Set(members.map(({ id }) => id));
    return (id: StudentId) => ids.has(id) && isHere(id);
  }, [members, isHere]);
  const now = useDerived(store, wallKinds, readWall, chosen, isInClass);
  const scores = useGroupScores(store);
  return {
    store,
    members,
    isHere,
    ...now,
    names: toNames(now.widgets),
    /** Whether the wall shows groups at all. */
    hasGroups: now.board !== undefined,
    scores,
    commands: useCommands(createWallCommands, store, now),
  };
}

/** What the teams of the latest 점수판 have, by their names: so its 1모둠 is that of the wall. */
function useGroupScores(store: Store): ReadonlyMap<string, number> {
  const games = useRows(store, scoreGameKind);
  const events = useRows(store, scoreEventKind);
  const game = findLatestGame(games);
  if (!game) return new Map();
  const { sums } = sumScores(game, events.values());
  return new Map(game.teams.map(({ id, name }) => [name, sums.get(id) ?? 0]));
}

/** 「알릴 말」, and of the same type 「알릴 말 2」. */
function toNames(widgets: readonly KeptWallWidget[]): ReadonlyMap<string, string> {
  return new Map(
    widgets.map(({ id, type }, index) => {
      const count = widgets.slice(0, index).filter((other) => other.type === type).length;
      return [id, `${widgetTypeLabels[type]}${count > 0 ? ` ${count + 1}` : ""}`];
    }),
  );
}
