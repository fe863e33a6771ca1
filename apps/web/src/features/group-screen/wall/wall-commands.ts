import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { createStream, shuffle } from "@damim/domain/draw/stream.ts";
import { moveMember, rotateRoles } from "@damim/domain/group-screen/group-roles.ts";
import {
  groupSetKind,
  type GroupSet,
  type KeptGroupSet,
} from "@damim/domain/group-screen/group-set.ts";
import { findRoom, NO_ROOM_WORDS, placeWidget } from "@damim/domain/group-screen/place-widget.ts";
import type { WallLayout } from "@damim/domain/group-screen/wall-layouts.ts";
import { nextTalk, widgetSizes } from "@damim/domain/group-screen/widget-values.ts";
import {
  wallKind,
  wallWidgetKind,
  type Cell,
  type KeptWallWidget,
  type WidgetType,
} from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";
import type { WallNow } from "./read-wall.ts";

export type WallCommands = ReturnType<typeof createWallCommands>;

/** What is done on a wall, each one undo step. What the board itself shows is not said a second time. */
export function createWallCommands(
  { store, now, newId, newSeed, act, say }: CommandDeps,
  { wall, widgets, set, board, talk, groupIds }: WallNow,
) {
  const actSilently = (changes: readonly Change[], sentence: string): void =>
    void act(changes, sentence, { session: newId() });
  const setGroups = (groups: GroupSet["groups"], sentence: string): void => {
    if (set) actSilently([{ kind: groupSetKind.name, id: set.id, set: { groups } }], sentence);
  };
  // Its clock goes along.
  const remove = ({ id }: KeptWallWidget): readonly Change[] => [
    removeRow(wallWidgetKind.name, id),
    ...(store.rows(toolTimerKind).has(id) ? [removeRow(toolTimerKind.name, id)] : []),
  ];
  const write = (widget: KeptWallWidget, value: unknown, sentence: string): void =>
    actSilently([{ kind: wallWidgetKind.name, id: widget.id, set: { value } }], sentence);
  return {
    /** With the chosen groups, else those in use. Gives back the id. */
    startWall: ({ title, widgets: parts }: WallLayout, chosen = set?.id): string => {
      const id = newId();
      const rows = parts.map(({ type, cell }) =>
        createRow(wallWidgetKind.name, newId(), { wall: id, type, cell: { ...cell } }),
      );
      const groupSet = chosen !== undefined && { groupSet: chosen };
      actSilently(
        [createRow(wallKind.name, id, { title, ...groupSet }), ...rows],
        `「${title}」 화면을 만들었어요`,
      );
      return id;
    },
    renameWall: (title: string): void => {
      if (wall)
        actSilently([{ kind: wallKind.name, id: wall.id, set: { title } }], "이름을 바꿨어요");
    },
    removeWall: (): void => {
      if (!wall) return;
      void act(
        [...widgets.flatMap(remove), removeRow(wallKind.name, wall.id)],
        `「${wall.title}」 화면을 지웠어요`,
      );
    },
    /** Gives back the id; nothing where there is no room. */
    addWidget: (type: WidgetType): string | undefined => {
      const cell = widgetSizes[type].map((size) => findRoom(widgets, size)).find(Boolean);
      if (!wall) return undefined;
      if (!cell) {
        say(NO_ROOM_WORDS, "error");
        return undefined;
      }
      const id = newId();
      const row = { wall: wall.id, type, cell: { ...cell } };
      actSilently(
        [createRow(wallWidgetKind.name, id, row)],
        `${widgetTypeLabels[type]} 위젯을 붙였어요`,
      );
      return id;
    },
    /** Gives back whether there was room. */
    place: (widget: KeptWallWidget, to: Cell): boolean => {
      const placed = placeWidget(widgets, widget.id, to);
      if (!placed) {
        say(NO_ROOM_WORDS, "error");
        return false;
      }
      const moved = placed.filter(
        ({ id, cell }) => !widgets.some((each) => each.id === id && isSame(each.cell, cell)),
      );
      actSilently(
        moved.map(({ id, cell }) => ({
          kind: wallWidgetKind.name,
          id,
          set: { cell: { ...cell } },
        })),
        "위젯을 옮겼어요",
      );
      return true;
    },
    removeWidget: (widget: KeptWallWidget): void =>
      void act(remove(widget), `${widgetTypeLabels[widget.type]} 위젯을 치웠어요`),
    setText: (widget: KeptWallWidget, text: string): void => write(widget, text, "위젯에 적었어요"),
    /** Gives back the id. `before` absent: they are new, and shown at once. */
    saveGroups: (
      value: Pick<GroupSet, "title" | "groups">,
      before: KeptGroupSet | undefined,
    ): string => {
      if (before) {
        const change = { kind: groupSetKind.name, id: before.id, set: { ...value } };
        actSilently([change], "모둠을 고쳤어요");
        return before.id;
      }
      const id = newId();
      const shown = wall ? [{ kind: wallKind.name, id: wall.id, set: { groupSet: id } }] : [];
      actSilently(
        [createRow(groupSetKind.name, id, { ...value, from: toSeoulDay(now()) }), ...shown],
        "모둠을 만들었어요",
      );
      return id;
    },
    chooseGroups: (id: string): void => {
      if (wall)
        actSilently(
          [{ kind: wallKind.name, id: wall.id, set: { groupSet: id } }],
          "모둠을 골랐어요",
        );
    },
    removeGroups: ({ id, title }: KeptGroupSet): void =>
      void act(
        [removeRow(groupSetKind.name, id)],
        `${withParticle(`「${title}」`, "을/를")} 지웠어요`,
      ),
    rotate: (): void => setGroups(set?.groups.map(rotateRoles) ?? [], "역할을 돌렸어요"),
    move: (member: StudentId, to: string): void =>
      setGroups(moveMember(set?.groups ?? [], member, to), "모둠을 바꿨어요"),
    /** The order is drawn as a whole before anything of it is shown. */
    talkNext: (): void => {
      if (!board || !set) return;
      const drawn = shuffle(createStream(newSeed()), groupIds);
      write(board, nextTalk(talk, drawn), "발표 순서를 넘겼어요");
    },
  };
}

function isSame(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
}
