import type { Change } from "@damim/sync/change.ts";
import { bookingSlotKind, type BookingSlot } from "./booking.ts";

/** A record of the talk was written. */
export function finishSlot(id: string, row: BookingSlot | undefined): readonly Change[] {
  if (row?.state !== "asked" && row?.state !== "confirmed") return [];
  return [{ kind: bookingSlotKind.name, id, set: { state: "done", keyHash: row.keyHash ?? null } }];
}
