import { DEAD } from "@damim/sync/change.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { createClock } from "@damim/sync/clock.ts";
import { PROTOCOL_VERSION, type SyncReply } from "@damim/sync/protocol.ts";
import { createUuidV7 } from "../../apps/server/src/base/uuid-v7.ts";
import { openPadConnection } from "./pad-connection.ts";
import type { PadWatch } from "./pad-watch.ts";
import { now } from "../../e2e/support/fixed-day.ts";

/** What a pupil's device does, without its screen: takes frames that fit, pulls what it missed, hands in cards. */
export interface PadPupil {
  /** Opens the room and takes the number. */
  join(): Promise<void>;
  /** Opens the stream, then pulls the board: the order that a device has too. Resolves when both are there. */
  open(): Promise<void>;
  /** Makes a card. Resolves when the server has acknowledged it; says so in the watch. */
  write(): Promise<"taken" | "refused">;
  /** Sends cards as fast as the server answers, over so many connections, until `isOver`. */
  flood(hands: number, isOver: () => boolean): Promise<{ taken: number; refused: number }>;
  draw(from: number): Promise<void>;
  /** Pulls until nothing is left to pull. */
  readAll(): Promise<void>;
  isLive(): boolean;
  pulls(): number;
  readonly cards: ReadonlySet<string>;
  close(): void;
}

const WORDS = "오늘 과학 시간에 본 개나리는 꽃잎이 네 장이고 잎보다 꽃이 먼저 피어요.";

export function createPadPupil(options: {
  readonly origin: string;
  readonly roomId: string;
  readonly key: string;
  readonly number: number;
  readonly watch: PadWatch;
  /** Keeps the ids of all cards that came, to look for lost ones. */
  readonly keepsCards?: boolean;
}): PadPupil {
  const { origin, roomId, key, number, watch, keepsCards = false } = options;
  const scope = padScope(roomId);
  const asking = openPadConnection(origin);
  let streaming = openPadConnection(origin);
  const clock = createClock({ now, deviceId: `b${number}` });
  const cards = new Set<string>();
  let memberId = "";
  let cursor = 0;
  let isLive = false;
  let pulls = 0;
  let rest = "";
  // One request at a time, as a device's rounds have it.
  let last: Promise<unknown> = Promise.resolve();
  let isPulling = false;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  async function sync(ops: readonly object[]): Promise<SyncReply["scopes"][number]> {
    const request = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since: cursor, ops }] };
    const { status, text } = await asking.call("POST", "api/pad/sync", request);
    if (status !== 200) throw new Error(`${status}: ${text}`);
    if (keepsCards || ops.length === 0) {
      const [reply] = (JSON.parse(text) as SyncReply).scopes;
      if (!reply) throw new Error("no scope was answered");
      for (const [kind, id] of reply.rows) if (kind === "padCard") cards.add(id);
      cursor = Math.max(cursor, reply.seq);
      return reply;
    }
    // The rows are looked at by the stream; what is needed stands before and after them.
    const refusal = text.slice(0, 300).includes('"refusal"');
    const seq = Number(/"seq":(\d+),"more"/.exec(text.slice(-300))?.[1] ?? 0);
    cursor = Math.max(cursor, seq);
    const results = [refusal ? { n: 0, refusal: { type: "denied" as const } } : { n: 0 }];
    return { scope, results, rows: [], seq, more: false, floor: 0, clock: "" };
  }

  const buildOp = () => ({
    n: 0,
    kind: "padCard",
    id: createUuidV7(now()),
    set: {
      [DEAD]: false,
      type: "text",
      by: memberId,
      madeAt: now(),
      state: "shown",
      text: WORDS,
      color: "yellow",
      order: placeBetween("a0", "a1", Math.random),
    },
    at: clock.tick(),
  });

  function pull(): void {
    if (isPulling) return;
    isPulling = true;
    pulls++;
    void inTurn(async () => {
      isPulling = false;
      await sync([]);
    }).catch(() => undefined);
  }

  function hear(text: string): void {
    rest += text;
    for (;;) {
      const end = rest.indexOf("\n\n");
      if (end === -1) return;
      const event = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (event.startsWith("data: ")) takeFrame(event);
      else if (event.startsWith("event: stroke")) watch.stroke(event);
      else if (event.startsWith("event: hello")) isLive = true;
    }
  }

  function takeFrame(event: string): void {
    const frame = watch.frame(event);
    if (keepsCards) for (const id of frame.cards) cards.add(id);
    if (frame.seq <= cursor) return;
    if (frame.from > cursor || !frame.hasRows) return pull();
    cursor = frame.seq;
  }

  return {
    cards,
    isLive: () => isLive,
    pulls: () => pulls,
    async join() {
      const entered = await asking.call("POST", "api/pad/enter", { key });
      if (entered.status !== 200) throw new Error(`enter: ${entered.status} ${entered.text}`);
      asking.cookie = entered.cookie ?? "";
      const claimed = await asking.call("POST", "api/pad/claim", { number });
      const { me } = JSON.parse(claimed.text) as { me?: { memberId: string } };
      if (!me) throw new Error(`claim: ${claimed.status} ${claimed.text}`);
      ({ memberId } = me);
    },
    async open() {
      isLive = false;
      rest = "";
      streaming.close();
      streaming = openPadConnection(origin);
      streaming.cookie = asking.cookie;
      await streaming.stream("api/pad/live", hear, () => (isLive = false));
      await inTurn(() => sync([]));
    },
    write() {
      return inTurn(async () => {
        const op = buildOp();
        watch.sent(op.id);
        const { results } = await sync([op]);
        const isTaken = !results[0]?.refusal;
        if (isTaken) watch.acknowledged(op.id, op.set.order);
        return isTaken ? "taken" : "refused";
      });
    },
    async flood(hands, isOver) {
      const sums = { taken: 0, refused: 0 };
      const one = async (): Promise<void> => {
        const hand = openPadConnection(origin);
        hand.cookie = asking.cookie;
        while (!isOver()) {
          const request = {
            protocol: PROTOCOL_VERSION,
            scopes: [{ scope, since: 0, ops: [buildOp()] }],
          };
          const { status } = await hand.call("POST", "api/pad/sync", request);
          if (status === 200) sums.taken++;
          else sums.refused++;
        }
        hand.close();
      };
      await Promise.all(Array.from({ length: hands }, one));
      return sums;
    },
    async readAll() {
      while ((await inTurn(() => sync([]))).more);
    },
    draw(from) {
      return inTurn(async () => {
        const id = `${memberId.slice(0, 24)}${String(number).padStart(12, "0")}`;
        watch.drew(memberId, from);
        const points = "1,1,0,1,1,0,1,1,0,1,1,0,1,1,0";
        await asking.call("POST", "api/pad/strokes", { id, ink: "red", width: 4, from, points });
      });
    },
    close() {
      asking.close();
      streaming.close();
    },
  };
}
