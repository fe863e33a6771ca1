import type { MessagesFor } from "../base/result.ts";
import { type BookingSlot } from "./booking.ts";
import { isClaimed } from "./slot-place.ts";

export type SlotRefusal =
  | { readonly type: "slot-taken" }
  | { readonly type: "slot-gone" }
  | { readonly type: "slot-other" }
  | { readonly type: "too-late" }
  | { readonly type: "closed" };

/** What became of a write: it may stand, it stands already, or why not. */
export type SlotDecision = "write" | "same" | SlotRefusal["type"];

/** Who writes a slot. */
export type SlotActor =
  | {
      readonly type: "device";
      /**
       * The fields that it sets now. A device says again whose claim it means (`keyHash`): it may not have heard that the
       * slot has become somebody else's. Absent where it only tells a restored server what was decided before.
       */
      readonly sets?: Partial<BookingSlot>;
    }
  | {
      readonly type: "guardian";
      readonly keyHash: string;
      /** Nearer than the plan allows. */
      readonly isTooLate: boolean;
      /** The plan takes no new claims. */
      readonly isClosed: boolean;
    };

type Slot = Partial<BookingSlot> | undefined;

/**
 * Whether a slot may become what somebody wants, asked on the server for devices and guardians alike. One rule: a claim
 * ends by those who know it, and nothing else ever takes its place: no block, no other claim, no late word of a device
 * that saw an earlier one.
 *
 * @param before as it stands now; @param after as it would stand; undefined: free
 */
export function decideSlotWrite(before: Slot, after: Slot, actor: SlotActor): SlotDecision {
  return actor.type === "guardian"
    ? decideGuardian(before, after, actor)
    : decideDevice(before, after, actor);
}

function decideGuardian(
  before: Slot,
  after: Slot,
  { keyHash, isTooLate, isClosed }: SlotActor & { readonly type: "guardian" },
): SlotDecision {
  const isOwn = isLiving(before) && before?.keyHash === keyHash;
  if (isLiving(after)) {
    if (isOwn) return "same";
    if (isLiving(before) || before?.state === "blocked") return "slot-taken";
    if (isClosed) return "closed";
    return isTooLate ? "too-late" : "write";
  }
  if (!isOwn) return "slot-gone";
  return isTooLate || before?.state === "done" ? "too-late" : "write";
}

function decideDevice(
  before: Slot,
  after: Slot,
  { sets }: SlotActor & { readonly type: "device" },
): SlotDecision {
  const means = (key: BookingSlot["keyHash"]): boolean =>
    (key ?? null) === (before?.keyHash ?? null);
  if (!isLiving(before)) {
    const isClaim = isLiving(after) || (sets !== undefined && isLiving(sets));
    return isClaim && !after?.studentId ? "slot-gone" : "write";
  }
  if (sets?.state === "blocked" || after?.state === "blocked") return "slot-taken";
  // A removal says not whom it means: only what the teacher typed in herself goes that way, by undo.
  if (after === undefined) return before?.keyHash ? "slot-taken" : "write";
  if (sets && "state" in sets && !means(sets.keyHash)) return "slot-other";
  if (!means(after.keyHash)) return "slot-taken";
  if (isLiving(after) && after.studentId !== before?.studentId) return "slot-taken";
  return "write";
}

function isLiving(slot: Slot): boolean {
  return isClaimed(slot && { state: slot.state ?? null });
}

export const slotRefusalMessages: MessagesFor<SlotRefusal> = {
  "slot-taken": () => "이 시간에는 예약이 들어와 있어요. 먼저 옮기거나 취소해 주세요.",
  "slot-gone": () => "그 예약은 이미 취소됐어요. 예약표를 다시 봐 주세요.",
  "slot-other": () => "그사이 다른 예약이 들어왔어요. 예약표를 다시 봐 주세요.",
  "too-late": () => "이제는 여기에서 바꾸거나 취소할 수 없어요. 선생님께 말씀해 주세요.",
  closed: () => "지금은 예약을 받지 않아요.",
};
