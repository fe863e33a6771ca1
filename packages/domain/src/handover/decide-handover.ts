import type { HandoverState } from "./handover.ts";

export type HandoverAct = "accept" | "withdraw" | "take" | "undo";
export type HandoverActor = "giver" | "receiver";

/** What an act makes of a hand-over, by who acts and how it stands; what is not here is refused. */
const moves: Readonly<
  Record<HandoverActor, Partial<Record<HandoverAct, Partial<Record<HandoverState, HandoverState>>>>>
> = {
  giver: { withdraw: { waiting: "withdrawn", accepted: "withdrawn" } },
  receiver: {
    accept: { waiting: "accepted", accepted: "accepted" },
    withdraw: { waiting: "declined", accepted: "declined" },
    take: { accepted: "taken" },
    undo: { taken: "accepted" },
  },
};

/**
 * The state behind an act; nothing where it may not be done. The receiver's 「받지 않기」 is `withdraw` too.
 *
 * ```ts
 * decideHandover("giver", "withdraw", "accepted"); // "withdrawn"
 * decideHandover("giver", "withdraw", "taken"); // undefined: it stands in another's list
 * ```
 */
export function decideHandover(
  actor: HandoverActor,
  act: HandoverAct,
  state: HandoverState,
): HandoverState | undefined {
  return moves[actor][act]?.[state];
}
