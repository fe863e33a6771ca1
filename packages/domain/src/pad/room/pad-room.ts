import type { RecordKind } from "@damim/sync/kind.ts";
import type { SurveyQuestion } from "../../survey/survey.ts";

/** The id of the one row of this kind in a room's scope. */
export const PAD_ROOM_ROW = "room";

export const PAD_BOARDS = [
  "wall",
  "columns",
  "students",
  "timeline",
  "canvas",
  "whiteboard",
  "survey",
] as const;
export type PadBoard = (typeof PAD_BOARDS)[number];

export const PAD_CARD_TYPES = [
  "text",
  "picture",
  "drawing",
  "link",
  "file",
  "sound",
  "poll",
] as const;
export type PadCardType = (typeof PAD_CARD_TYPES)[number];

/**
 * How a pad room is set up: its teacher's alone to write, read by everybody in it. Who owns it, its password and
 * its links stand beside the scope, in the server's own tables: pupils never see them.
 */
export interface PadRoom {
  readonly title: string;
  readonly board: PadBoard;
  /** `tiles`: a pupil taps a number of the roster; `nickname`: types a name. */
  readonly entry: "tiles" | "nickname";
  /** Cards and comments of pupils wait until the teacher lets them through. */
  readonly approvesCards?: boolean | null;
  /** Who comes in waits until the teacher lets them in. */
  readonly approvesJoins?: boolean | null;
  /** What pupils read beside a card: the name, an alias, or nothing. The teacher always sees who it was. */
  readonly names: "name" | "alias" | "hidden";
  /** What they read again when `names` are hidden no more, on whichever device that is said. Absent: the name. */
  readonly namesBeforeHidden?: "name" | "alias" | null;
  /** Its link is known beyond the class: who takes a number is not told whose it is. */
  readonly hidesOwnName?: boolean | null;
  /** Nobody but the teacher writes. */
  readonly isFrozen?: boolean | null;
  /** Epoch ms from which the room is frozen by itself (the bell). */
  readonly freezesAt?: number | null;
  readonly allowsComments?: boolean | null;
  readonly allowsHearts?: boolean | null;
  /** The server looks at linked pages for a title and a picture. Off unless the teacher wants it. */
  readonly showsLinkPreviews?: boolean | null;
  /** Absent: all. */
  readonly cardTypes?: readonly PadCardType[] | null;
  /** Epoch ms at which the room empties itself. */
  readonly endsAt: number;
  /** Closed by the teacher, epoch ms: pupils are out, the teacher may still read and export. */
  readonly closedAt?: number | null;
  /** Epoch ms from which it is closed by itself, as its teacher wanted when it was made. */
  readonly closesAt?: number | null;
  /** Of the board `survey` alone: what is asked. */
  readonly questions?: readonly SurveyQuestion[] | null;
}

export const padRoomKind: RecordKind<PadRoom> = { name: "padRoom", version: 1 };

export const LONGEST_ROOM_NAME = 40;

/** Whether pupils may not write at this instant (epoch ms). */
export function isFrozenAt(room: Pick<PadRoom, "isFrozen" | "freezesAt">, now: number): boolean {
  return room.isFrozen === true || now >= (room.freezesAt ?? Number.POSITIVE_INFINITY);
}

/** Whether pupils have no business here any more. */
export function isClosedAt(
  { closedAt, closesAt, endsAt }: Pick<PadRoom, "closedAt" | "closesAt" | "endsAt">,
  now: number,
): boolean {
  return typeof closedAt === "number" || now >= Math.min(closesAt ?? endsAt, endsAt);
}
