import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import { groupSetKind, listNewestSets } from "@damim/domain/group-screen/group-set.ts";
import { layWidgets } from "@damim/domain/group-screen/place-widget.ts";
import { readTalk } from "@damim/domain/group-screen/widget-values.ts";
import {
  wallKind,
  wallWidgetKind,
  type KeptWall,
  type KeptWallWidget,
} from "@damim/domain/group-screen/wall.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";

/** What `readWall` looks at, and a clock that goes with its widget. */
export const wallKinds = [wallKind, wallWidgetKind, groupSetKind, toolTimerKind];

export type WallNow = ReturnType<typeof readWall>;

/** The chosen wall, else the newest, as its rows stand: what is on it, its groups, and whose turn it is to talk. */
export function readWall(
  store: Store,
  chosen: string | null,
  /** Of the class in use, and at school today. */
  isHere: (member: StudentId) => boolean,
) {
  const walls = [...store.rows(wallKind).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const wall: KeptWall | undefined = walls.find(({ id }) => id === chosen) ?? walls.at(-1);
  const widgets = layWidgets(
    [...store.rows(wallWidgetKind).values()].filter((widget) => widget.wall === wall?.id),
  ).toSorted(byPlace);
  const groupSets = store.rows(groupSetKind);
  const sets = listNewestSets(groupSets.values());
  const set = (wall?.groupSet && groupSets.get(wall.groupSet)) || sets[0];
  const board = widgets.find(({ type }) => type === "groups");
  const groupIds = (set?.groups ?? [])
    .filter(({ members }) => members.some(isHere))
    .map(({ id }) => id);
  return {
    walls,
    wall,
    widgets,
    /** Newest first. */
    sets,
    set,
    /** The first widget of the groups: it keeps whose turn it is to talk. */
    board,
    /** The groups who may be drawn: somebody of them is here. */
    groupIds,
    talk: readTalk(board?.value, groupIds),
  };
}

/** As it is read: from above, then from the left. */
function byPlace({ cell: a }: KeptWallWidget, { cell: b }: KeptWallWidget): number {
  return a.y - b.y || a.x - b.x;
}
