import type { Change } from "@damim/sync/change.ts";
import type { StudentId } from "../student/student.ts";
import { seatPlanKind, type SeatPlan } from "./seat-plan.ts";

/** Pupils by seat. */
export type PlanSeats = Readonly<Record<string, StudentId>>;

/** 바꾸기: two seats change what is on them, also a pupil with a free seat. */
export function swapSeats(seats: PlanSeats, one: string, other: string): PlanSeats {
  const { [one]: first, [other]: second, ...rest } = seats;
  return {
    ...rest,
    ...(second !== undefined && { [one]: second }),
    ...(first !== undefined && { [other]: first }),
  };
}

/** The same as what is written: the plan also counts how often it was changed by hand. */
export function swapInPlan(
  { id, seats, moved }: Pick<SeatPlan, "seats" | "moved"> & { readonly id: string },
  one: string,
  other: string,
): Change {
  const set = { seats: swapSeats(seats, one, other), moved: (moved ?? 0) + 1 };
  return { kind: seatPlanKind.name, id, set };
}
