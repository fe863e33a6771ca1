import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { Draw, DrawTurn } from "./draw-record.ts";

/** A pupil by number, or a text of a list. */
export type DrawItem = number | string;

export type { Draw, DrawTurn };
export type DrawKind = Draw["kind"];
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
