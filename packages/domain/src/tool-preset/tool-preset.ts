import type { RecordKind } from "@damim/sync/kind.ts";
import type { ToolPreset } from "./tool-preset-record.ts";

export type { ToolPreset };
export type PresetTool = ToolPreset["tool"];
export type KeptToolPreset = ToolPreset & { readonly id: string };

export const toolPresetKind: RecordKind<ToolPreset, "toolPreset"> = {
  name: "toolPreset",
  version: 1,
};

/** Of the one preset of a day that says who sits out: its title is the day, its value the numbers as typed. */
export const toAwayTodayId = (day: string): string => `awayToday~${day}`;
