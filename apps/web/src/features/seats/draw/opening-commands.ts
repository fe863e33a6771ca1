import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { drawTurnKind } from "@damim/domain/draw/draw.ts";
import { openPlace, shutPlace } from "@damim/domain/draw/turns.ts";
import { takePlan, type KeptSeatPlan } from "@damim/domain/seats/seat-plan.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is opened and shut of a plan before the class. Cards are known by the ids of their `drawTurn`. */
export function createOpeningCommands({ store, now, act }: CommandDeps) {
  const turns = store.rows(drawTurnKind);
  return {
    /** Who sees a card sits there: the plan waits no longer. */
    open(plan: KeptSeatPlan, ids: readonly string[]) {
      const at = now();
      const changes = [
        ...ids.map((id) => openPlace(turns, { id }, at)),
        ...(plan.waits ? [takePlan(plan, toSeoulDay(at))] : []),
      ];
      void act(changes, "자리를 열었어요", { session: `${plan.draw ?? undefined}~${at}` });
    },
    shut(plan: KeptSeatPlan, ids: readonly string[]) {
      const changes = ids.map((id) => shutPlace({ id, undone: turns.get(id)?.undone ?? 0 }));
      const session = `${plan.draw ?? undefined}~back~${now()}`;
      void act(changes, "자리를 다시 덮었어요", { session });
    },
  };
}
