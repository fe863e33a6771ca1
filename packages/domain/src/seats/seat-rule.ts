import type { RecordKind } from "@damim/sync/kind.ts";
import type { SeatRule } from "./seat-records.ts";

/** 여기에 앉기, 여기는 아님, 구역, 떨어지기, 함께, 앞이 보이게, 책상의 남녀, 고루 나누기. */
export type SeatRuleKind =
  | "fixed"
  | "notSeat"
  | "zone"
  | "apart"
  | "together"
  | "sight"
  | "desks"
  | "spread";

export const ZONES = [
  "front1",
  "front2",
  "front3",
  "back1",
  "back2",
  "edge",
  "middle",
  "door",
] as const;
export type Zone = (typeof ZONES)[number];

export type { SeatRule };
export type KeptSeatRule = SeatRule & { readonly id: string };

export const LONGEST_SEAT_REASON_CHARACTERS = 60;

export const seatRuleKind: RecordKind<SeatRule, "seatRule"> = { name: "seatRule", version: 1 };

export const zoneLabels: Readonly<Record<Zone, string>> = {
  front1: "앞 1줄",
  front2: "앞 2줄",
  front3: "앞 3줄",
  back1: "뒤 1줄",
  back2: "뒤 2줄",
  edge: "가장자리",
  middle: "가운데",
  door: "문 쪽",
};
