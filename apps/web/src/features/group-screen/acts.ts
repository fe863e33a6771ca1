import { readGroupLines, toSplitLines } from "@damim/domain/group-screen/group-lines.ts";
import { groupSetKind, type KeptGroupSet } from "@damim/domain/group-screen/group-set.ts";
import { wallLayouts } from "@damim/domain/group-screen/wall-layouts.ts";
import { WALL_COLUMNS, WALL_ROWS, wallKind } from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { tellAct } from "../../kit/act/tell-rows.ts";
import { readWall } from "./wall/read-wall.ts";
import { createWallCommands } from "./wall/wall-commands.ts";

const types = Object.keys(widgetTypeLabels) as (keyof typeof widgetTypeLabels)[];

/** Who is in which group. */
const told = [{ kind: groupSetKind, fields: ["from", "groups"] }];

const plain: readonly FeatureAct[] = [
  {
    name: "groupScreen.wall",
    often: 0.02,
    run(ground, dice) {
      const layout = dice.pick(wallLayouts);
      if (!layout) return undefined;
      const { commands, now } = open(ground, dice);
      const wall = commands.startWall(layout);
      return { wall, layout: layout.id, groupSet: now.set?.id ?? null };
    },
  },
  {
    name: "groupScreen.removeWall",
    often: 0.005,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      if (!now.wall || now.walls.length < 2) return undefined;
      commands.removeWall();
      const before = { title: now.wall.title, widgets: now.widgets.map(({ id }) => id) };
      return { wall: now.wall.id, before };
    },
  },
  {
    name: "groupScreen.widget",
    often: 0.05,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      const type = dice.pick(types) ?? "notice";
      if (!now.wall) return undefined;
      return { wall: now.wall.id, type, widget: commands.addWidget(type) ?? null };
    },
  },
  {
    name: "groupScreen.move",
    often: 0.05,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      const widget = dice.pick(now.widgets);
      if (!widget) return undefined;
      const to = { ...widget.cell, x: dice.below(WALL_COLUMNS), y: dice.below(WALL_ROWS) };
      return {
        widget: widget.id,
        to,
        isPlaced: commands.place(widget, to),
        before: { ...widget.cell },
      };
    },
  },
  {
    name: "groupScreen.text",
    often: 0.1,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      const widget = dice.pick(
        now.widgets.filter(({ type }) => type === "notice" || type === "qr"),
      );
      if (!widget) return undefined;
      const text = dice.words(300);
      commands.setText(widget, text);
      const before = typeof widget.value === "string" ? widget.value.slice(0, 40) : null;
      return { widget: widget.id, text: text.slice(0, 40), before };
    },
  },
  {
    name: "groupScreen.removeWidget",
    often: 0.02,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      const widget = dice.pick(now.widgets);
      if (!widget) return undefined;
      commands.removeWidget(widget);
      return { widget: widget.id, before: { type: widget.type, cell: { ...widget.cell } } };
    },
  },
  { name: "groupScreen.groups", often: 0.03, run: saveGroups },
  {
    name: "groupScreen.turn",
    often: 0.1,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      const before = now.set;
      if (!before) return undefined;
      const pupil = dice.pick(before.groups.flatMap(({ members }) => members));
      const to = dice.pick(before.groups);
      if (pupil === undefined || !to || dice.isLucky(0.5)) commands.rotate();
      else commands.move(pupil, to.id);
      const after = open(ground, dice).now.sets.find(({ id }) => id === before.id) ?? before;
      return { groupSet: before.id, groups: toSaid(after), before: toSaid(before) };
    },
  },
  {
    name: "groupScreen.talk",
    often: 0.1,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      if (!now.board || !now.set) return undefined;
      commands.talkNext();
      return { widget: now.board.id, groupSet: now.set.id, at: now.talk?.at ?? null };
    },
  },
  {
    name: "groupScreen.removeGroups",
    often: 0.005,
    run(ground, dice) {
      const { commands, now } = open(ground, dice);
      const set = dice.pick(now.sets);
      if (!set) return undefined;
      commands.removeGroups(set);
      return { groupSet: set.id, before: toSaid(set) };
    },
  },
];

export const acts = plain.map((act) => tellAct(act, told));

/** New groups in equal sizes, or a line of old ones typed anew. */
function saveGroups(ground: ActGround, dice: Dice): Said | undefined {
  const { students: members, newId } = ground;
  if (members.length === 0) return undefined;
  const { commands, now } = open(ground, dice);
  const before = dice.isLucky(0.3) ? dice.pick(now.sets) : undefined;
  const size = 3 + dice.below(4);
  const rest = [...members];
  const cut = Array.from({ length: Math.ceil(members.length / size) }, () => rest.splice(0, size));
  const lines = { lines: toSplitLines(cut), roles: dice.isLucky(0.5) ? "이끔이, 기록이" : "" };
  const groups = readGroupLines(lines, { members, before: before?.groups ?? [], newId });
  const value = { title: dice.words(30), groups };
  const groupSet = commands.saveGroups(value, before);
  return {
    groupSet,
    title: value.title,
    groups: toSaid(value),
    before: before ? toSaid(before) : null,
  };
}

function open(ground: ActGround, dice: Dice) {
  const { store, students } = ground;
  const ids = new Set(students.map(({ id }) => id));
  const wall = dice.pick([...store.rows(wallKind).keys()]) ?? null;
  const now = readWall(store, wall, (id) => ids.has(id));
  return { now, commands: createWallCommands(ground, now) };
}

function toSaid({ groups }: Pick<KeptGroupSet, "groups">) {
  return groups.map(({ id, members, roles = [] }) => ({
    group: id,
    members,
    roles: roles.map(({ role, member }) => ({ role, member })),
  }));
}
