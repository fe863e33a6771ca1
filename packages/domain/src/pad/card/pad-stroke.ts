import type { RecordKind } from "@damim/sync/kind.ts";
import type { PadMemberId } from "../room/pad-member.ts";

/**
 * One finished stroke on the whiteboard; while it is drawn its points travel as messages that nobody keeps.
 * `by` is set by the server.
 */
export interface PadStroke {
  readonly by: PadMemberId;
  /** One of `PAD_INKS`. */
  readonly ink: PadInk;
  /** Of the pen, in px of the board's own 1600 × 900. */
  readonly width: number;
  /** x, y, pressure (0–255) after each other, whole numbers, each the difference to the one before, comma separated. */
  readonly points: string;
  readonly order: string;
}

export const PAD_INKS = ["black", "red", "orange", "green", "blue", "purple", "white"] as const;
export type PadInk = (typeof PAD_INKS)[number];

export const padStrokeKind: RecordKind<PadStroke> = { name: "padStroke", version: 1 };

export const WHITEBOARD = { width: 1600, height: 900 } as const;
export const MOST_POINTS_IN_STROKE = 2_000;
