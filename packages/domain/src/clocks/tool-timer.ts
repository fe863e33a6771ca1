import type { RecordKind } from "@damim/sync/kind.ts";

/** A clock in front of the class. Its state is instants: nothing is counted, so sleep and reload change nothing. */
export interface ToolTimer {
  readonly label: string;
  /** In ms; 0 is a stopwatch. */
  readonly total: number;
  /** Epoch ms of the last 시작 or 이어서; nothing while it stands. */
  readonly startedAt?: number | null;
  /** How many ms ran before that. */
  readonly held: number;
  /** The `wall` on which it stands. */
  readonly wall?: string | null;
  /** Of a stopwatch: what it showed at each press, in ms. */
  readonly laps?: readonly number[] | null;
}

export type KeptToolTimer = ToolTimer & { readonly id: string };

export const LONGEST_TIMER_LABEL_CHARACTERS = 30;
export const LONGEST_TIMER_MS = 24 * 3_600_000;
export const MOST_TIMERS = 4;
export const MOST_LAPS = 99;

export const toolTimerKind: RecordKind<ToolTimer, "toolTimer"> = { name: "toolTimer", version: 1 };
