import { createRounds, type Rounds, type RoundState } from "@damim/sync/client/rounds.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { SyncReply, SyncRequest } from "@damim/sync/protocol.ts";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import { sendRound } from "../../apps/web/src/data/rounds/send-round.ts";
import type { Wire } from "./line.ts";

/** Rounds of a page that nobody waits for but the day. */
export interface SettledRounds {
  readonly rounds: Rounds;
  /** Until nothing is left to do, or the server was not reached. */
  run(): Promise<RoundState>;
  /** Its page is no more: whoever waits goes on, and nothing is asked again. */
  end(): void;
}

export function createSettledRounds(options: {
  readonly stores: () => readonly Store[];
  readonly wire: Pick<Wire, "carry">;
  readonly dice: Pick<Dice, "chance">;
  readonly onRevoked?: () => void;
  readonly onState?: (state: RoundState) => void;
  readonly onReply?: (reply: SyncReply) => void;
  /** Before a request goes. */
  readonly onSend?: (request: SyncRequest) => void;
}): SettledRounds {
  const { stores, wire, dice, onSend, onReply, onRevoked = () => undefined } = options;
  let settle: () => void = () => undefined;
  /** Signed out is over before anybody has asked: then the rounds are idle for a moment. */
  let isBeginning = false;
  let isOver = false;
  const rounds = createRounds({
    stores,
    async send(request) {
      onSend?.(request);
      const reply = await sendRound(request, {
        makeRoundTrip: () => wire.carry(request),
        onRevoked,
      });
      onReply?.(reply);
      return reply;
    },
    // Nothing is tried again by itself: the day says when.
    setTimer() {
      settle();
      return () => undefined;
    },
    chance: () => dice.chance(),
    onState: (state) => {
      options.onState?.(state);
      if (state !== "sending" && !isBeginning) settle();
    },
  });
  return {
    rounds,
    async run() {
      if (isOver) return rounds.state();
      const settled = new Promise<void>((resolve) => (settle = resolve));
      isBeginning = true;
      rounds.retryNow();
      isBeginning = false;
      await settled;
      return rounds.state();
    },
    end() {
      isOver = true;
      rounds.stop();
      settle();
    },
  };
}
