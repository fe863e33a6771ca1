import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import {
  findLatestGame,
  scoreEventKind,
  scoreGameKind,
} from "@damim/domain/score-board/score-game.ts";
import { sumScores } from "@damim/domain/score-board/sum-scores.ts";
import { groupSetKind, listNewestSets } from "@damim/domain/group-screen/group-set.ts";
import { layWidgets } from "@damim/domain/group-screen/place-widget.ts";
import { readTalk } from "@damim/domain/group-screen/widget-values.ts";
import {
  wallKind,
  wallWidgetKind,
  type KeptWall,
  type KeptWallWidget,
} from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import { findWorkingStore, type Store } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useToolMembers } from "../../../data/use-tool-members.ts";
import { createWallCommands } from "./wall-commands.ts";
import { useAct } from "../../../kit/act/use-act.ts";

export type WallInUse = ReturnType<typeof useWall>;

/** A wall with what stands on it, live: a laptop that changes a row changes the board. */
export function useWall(chosen: string | null) {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const { members, isHere } = useToolMembers();
  const wallRows = useRows(store, wallKind);
  const widgetRows = useRows(store, wallWidgetKind);
  const groupSets = useRows(store, groupSetKind);
  const timers = useRows(store, toolTimerKind);
  const scores = useGroupScores(store);

  const walls = [...wallRows.values()].toSorted(byId);
  const wall: KeptWall | undefined = walls.find(({ id }) => id === chosen) ?? walls.at(-1);
  const wallId = wall?.id;
  const widgets = layWidgets(
    [...widgetRows.values()].filter((widget) => widget.wall === wallId),
  ).toSorted(byPlace);
  const wished = wall?.groupSet;
  const sets = listNewestSets(groupSets.values());
  const set = (wished && groupSets.get(wished)) || sets[0];
  const board = widgets.find(({ type }) => type === "groups");
  const isInClass = new Set(members.map(({ id }) => id));
  const groupIds = (set?.groups ?? [])
    .filter((group) => group.members.some((id) => isInClass.has(id) && isHere(id)))
    .map(({ id }) => id);
  const talk = readTalk(board?.value, groupIds);
  const { now } = data;
  return {
    store,
    members,
    isHere,
    walls,
    wall,
    widgets,
    names: toNames(widgets),
    /** Newest first. */
    sets,
    set,
    /** Whether the wall shows groups at all. */
    hasGroups: board !== undefined,
    talk,
    scores,
    commands: createWallCommands({
      act,
      now,
      wall,
      widgets,
      set,
      board,
      talk,
      groupIds,
      hasTimer: (id) => timers.has(id),
    }),
  };
}

/** What the teams of the latest 점수판 have, by their names: so its 1모둠 is that of the wall. */
function useGroupScores(store: Store): ReadonlyMap<string, number> {
  const games = useRows(store, scoreGameKind);
  const events = useRows(store, scoreEventKind);
  const game = findLatestGame(games);
  if (!game) return new Map();
  const { sums } = sumScores(
    game,
    [...events].map(([id, event]) => ({ ...event, id })),
  );
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

/** As it is read: from above, then from the left. */
function byPlace({ cell: a }: KeptWallWidget, { cell: b }: KeptWallWidget): number {
  return a.y - b.y || a.x - b.x;
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
