import { withTabLock } from "../../platform/locks.ts";
import type { LeftAnswer, LeftOne } from "./left-here.ts";
import { readLeft, saveLeft } from "./left-list.ts";
import { type ServerAnswer, askWordless } from "../server/ask-wordless.ts";
import { isPassing, type PadRequests } from "./pad-requests.ts";

type Sent = "heard" | "away" | "refused";

/**
 * Tells the server of everybody who left this device, one after the other, and brings what they answered. False where it
 * cannot be heard yet: until then nobody else may come in here, or they would come in as who left. An answer that the
 * server refuses (of a survey that has ended) stays, and is tried another time.
 */
export function sendLeft(requests: PadRequests, handIn = bring): Promise<boolean> {
  return withTabLock("damim:pad-left", async () => {
    for (const one of readLeft()) {
      const sent = await send(one, requests, handIn);
      if (sent === "away") return false;
      if (sent === "heard") drop(one);
    }
    return true;
  });
}

/** What was left without a network, under its number. */
const bring = (answer: LeftAnswer): ServerAnswer<unknown> =>
  askWordless("POST", "pad/hand-in", answer);

async function send(
  { token, answer }: LeftOne,
  requests: PadRequests,
  handIn: typeof bring,
): Promise<Sent> {
  if (!answer) return (await requests.leave()) ? "heard" : "away";
  const { survey } = answer;
  // By the place that its child held: only what another device brings of that number stands beside the first.
  let came = await requests.enter(token === undefined ? { answer: survey } : { token });
  // It is gone, as after a survey that was closed and opened again.
  const isGone = !came.ok && !isPassing(came.refusal) && token !== undefined;
  if (isGone) came = await requests.enter({ answer: survey });
  const brought = came.ok ? await handIn(answer) : came;
  const sent = brought.ok ? "heard" : isPassing(brought.refusal) ? "away" : "refused";
  const isNobody = sent === "away" || (came.ok && came.value.state === "choosing");
  return isNobody || (await requests.leave()) ? sent : "away";
}

function drop(one: LeftOne): void {
  const gone = JSON.stringify(one);
  saveLeft(readLeft().filter((other) => JSON.stringify(other) !== gone));
}
