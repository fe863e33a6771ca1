import { swapInPlan } from "@damim/domain/seats/change-plan.ts";
import type { KeptSeatPlan } from "@damim/domain/seats/seat-plan.ts";
import { seatRoomKind, type KeptSeatRoom } from "@damim/domain/seats/seat-room.ts";
import { turnSeat } from "@damim/domain/seats/turn-seat.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is pressed on the room and the plan that stand: each press is one undo step. */
export function createSeatingCommands({ act }: CommandDeps) {
  return {
    /** A desk goes, or comes back. */
    turnDesk: (room: KeptSeatRoom, seat: string) =>
      void act(
        [{ kind: seatRoomKind.name, id: room.id, set: { seats: turnSeat(room.seats, seat) } }],
        "책상을 바꿨어요",
      ),
    /** Two empty seats are no act: a plan is written whole, over what another device put into it meanwhile. */
    swap(plan: KeptSeatPlan, one: string, other: string): boolean {
      if (plan.seats[one] === plan.seats[other]) return false;
      void act([swapInPlan(plan, one, other)], "자리를 바꿨어요");
      return true;
    },
  };
}
