import type { MessagesFor } from "../base/result.ts";
import type { BookingPlan, BookingSlot } from "./booking.ts";
import { isAwaited, toSlotPlace } from "./slot-place.ts";

/** `plan-booked`: it would go with bookings of guardians · `plan-timed`: their talks would grow or shrink */
export type PlanRefusal = { readonly type: "plan-booked" } | { readonly type: "plan-timed" };

/** Whether a change of a plan touches what its bookings stand on, so that they have to be looked at. */
export function touchesBookings(isRemoval: boolean, set: Partial<BookingPlan>): boolean {
  return isRemoval || "minutes" in set || "gap" in set;
}

/**
 * Whether a plan may become what a teacher wants while guardians are expected: it is not removed, and its talks stay as
 * long as they were promised. All else may change; bookings outside its hours stay.
 *
 * @param after undefined: removed
 */
export function decidePlanWrite(
  planId: string,
  before: Partial<BookingPlan> | undefined,
  after: Partial<BookingPlan> | undefined,
  slots: Iterable<readonly [id: string, slot: Partial<BookingSlot>]>,
): "write" | PlanRefusal["type"] {
  const isKept = after && before?.minutes === after.minutes && before?.gap === after.gap;
  if (!before || isKept || !hasAwaited(planId, slots)) return "write";
  return after ? "plan-timed" : "plan-booked";
}

/** Somebody is expected in a slot of the plan. */
export function hasAwaited(
  planId: string,
  slots: Iterable<readonly [id: string, slot: Partial<BookingSlot>]>,
): boolean {
  return [...slots].some(([id, slot]) => toSlotPlace(id).planId === planId && isAwaited(slot));
}

export const planRefusalMessages: MessagesFor<PlanRefusal> = {
  "plan-booked": () => "예약이 들어와 있어서 지울 수 없어요. 닫거나 예약을 먼저 취소해 주세요.",
  "plan-timed": () => "예약이 들어와 있어서 한 번에 몇 분인지와 쉬는 시간은 바꿀 수 없어요.",
};
