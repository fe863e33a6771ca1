import { toBookingFacts } from "@damim/domain/booking/booking-facts.ts";
import { bookingPlanKind, bookingSlotKind } from "@damim/domain/booking/booking.ts";
import { listPlanSlots } from "@damim/domain/booking/list-slots.ts";
import { isClaimed } from "@damim/domain/booking/slot-place.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { readClassTable } from "../../../apps/web/src/data/use-day-table.ts";
import type { Sums } from "./sums.ts";

/** Who has which slot, as the grid of 예약표 and its paper list them. */
export const bookingSums: Sums = ({ year }) => {
  const [plans, slots] = [year.rows(bookingPlanKind), year.rows(bookingSlotKind)];
  const facts = toBookingFacts({
    table: readClassTable(year),
    subjects: year.rows(subjectKind),
    bells: year.rows(bellsKind),
    events: { events: year.rows(eventKind), eventDays: year.rows(eventDayKind) },
  });
  return new Map(
    [...plans.values()].flatMap((plan) =>
      listPlanSlots(plan, { plans, slots }, facts).flatMap(({ id, row }) =>
        isClaimed(row) ? [[id, row?.studentId ?? ""] as const] : [],
      ),
    ),
  );
};
