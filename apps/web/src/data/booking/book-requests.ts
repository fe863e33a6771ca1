import type { BookingWay } from "@damim/domain/booking/booking-records.ts";
import type { BookingReply, MyBooking } from "@damim/domain/booking/booking-reply.ts";
import type { SlotPlace } from "@damim/domain/booking/slot-place.ts";
import { askWordless } from "../server/ask-wordless.ts";

export interface BookClaim extends Pick<SlotPlace, "day" | "time"> {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  readonly way: BookingWay;
  readonly guardian: string;
  readonly phone: string;
  readonly wish: string;
}

/** What a guardian asks of a plan, by its code. */
export function createBookRequests(code: string) {
  const path = `book/${encodeURIComponent(code)}`;
  return {
    read: () => askWordless<BookingReply>("GET", path),
    claim: (claim: BookClaim) => askWordless<MyBooking>("POST", `${path}/claims`, claim),
    mine: (key: string) => askWordless<MyBooking>("POST", `${path}/mine`, { key }),
    move: (key: string, slot: Pick<SlotPlace, "day" | "time"> & { readonly way: BookingWay }) =>
      askWordless<MyBooking>("POST", `${path}/mine/move`, { key, ...slot }),
    cancel: (key: string) => askWordless<MyBooking>("POST", `${path}/mine/cancel`, { key }),
  };
}

export type BookRequests = ReturnType<typeof createBookRequests>;
