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
import { nextTalk, widgetSizes, type Talk } from "@damim/domain/group-screen/widget-values.ts";
import {
  wallKind,
  wallWidgetKind,
  type Cell,
  type KeptWall,
  type KeptWallWidget,
  type WidgetType,
} from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { Act } from "../../../kit/act/act.ts";
import { newId, newSeed } from "../../../platform/random.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

export type WallCommands = ReturnType<typeof createWallCommands>;

/** What is done on a wall, each one undo step. What the board itself shows is not said a second time. */
export function createWallCommands(of: {
  readonly act: Act;
  readonly now: () => number;
  readonly wall: KeptWall | undefined;
  readonly widgets: readonly KeptWallWidget[];
  readonly set: KeptGroupSet | undefined;
  /** The first widget of the groups: it keeps whose turn it is to talk. */
  readonly board: KeptWallWidget | undefined;
  readonly talk: Talk | undefined;
  /** The groups who may be drawn: somebody of them is here. */
  readonly groupIds: readonly string[];
  readonly hasTimer: (widget: string) => boolean;
}) {
  const { act, now, wall, widgets, set, board, talk, groupIds, hasTimer } = of;
  const actSilently = (changes: readonly Change[], sentence: string): void =>
    void act(changes, sentence, { session: newId(now()) });
  const setGroups = (groups: GroupSet["groups"], sentence: string): void => {
    if (set) actSilently([{ kind: groupSetKind.name, id: set.id, set: { groups } }], sentence);
  };
  // Its clock goes along.
  const remove = ({ id }: KeptWallWidget): readonly Change[] => [
    removeRow(wallWidgetKind.name, id),
    ...(hasTimer(id) ? [removeRow(toolTimerKind.name, id)] : []),
  ];
  const write = (widget: KeptWallWidget, value: unknown, sentence: string): void =>
    actSilently([{ kind: wallWidgetKind.name, id: widget.id, set: { value } }], sentence);
  return {
    /** With the chosen groups, else those in use. Gives back the id. */
    startWall: ({ title, widgets: parts }: WallLayout, chosen = set?.id): string => {
      const id = newId(now());
      const rows = parts.map(({ type, cell }) =>
        createRow(wallWidgetKind.name, newId(now()), { wall: id, type, cell: { ...cell } }),
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
    addWidget: (type: WidgetType): void => {
      const cell = widgetSizes[type].map((size) => findRoom(widgets, size)).find(Boolean);
      if (!wall) return;
      if (!cell) {
        showToast.error(NO_ROOM_WORDS);
        return;
      }
      const row = { wall: wall.id, type, cell: { ...cell } };
      actSilently(
        [createRow(wallWidgetKind.name, newId(now()), row)],
        `${widgetTypeLabels[type]} 위젯을 붙였어요`,
      );
    },
    /** Gives back whether there was room. */
    place: (widget: KeptWallWidget, to: Cell): boolean => {
      const placed = placeWidget(widgets, widget.id, to);
      if (!placed) {
        showToast.error(NO_ROOM_WORDS);
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
    /** `before` absent: they are new, and shown at once. */
    saveGroups: (
      value: Pick<GroupSet, "title" | "groups">,
      before: KeptGroupSet | undefined,
    ): void => {
      if (before) {
        const change = { kind: groupSetKind.name, id: before.id, set: { ...value } };
        return actSilently([change], "모둠을 고쳤어요");
      }
      const id = newId(now());
      const shown = wall ? [{ kind: wallKind.name, id: wall.id, set: { groupSet: id } }] : [];
      actSilently(
        [createRow(groupSetKind.name, id, { ...value, from: toSeoulDay(now()) }), ...shown],
        "모둠을 만들었어요",
      );
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
