import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { seatPlanKind, takePlan, type KeptSeatPlan } from "@damim/domain/seats/seat-plan.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with a plan that nobody sits in yet. */
export function createPlanCommands({ act }: CommandDeps) {
  return {
    take: (drawn: KeptSeatPlan, from: CalendarDay, sentence: string) =>
      void act([takePlan(drawn, from)], sentence),
    drop: (drawn: KeptSeatPlan) =>
      void act([removeRow(seatPlanKind.name, drawn.id)], "뽑아 둔 자리를 버렸어요"),
  };
}
