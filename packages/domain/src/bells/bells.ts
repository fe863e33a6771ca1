import type { RecordKind } from "@damim/sync/kind.ts";
import type { BellSetting, Bells } from "./bells-record.ts";

export type BellRowType = "lesson" | "break" | "lunch" | "meeting";

/** One line of a bell table. */
export interface BellRow {
  readonly id: string;
  /** 「3교시」, 「점심」. */
  readonly label: string;
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  readonly type: BellRowType;
  /** Of a lesson: by this number lessons hang on it, so a row that is added shifts none. */
  readonly period?: number | null;
}

/** What rings: the name of a sound, silent where there is none. */
export interface BellSounds {
  readonly before?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
}

export type { Bells, BellSetting };
export type KeptBells = Bells & { readonly id: string };

export const BELL_SETTING_ID = "one";
export const LONGEST_BELLS_NAME_CHARACTERS = 30;
export const LONGEST_BELL_LABEL_CHARACTERS = 20;
export const MOST_BELL_ROWS = 24;
export const LAST_BELL_PERIOD = 12;
export const MOST_WARN_MINUTES = 10;
/** Beyond, two edges compete for one bell. */
export const LARGEST_BELL_SHIFT_SECONDS = 240;

export const bellsKind: RecordKind<Bells, "bells"> = { name: "bells", version: 1 };
export const bellSettingKind: RecordKind<BellSetting, "bellSetting"> = {
  name: "bellSetting",
  version: 1,
};
