import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { seatNewcomers } from "@damim/domain/seats/seat-newcomers.ts";
import type { PlanSeats } from "@damim/domain/seats/change-plan.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import {
  seatPlanKind,
  takePlan,
  toSeatPlanId,
  type KeptSeatPlan,
} from "@damim/domain/seats/seat-plan.ts";
import type { KeptSeatRoom } from "@damim/domain/seats/seat-room.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with a plan as a whole: each act is one undo step. */
export function createPlanCommands({ now, newId, act, say }: CommandDeps) {
  return {
    /** One that nobody sits in yet holds from a day on. */
    take: (drawn: KeptSeatPlan, from: CalendarDay, sentence: string) =>
      void act([takePlan(drawn, from)], sentence),
    drop: (drawn: KeptSeatPlan) =>
      void act([removeRow(seatPlanKind.name, drawn.id)], "뽑아 둔 자리를 버렸어요"),
    /** Who has no seat in the plan takes a free one. `problem`: of the plan's room. */
    seatNewcomers(plan: KeptSeatPlan, problem: SeatProblem) {
      const seats = seatNewcomers(problem, plan.seats);
      const before = new Set(Object.values(plan.seats));
      const seated = new Set(Object.values(seats));
      const left = problem.pupils.filter(({ id }) => !seated.has(id)).length;
      const isNew = problem.pupils.some(({ id }) => seated.has(id) && !before.has(id));
      const none = left > 0 ? `빈자리가 모자라 ${left}명이 남았어요` : "";
      const change = { kind: seatPlanKind.name, id: plan.id, set: { seats } };
      if (isNew) void act([change], none ? `빈자리에 앉혔어요. ${none}` : "빈자리에 앉혔어요");
      else say(`${none}. 「교실」에서 책상을 더 놓아 주세요.`);
      return seats;
    },
    /** A plan that was not drawn here: 지금 자리 옮겨 적기. Gives back its id. */
    copy(room: KeptSeatRoom, seats: PlanSeats) {
      const from = toSeoulDay(now());
      const id = toSeatPlanId({ from, uuid: newId() });
      void act(
        [createRow(seatPlanKind.name, id, { from, room: room.id, seats })],
        "지금 자리를 옮겨 적었어요",
      );
      return id;
    },
  };
}
