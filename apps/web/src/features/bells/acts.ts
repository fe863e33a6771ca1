import { presetBells } from "@damim/domain/bells/preset-bells.ts";
import {
  BELL_SETTING_ID,
  bellSettingKind,
  bellsKind,
  LARGEST_BELL_SHIFT_SECONDS,
  type KeptBells,
} from "@damim/domain/bells/bells.ts";
import { boardMessageKind } from "@damim/domain/lesson-board/board-message.ts";
import { BOARD_MESSAGE_ID } from "@damim/domain/lesson-board/shown-message.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createShiftCommands } from "../../kit/bells/shift-commands.ts";
import { createBellCommands } from "./bell-commands.ts";
import { createMessageCommands } from "./message/message-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "bells.begin",
    often: 0.005,
    isFirst: true,
    run: (ground, dice) => save(ground, dice, undefined, "12345"),
  },
  {
    name: "bells.add",
    often: 0.004,
    run: (ground, dice) => save(ground, dice, undefined, `${1 + dice.below(5)}`),
  },
  {
    name: "bells.change",
    often: 0.005,
    run(ground, dice) {
      const bells = pickBells(ground, dice);
      return bells && save(ground, dice, bells, bells.days);
    },
  },
  {
    name: "bells.takeOut",
    often: 0.002,
    run(ground, dice) {
      const bells = pickBells(ground, dice);
      if (!bells || ground.store.rows(bellsKind).size < 2) return undefined;
      createBellCommands(ground).remove(bells);
      return { bells: bells.id, before: toSaid(bells) };
    },
  },
  {
    name: "bells.hear",
    often: 0.02,
    parts: ["lessons"],
    run(ground, dice) {
      const before = findShift(ground);
      const shift = dice.below(2 * LARGEST_BELL_SHIFT_SECONDS) - LARGEST_BELL_SHIFT_SECONDS;
      createShiftCommands(ground).hear("3교시 시작", shift, ground.now());
      return { shift, before };
    },
  },
  {
    name: "bells.forgetShift",
    often: 0.005,
    run(ground) {
      const before = findShift(ground);
      if (!before.shift) return undefined;
      createShiftCommands(ground).forget();
      return { shift: 0, before };
    },
  },
  {
    name: "bells.message",
    often: 0.1,
    parts: ["lessons"],
    run(ground, dice) {
      const text = dice.words(60);
      const until = ground.now() + 10 * 60_000;
      const before = ground.store.rows(boardMessageKind).get(BOARD_MESSAGE_ID);
      createMessageCommands(ground).write({ text, until }, "칠판에 썼어요");
      return { text: text.slice(0, 40), until, before: before?.text?.slice(0, 40) ?? null };
    },
  },
  {
    name: "bells.takeMessageOff",
    often: 0.03,
    parts: ["lessons"],
    run(ground) {
      const before = ground.store.rows(boardMessageKind).get(BOARD_MESSAGE_ID);
      if (!before) return undefined;
      createMessageCommands(ground).remove();
      return { text: null, before: before.text?.slice(0, 40) ?? null };
    },
  },
];

function pickBells({ store }: ActGround, dice: Dice): KeptBells | undefined {
  return dice.pick([...store.rows(bellsKind).values()]);
}

function save(ground: ActGround, dice: Dice, before: KeptBells | undefined, days: string) {
  const rows = dice.pick(presetBells)?.rows ?? [];
  const fields = { name: dice.words(30), days, rows };
  const id = createBellCommands(ground).save(before, fields);
  return { bells: id, ...toSaid(fields), before: before ? toSaid(before) : null };
}

function findShift({ store }: ActGround) {
  return { shift: store.rows(bellSettingKind).get(BELL_SETTING_ID)?.shift ?? null };
}

function toSaid({ name, days, rows }: Pick<KeptBells, "name" | "days" | "rows">) {
  return { name, days, lessons: rows.filter(({ type }) => type === "lesson").length };
}
