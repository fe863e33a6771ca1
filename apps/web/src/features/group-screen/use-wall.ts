import { groupSetKind, type KeptGroupSet } from "@damim/domain/group-screen/group-set.ts";
import { layWidgets } from "@damim/domain/group-screen/place-widget.ts";
import { readTalk } from "@damim/domain/group-screen/widget-values.ts";
import {
  wallKind,
  wallWidgetKind,
  type KeptWall,
  type KeptWallWidget,
} from "@damim/domain/group-screen/wall.ts";
import { useMemo } from "react";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useToolMembers } from "../../data/use-tool-members.ts";
import { createWallCommands } from "./wall-commands.ts";
import { useAct } from "../../kit/act/act.ts";

export type WallInUse = ReturnType<typeof useWall>;

/** A wall with what stands on it, live: a laptop that changes a row changes the board. */
export function useWall(chosen: string | null) {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const { members, isHere } = useToolMembers();
  const [wallRows, wallRevision] = useRows(store, wallKind);
  const [widgetRows, widgetRevision] = useRows(store, wallWidgetKind);
  const [setRows, setRevision] = useRows(store, groupSetKind);

  const walls = useMemo(
    () => [...wallRows.values()].toSorted(byId),
    // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
    [wallRows, wallRevision],
  );
  const wall: KeptWall | undefined = walls.find(({ id }) => id === chosen) ?? walls.at(-1);
  const wallId = wall?.id;
  const widgets = useMemo(
    () => layWidgets([...widgetRows.values()].filter((widget) => widget.wall === wallId)),
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [widgetRows, widgetRevision, wallId],
  );
  const wished = wall?.groupSet;
  const set = useMemo(
    () => (wished && setRows.get(wished)) || findLatest(setRows.values()),
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [setRows, setRevision, wished],
  );
  const board = widgets.find(({ type }) => type === "groups");
  const groupIds = useMemo(() => set?.groups.map(({ id }) => id) ?? [], [set]);
  const talk = readTalk(board?.value, groupIds);
  const { now } = data;
  return {
    store,
    members,
    isHere,
    walls,
    wall,
    widgets,
    set,
    talk,
    commands: createWallCommands({ act, now, wall, widgets, set, board, talk }),
  };
}

function findLatest(sets: Iterable<KeptGroupSet>): KeptGroupSet | undefined {
  return [...sets].toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1)).at(-1);
}

function byId(a: KeptWall | KeptWallWidget, b: KeptWall | KeptWallWidget): number {
  return a.id < b.id ? -1 : 1;
}
