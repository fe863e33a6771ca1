import type { RecordKind } from "@damim/sync/kind.ts";

/** Tools that keep lists and settings of the teacher's own. */
export const PRESET_TOOLS = [
  "randomPick",
  "diceRoulette",
  "timer",
  "readyTimer",
  "awayToday",
  "settingSeat",
  "scoreBoard",
] as const;
export type PresetTool = (typeof PRESET_TOOLS)[number];

/** A list or setting of a tool that the teacher kept: 「1-28」, texts of a wheel, items of a 준비타이머. */
export interface ToolPreset {
  readonly tool: PresetTool;
  readonly title: string;
  /** JSON of the tool's own. One value. */
  readonly value: unknown;
}

export type KeptToolPreset = ToolPreset & { readonly id: string };

export const LONGEST_PRESET_TITLE_CHARACTERS = 30;
export const LONGEST_PRESET_VALUE_CHARACTERS = 4_000;

export const toolPresetKind: RecordKind<ToolPreset, "toolPreset"> = {
  name: "toolPreset",
  version: 1,
};

export const presetToolLabels: Readonly<Record<PresetTool, string>> = {
  randomPick: "랜덤뽑기",
  diceRoulette: "주사위/룰렛",
  timer: "타이머",
  readyTimer: "준비타이머",
  awayToday: "오늘 빠지는 학생",
  settingSeat: "앞을 가리는 학생",
  scoreBoard: "점수판",
};

/** Of the one preset of a day that says who sits out: its title is the day, its value the numbers as typed. */
export const toAwayTodayId = (day: string): string => `awayToday~${day}`;
