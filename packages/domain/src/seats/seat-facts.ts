import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { findCurrentPlan, type KeptSeatPlan } from "./seat-plan.ts";

/** The seating that began on a day: 「자리 바꿈」, and 「자리 정함」 for the first. */
export function listSeatFacts(
  plans: readonly KeptSeatPlan[],
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  if (findCurrentPlan(plans, day)?.from !== day) return [];
  const hadOne = plans.some(({ from, waits }) => from < day && !waits);
  return [{ id: "seats", text: hadOne ? "자리 바꿈" : "자리 정함" }];
}
