import type { Context } from "hono";
import type { HttpFailure } from "../../http/http-failure.ts";
import type { AppEnv } from "../../http/route.ts";
import {
  closed,
  notInRoom,
  notYetIn,
  removed,
  waitingForTeacher,
  httpsOnly,
} from "../pad-failures.ts";
import type { PadParticipant } from "../../session/pad-participant.ts";
import type { PadParticipants, PadVisit } from "../participant.ts";
import type { PadRoomFacts } from "../pad-room-facts.ts";

const IN: readonly PadParticipant["state"][] = ["in"];

/** Lets a request of a pad route through when its device stands where the route wants it, or says why not. */
export function createPadGate(participants: PadParticipants) {
  return async (
    c: Context<AppEnv>,
    states: readonly PadParticipant["state"][] = IN,
  ): Promise<PadParticipant> => {
    const { headers } = c.req.raw;
    const isSecure = c.get("arrival").type === "secure";
    const held = await participants.look(headers, isSecure);
    if (typeof held !== "string" && isWelcome(c, held, states)) return held.participant;
    // Another process may have let it in a moment ago.
    const visit = await participants.look(headers, isSecure, { fresh: true });
    if (visit === "removed") throw removed();
    if (visit === "unknown") throw notInRoom();
    if (isWelcome(c, visit, states)) return visit.participant;
    throw toRefusal(visit.participant.state);
  };
}

function isWelcome(
  c: Context<AppEnv>,
  visit: PadVisit,
  states: readonly PadParticipant["state"][],
): boolean {
  checkEncryption(c, visit.room);
  return states.includes(visit.participant.state);
}

/** Such a room's cookie and cards never travel where others can read along. */
export function checkEncryption(c: Context<AppEnv>, { isHttpsOnly }: PadRoomFacts): void {
  const arrival = c.get("arrival");
  if (isHttpsOnly && arrival.type === "exposed") throw httpsOnly(arrival.httpsOrigin);
}

function toRefusal(state: PadParticipant["state"]): HttpFailure {
  switch (state) {
    case "closed":
      return closed();
    case "waiting":
      return waitingForTeacher();
    default:
      return notYetIn();
  }
}
