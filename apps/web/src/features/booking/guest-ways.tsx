import type { BookingWay } from "@damim/domain/booking/booking-records.ts";
import { Phone, Users, Video } from "lucide-react";

/** As one says it to a guardian. */
export const guestWays: Readonly<Record<BookingWay, string>> = {
  face: "만나서",
  phone: "전화",
  online: "온라인",
};

const icons = { face: Users, phone: Phone, online: Video };

export function WayIcon({ way }: { readonly way: BookingWay }) {
  const Icon = icons[way];
  return <Icon size={18} aria-hidden />;
}
