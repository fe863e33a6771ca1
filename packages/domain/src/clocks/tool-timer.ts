import type { RecordKind } from "@damim/sync/kind.ts";
import type { ToolTimer } from "./tool-timer-record.ts";

export type { ToolTimer };
export type KeptToolTimer = ToolTimer & { readonly id: string };

export const LONGEST_TIMER_LABEL_CHARACTERS = 30;
export const LONGEST_TIMER_MS = 24 * 3_600_000;
export const MOST_TIMERS = 4;
export const MOST_LAPS = 99;

export const toolTimerKind: RecordKind<ToolTimer, "toolTimer"> = { name: "toolTimer", version: 1 };
