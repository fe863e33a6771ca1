import { createRow, type Change } from "@damim/sync/change.ts";
import type { BookingWay } from "./booking-records.ts";
import { bookingSlotKind, type BookingSlot } from "./booking.ts";
import { freeSlot, isClaimed } from "./slot-place.ts";
import { isFree, type PlanSlot } from "./list-slots.ts";

/** What a teacher types in for a guardian who phones. */
export interface HandBooking {
  readonly studentId: string;
  readonly guardian: string | null;
  readonly phone: string | null;
  readonly way: BookingWay;
  readonly wish: string | null;
}

/** Blocks the slots that are free, or frees those that are blocked; of others nothing. */
export function blockSlots(slots: readonly PlanSlot[], isBlocked: boolean): readonly Change[] {
  const wanted = slots.filter((slot) => (isBlocked ? isFree(slot) : slot.row?.state === "blocked"));
  return wanted.map((slot) => setSlot(slot, { state: isBlocked ? "blocked" : null }));
}

/** 「확정」: says again whose claim it means, for it may be somebody else's by the time it arrives. */
export function confirmSlot(slot: PlanSlot): readonly Change[] {
  return slot.row?.state === "asked"
    ? [setSlot(slot, { state: "confirmed", ...ofClaim(slot.row) })]
    : [];
}

export function cancelSlot(slot: PlanSlot): readonly Change[] {
  const { row } = slot;
  return row && isClaimed(row) ? [setSlot(slot, { ...freeSlot, ...ofClaim(row) })] : [];
}

export function bookByHand(slot: PlanSlot, typed: HandBooking): readonly Change[] {
  return isFree(slot) ? [setSlot(slot, { ...typed, state: "confirmed", keyHash: null })] : [];
}

function ofClaim({ keyHash }: BookingSlot) {
  return { keyHash: keyHash ?? null };
}

function setSlot({ id, row }: PlanSlot, set: Partial<BookingSlot>): Change {
  return row ? { kind: bookingSlotKind.name, id, set } : createRow(bookingSlotKind.name, id, set);
}
