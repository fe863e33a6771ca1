import { bookingWays } from "./booking-records.ts";
import type { BookingPlan } from "./booking.ts";
import { toSlotWords } from "./booking-words.ts";
import type { PlanSlot } from "./list-slots.ts";

/** So many other times fit into a message. */
const MOST_OFFERED = 5;

/** The text of a message to the guardian of a booking, to be copied: what a phone number is used for is the teacher's. */
export function writeSlotMessage(
  sort: "confirm" | "cancel" | "offer",
  of: {
    readonly slot: PlanSlot;
    readonly plan: Pick<BookingPlan, "title" | "place">;
    readonly free: readonly PlanSlot[];
    /** The address of the plan, where there is one. */
    readonly address?: string | undefined;
  },
): string {
  const { slot, plan, free, address } = of;
  const when = toSlotWords(slot);
  const way = slot.row?.way;
  if (sort === "confirm") {
    const where = way === "face" ? plan.place : undefined;
    const how = way ? ` (${[bookingWays[way], where].filter(Boolean).join(", ")})` : "";
    return `[${plan.title}] ${when} 상담이 확정됐어요${how}. 그때 뵐게요.`;
  }
  const again = address ? ` 다시 고르실 수 있어요: ${address}` : " 가능한 시간을 알려 주세요.";
  if (sort === "cancel")
    return `[${plan.title}] ${when} 상담을 할 수 없게 되었어요. 죄송합니다.${again}`;
  const others = free.slice(0, MOST_OFFERED).map(toSlotWords).join(", ");
  const offer = others ? ` 이 시간은 어떠세요? ${others}.` : "";
  return `[${plan.title}] ${when} 상담 시간을 옮기고 싶어요.${offer}${again}`;
}
