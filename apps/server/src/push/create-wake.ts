import type { Config } from "../base/settings/config.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { Deliveries } from "./deliveries.ts";

const WORD = JSON.stringify({ type: "deliveries" });
/** A word to the other processes costs the database a moment: many of one moment are one. */
const PAUSE_MS = 500;

/**
 * What is called when a message was written down. A process that answers people only tells the ones that send; where the
 * bus carries no words, those find it at their next look, within 15 seconds.
 */
export function createWake({
  role,
  bus,
  deliveries,
}: {
  readonly role: Config["role"];
  readonly bus: Pick<LiveBus, "tell" | "hear">;
  readonly deliveries: Pick<Deliveries, "wake">;
}): () => void {
  if (role !== "web") {
    bus.hear((word) => {
      if (word === WORD) deliveries.wake();
      // Nobody watches anything where only messages are sent.
    }, role === "jobs");
    return () => deliveries.wake();
  }
  let state: "quiet" | "told" | "asked-again" = "quiet";
  const tell = (): void => {
    state = "told";
    bus.tell(WORD);
    setTimeout(() => {
      if (state === "asked-again") tell();
      else state = "quiet";
    }, PAUSE_MS).unref();
  };
  return () => {
    if (state === "quiet") tell();
    else state = "asked-again";
  };
}
