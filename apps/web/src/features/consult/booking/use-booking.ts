import { toBookingFacts } from "@damim/domain/booking/booking-facts.ts";
import {
  bookingPlanKind,
  bookingSlotKind,
  type KeptBookingPlan,
} from "@damim/domain/booking/booking.ts";
import {
  listPlanSlots,
  type BookingFacts,
  type PlanSlot,
} from "@damim/domain/booking/list-slots.ts";
import { bellsKind } from "@damim/domain/bells/bells.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useClassTable } from "../../../data/use-day-table.ts";
import { useRows } from "../../../data/use-teacher-data.ts";

/** The plans of a year, the one that ends last first, and the times of each, live. */
export function useBooking(store: Store) {
  const plans = useRows(store, bookingPlanKind);
  const slots = useRows(store, bookingSlotKind);
  const facts = useBookingFacts(store);
  return useMemo(() => {
    const listed = [...plans.values()].toSorted((a, b) => (toLastDay(a) < toLastDay(b) ? 1 : -1));
    return {
      plans: listed,
      listOf: (plan: KeptBookingPlan): readonly PlanSlot[] =>
        listPlanSlots(plan, { plans, slots }, facts),
    };
  }, [plans, slots, facts]);
}

export type Booking = ReturnType<typeof useBooking>;

function useBookingFacts(store: Store): BookingFacts {
  const table = useClassTable(store);
  const subjects = useRows(store, subjectKind);
  const bells = useRows(store, bellsKind);
  const events = useRows(store, eventKind);
  const eventDays = useRows(store, eventDayKind);
  return useMemo(
    () => toBookingFacts({ table, subjects, bells, events: { events, eventDays } }),
    [table, subjects, bells, events, eventDays],
  );
}

function toLastDay({ hours }: KeptBookingPlan): string {
  return (
    hours
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? ""
  );
}
