import type { RecordKind } from "@damim/sync/kind.ts";
import type { StudentId } from "../student/student.ts";

/** 여기에 앉기, 여기는 아님, 구역, 떨어지기, 함께, 앞이 보이게, 책상의 남녀, 고루 나누기. */
export const SEAT_RULE_KINDS = [
  "fixed",
  "notSeat",
  "zone",
  "apart",
  "together",
  "sight",
  "desks",
  "spread",
] as const;
export type SeatRuleKind = (typeof SEAT_RULE_KINDS)[number];

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

/** One thing that a seating has to respect. */
export interface SeatRule {
  readonly kind: SeatRuleKind;
  /** Whom it is about; of `desks` nobody. Several mean the same for each. */
  readonly a?: readonly StudentId[] | null;
  /** Of `apart`, `together` and `sight`: the others; of `sight` those who are tall. */
  readonly b?: readonly StudentId[] | null;
  /**
   * `fixed`, `notSeat`: a seat. `zone`: a `Zone`, or drawn seats. `apart`: "desk", "near", "team", or how many seats, "2"
   * to "6". `together`: "desk", "near", "team". `desks`: "mixed", "same", "free".
   */
  readonly what?: string | readonly string[] | null;
  /** A must, or only wished. */
  readonly weight: "must" | "wish";
  readonly reason?: string | null;
  /** Rests. */
  readonly off?: boolean | null;
}

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
