import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/**
 * How is drawn: one after another until all were (`turns`), anybody each time (`any`), all in an order, a few at once,
 * dice, a wheel, seats.
 */
export const DRAW_KINDS = [
  "turns",
  "any",
  "order",
  "several",
  "dice",
  "roulette",
  "seats",
] as const;
export type DrawKind = (typeof DRAW_KINDS)[number];

/** A pupil by number, or a text of a list. */
export type DrawItem = number | string;

/** One draw, sealed before anything of it is known: any device of the teacher goes on with it. */
export interface Draw {
  readonly kind: DrawKind;
  /** `write-terms.ts`: what is drawn from whom, in words that are safe to show. Never changes, nor do seed and seal. */
  readonly terms: string;
  /** Ids in the order of `who`. */
  readonly members?: readonly StudentId[] | null;
  /** 32 bytes in hex. */
  readonly seed: string;
  readonly seal: string;
  /** The digits that a child called, as typed; set once. */
  readonly number?: string | null;
  /** When the seed was shown, epoch ms. */
  readonly revealed?: number | null;
  /** The draw that was thrown away for this one; it stays. */
  readonly again?: string | null;
}

/** One name of a draw that was opened: two devices that open the same meet in one row. */
export interface DrawTurn {
  /** Epoch ms; nothing while the name is closed. */
  readonly at?: number | null;
  /** How often it was shut again. */
  readonly undone?: number | null;
  /** Of a pupil who came later: before which place of the order. */
  readonly before?: number | null;
  /** The same one's id, for `members` is older. */
  readonly member?: StudentId | null;
}

export type KeptDraw = Draw & { readonly id: string };

export const drawKind: RecordKind<Draw, "draw"> = { name: "draw", version: 1 };
export const drawTurnKind: RecordKind<DrawTurn, "drawTurn"> = { name: "drawTurn", version: 1 };

export const LONGEST_TERMS_CHARACTERS = 20_000;
export const MOST_DRAWN_AT_ONCE = 10;
export const LARGEST_WEIGHT = 9;
export const LARGEST_SECTOR_WEIGHT = 99;

/** `toDrawId({ day: "2026-11-20", uuid })` is "2026-11-20~019a…". */
export function toDrawId(of: { readonly day: CalendarDay; readonly uuid: string }): string {
  return `${of.day}~${of.uuid}`;
}

/** The row of a place of the order, from 0. */
export function toDrawTurnId(drawId: string, place: number): string {
  return `${drawId}~${place}`;
}

/** The draw of a turn's row. */
export function toTurnDrawId(turnId: string): string {
  return turnId.slice(0, Math.max(0, turnId.lastIndexOf("~")));
}

/** The row of a pupil who came when the order was fixed. */
export function toJoinedTurnId(drawId: string, number: number): string {
  return `${drawId}~+${number}`;
}
