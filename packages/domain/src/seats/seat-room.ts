import type { RecordKind } from "@damim/sync/kind.ts";

/** One seat, as it stands before the board. */
export interface Seat {
  readonly id: string;
  /** 1 is at the board. */
  readonly row: number;
  /** From the left, facing the board; aisles don't count, but around an island one column stays free. */
  readonly col: number;
  /** Who has the same one shares a desk. */
  readonly desk: string;
  /** 분단, 모둠, island: from 1. */
  readonly team: number;
  readonly off?: boolean | undefined;
}

/** 짝 분단, 한 줄씩, 셋씩, 모둠 of 4, 5 and 6, ㄷ, ㄷ in pairs, a circle, for tests, a lab. */
export const ROOM_SHAPES = [
  "pairs",
  "single",
  "threes",
  "groups4",
  "groups5",
  "groups6",
  "horseshoe",
  "horseshoePairs",
  "circle",
  "exam",
  "lab",
] as const;
export type RoomShape = (typeof ROOM_SHAPES)[number];

/** A classroom. Its seats are one value, set in one form. */
export interface SeatRoom {
  readonly title: string;
  readonly shape: RoomShape;
  readonly seats: readonly Seat[];
  /** On which side of the plan the board is drawn. */
  readonly board: "top" | "bottom";
  /** On which side the door is, facing the board. */
  readonly door: "left" | "right";
}

export type KeptSeatRoom = SeatRoom & { readonly id: string };

export const MOST_SEATS = 60;
export const LONGEST_ROOM_TITLE_CHARACTERS = 30;

export const seatRoomKind: RecordKind<SeatRoom, "seatRoom"> = { name: "seatRoom", version: 1 };

/** The seats on which somebody may sit, in the order of the room. */
export function listUsedSeats({ seats }: Pick<SeatRoom, "seats">): readonly Seat[] {
  return seats.filter(({ off }) => !off);
}
