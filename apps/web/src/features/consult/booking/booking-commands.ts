import {
  bookingPlanKind,
  type BookingPlan,
  type KeptBookingPlan,
} from "@damim/domain/booking/booking.ts";
import type { BookingPlanFields } from "@damim/domain/booking/booking-records.ts";
import { toSlotWords } from "@damim/domain/booking/booking-words.ts";
import type { PlanSlot } from "@damim/domain/booking/list-slots.ts";
import {
  blockSlots,
  bookByHand,
  cancelSlot,
  confirmSlot,
  type HandBooking,
} from "@damim/domain/booking/slot-changes.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What guardians see at once and act on: another act is the way back, not 되돌리기. */
const forGood = { isForGood: true } as const;

/** What is done with the times that guardians may book. */
export function createBookingCommands({ newId, act }: CommandDeps) {
  return {
    /** Gives back the id. */
    open(fields: BookingPlanFields, sentence: string): string {
      const id = newId();
      const plan: BookingPlan = { ...fields, state: "open" };
      void act(writeRow(bookingPlanKind, id, undefined, plan), sentence, forGood);
      return id;
    },
    change: (plan: KeptBookingPlan, fields: BookingPlanFields) =>
      void act(
        writeRow(bookingPlanKind, plan.id, plan, { ...plan, ...fields }),
        "예약을 고쳤어요. 받은 예약은 그대로예요.",
      ),
    setState: ({ id }: KeptBookingPlan, state: BookingPlan["state"], sentence: string) =>
      void act([{ kind: bookingPlanKind.name, id, set: { state } }], sentence),
    /** Of several together their number is said. */
    block(slots: readonly PlanSlot[], isBlocking: boolean): void {
      const count = slots.length > 1 ? `시간 ${slots.length}개를` : "시간을";
      const done = isBlocking ? "막았어요" : "다시 열었어요";
      void act(blockSlots(slots, isBlocking), `${count} ${done}`, forGood);
    },
    confirm: (slot: PlanSlot) => void act(confirmSlot(slot), "예약을 확정했어요", forGood),
    cancel: (slot: PlanSlot) => void act(cancelSlot(slot), "예약을 취소했어요", forGood),
    book: (slot: PlanSlot, typed: HandBooking) =>
      void act(bookByHand(slot, typed), `${toSlotWords(slot)} 예약을 적었어요`, forGood),
  };
}
