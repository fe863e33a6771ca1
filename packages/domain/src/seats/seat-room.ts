import type { RecordKind } from "@damim/sync/kind.ts";
import type { roomShapeLabels } from "./room-shape-labels.ts";
import type { SeatRoom } from "./seat-records.ts";

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
export type RoomShape = keyof typeof roomShapeLabels;
export type { SeatRoom };
export type KeptSeatRoom = SeatRoom & { readonly id: string };

export const MOST_SEATS = 60;
export const LONGEST_ROOM_TITLE_CHARACTERS = 30;

export const seatRoomKind: RecordKind<SeatRoom, "seatRoom"> = { name: "seatRoom", version: 1 };

/** The seats on which somebody may sit, in the order of the room. */
export function listUsedSeats({ seats }: Pick<SeatRoom, "seats">): readonly Seat[] {
  return seats.filter(({ off }) => !off);
}
