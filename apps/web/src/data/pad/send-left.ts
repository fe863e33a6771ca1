import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { SyncFailure } from "@damim/sync/client/rounds.ts";
import { PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { withTabLock } from "../../platform/locks.ts";
import { createRoundTrip, type RoundTrip } from "../rounds/round-trip.ts";
import { sendRound } from "../rounds/send-round.ts";
import type { LeftAnswer, LeftOne } from "./left-here.ts";
import { readLeft, saveLeft } from "./left-list.ts";
import type { HeldEntrance } from "./remembered-room.ts";
import type { PadAnswer, PadRequests } from "./pad-requests.ts";

type Sent = "heard" | "away" | "refused";

/**
 * Tells the server of everybody who left this device, one after the other, each under their own place. False where it
 * cannot be heard yet: until then nobody else may come in here, or they would come in as who left. An answer that the
 * server refuses (a number that another device holds, a survey that has ended) stays, and is tried another time.
 */
export function sendLeft(
  requests: PadRequests,
  roundTrip: RoundTrip = createRoundTrip("pad/sync"),
): Promise<boolean> {
  return withTabLock("damim:pad-left", async () => {
    for (const one of readLeft()) {
      const sent = await send(one, requests, roundTrip);
      if (sent === "away") return false;
      if (sent === "heard") drop(one);
    }
    return true;
  });
}

async function send(one: LeftOne, requests: PadRequests, roundTrip: RoundTrip): Promise<Sent> {
  if (!one.answer) return (await requests.leave()) ? "heard" : "away";
  const { token, answer } = one;
  const place = await takePlace(answer, token, requests);
  if (place === "away") return "away";
  const sent = place === "refused" ? place : await push(place, answer, roundTrip);
  if (sent === "away") return "away";
  return (await requests.leave()) ? sent : "away";
}

async function takePlace(
  { survey, number }: LeftAnswer,
  token: string | undefined,
  requests: PadRequests,
): Promise<HeldEntrance | Exclude<Sent, "heard">> {
  let came: PadAnswer = await requests.enter(token === undefined ? { answer: survey } : { token });
  // The place is gone, as after a survey that was closed and opened again: the number opens it anew.
  const isGone = !came.ok && came.refusal.type !== "Away" && token !== undefined;
  if (isGone) came = await requests.enter({ answer: survey });
  if (came.ok && came.value.state === "choosing") came = await requests.claim({ number });
  if (!came.ok) return came.refusal.type === "Away" ? "away" : "refused";
  const { me, state } = came.value;
  return me?.number === number && state === "in" ? { ...came.value, me } : "refused";
}

async function push(
  { roomId, me }: HeldEntrance,
  { at, leftAt, values }: LeftAnswer,
  makeRoundTrip: RoundTrip,
): Promise<Sent> {
  const set = { [DEAD]: false, at, values };
  const stamp = toStamp(leftAt, 0, "left");
  const op = { n: 0, kind: padAnswerKind.name, id: me.memberId, set, at: stamp };
  const scopes = [{ scope: padScope(roomId), since: 0, ops: [op] }];
  try {
    const request = { protocol: PROTOCOL_VERSION, scopes };
    const reply = await sendRound(request, { makeRoundTrip, onRevoked: () => undefined });
    const [result] = reply.scopes[0]?.results ?? [];
    return result && !result.refusal ? "heard" : "refused";
  } catch (failure) {
    return failure instanceof SyncFailure && failure.retry === "later" ? "away" : "refused";
  }
}

function drop(one: LeftOne): void {
  const gone = JSON.stringify(one);
  saveLeft(readLeft().filter((other) => JSON.stringify(other) !== gone));
}
