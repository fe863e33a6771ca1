import type { BookingWay } from "@damim/domain/booking/booking-records.ts";

/** As one says it to a guardian. */
export const guestWays: Readonly<Record<BookingWay, string>> = {
  face: "만나서",
  phone: "전화",
  online: "온라인",
};
