import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  findCurrentPlan,
  findDrawnPlan,
  seatPlanKind,
  type KeptSeatPlan,
} from "@damim/domain/seats/seat-plan.ts";
import { seatRoomKind, type KeptSeatRoom } from "@damim/domain/seats/seat-room.ts";
import { useMemo } from "react";
import type { Store } from "./teacher-data.ts";
import { useRows } from "./use-teacher-data.ts";

/** Who sits where on a day; nothing where no seating was made by then. */
export interface Seats {
  readonly plan: KeptSeatPlan;
  readonly room: KeptSeatRoom;
}

export function useSeats(store: Store, day: CalendarDay): Seats | undefined {
  return usePlan(store, day, findCurrentPlan);
}

/** What was drawn last, also while nobody sits so yet. */
export function useDrawnSeats(store: Store, day: CalendarDay): Seats | undefined {
  return usePlan(store, day, findDrawnPlan);
}

function usePlan(store: Store, day: CalendarDay, find: typeof findCurrentPlan): Seats | undefined {
  const plans = useRows(store, seatPlanKind);
  const rooms = useRows(store, seatRoomKind);
  return useMemo(() => {
    const plan = find(plans.values(), day);
    const room = plan && rooms.get(plan.room);
    return plan && room && { plan, room };
  }, [plans, rooms, day, find]);
}
