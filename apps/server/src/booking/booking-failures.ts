import { slotRefusalMessages, type SlotRefusal } from "@damim/domain/booking/decide-slot-write.ts";
import { failure, HttpFailure, tooOften } from "../http/http-failure.ts";

// Guardians read these on a phone: what happened, is what they typed safe, what to do now.

/** Of a plan that is over, of one that never was, and of what a key does not hold: one answer. */
export const bookingUnknown = failure(
  404,
  "booking-unknown",
  "예약을 받지 않아요. 링크가 끝났거나 잘못 적었어요. 선생님께 다시 여쭤봐 주세요.",
);
export const tooManyRequests = tooOften(
  "too-many-requests",
  "지금 예약하는 분이 많아요. 적은 글은 그대로 있어요. 잠시 뒤에 다시 눌러 주세요.",
);
export const tooManyClaims = tooOften(
  "too-many-claims",
  "오늘은 더 예약할 수 없어요. 선생님께 말씀해 주세요.",
);
export const alreadyBooked = failure(
  409,
  "already",
  "이 학생은 이미 예약이 있어요. 예약한 분의 「내 예약」에서 바꾸거나 선생님께 말씀해 주세요.",
);

const guardianMessages: Partial<Record<SlotRefusal["type"], string>> = {
  "slot-taken":
    "방금 다른 분이 고른 시간이에요. 가까운 시간을 골라 주세요. 적은 글은 그대로 있어요.",
};

/** Why a slot did not become what a guardian wanted. */
export function toSlotFailure(type: SlotRefusal["type"]): HttpFailure {
  if (type === "slot-gone" || type === "closed") return bookingUnknown();
  return new HttpFailure(
    409,
    type,
    guardianMessages[type] ?? slotRefusalMessages[type]({ type } as never),
  );
}
