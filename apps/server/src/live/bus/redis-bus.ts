import { randomUUID } from "node:crypto";
import {
  parsePayload,
  parseSessionEnd,
  parseWord,
  toPayload,
  toSessionEndPayload,
  toWordPayload,
} from "../../sync/announcement.ts";
import type { LiveBus } from "./live-bus.ts";
import type { NewsReader } from "./news-reader.ts";
import { createRedis } from "./redis-connection.ts";
import { channelOf, SCOPE_CHANNELS, WORD_CHANNEL } from "./redis-channels.ts";

/** What was announced to nobody, by a process that died in between or was cut off, is found so much later. */
const ROUND_MS = 10_000;
/** While nothing is heard. */
const DEAF_ROUND_MS = 1_000;
/** Said by a process that was cut off: what it committed meanwhile was not announced. */
const CHECK = "check";

/**
 * Several server processes with a Redis between them: a push announces its commit after it, the others read the rows. A
 * crash before the announcement, or a lost connection, is healed by comparing all watched scopes with the database: when the
 * connection is back, here and at the others, and every ten seconds. Redis keeps nothing.
 */
export function openRedisBus(options: {
  readonly reader: NewsReader;
  readonly redisUrl: string;
  readonly onLost: (error: unknown) => void;
  /** Ends the session's streams of this process. */
  readonly endSession: LiveBus["endSession"];
}): LiveBus {
  const { reader, redisUrl, onLost, endSession } = options;
  const sender = randomUUID();
  const hearers = new Set<(message: string) => void>();
  let isLost = true;
  let isClosed = false;
  let round: NodeJS.Timeout | undefined;

  const hear = (payload: string): void => {
    if (payload.startsWith(`${CHECK} `)) {
      if (payload !== `${CHECK} ${sender}`) reader.checkAll();
      return;
    }
    const ended = parseSessionEnd(payload);
    if (ended) return endSession(ended);
    const word = parseWord(payload);
    if (word) {
      if (word.sender !== sender) for (const listener of hearers) listener(word.message);
      return;
    }
    const announcement = parsePayload(payload);
    if (announcement && announcement.sender !== sender) reader.hear(announcement);
  };
  const redis = createRedis(redisUrl);
  const say = (channel: string, payload: string): void => {
    // Nobody hears it: the round of the others finds what was committed.
    redis.then((client) => client.publish(channel, payload)).catch(() => undefined);
  };
  const goRound = (): void => {
    clearTimeout(round);
    if (isClosed) return;
    reader.checkAll();
    round = setTimeout(goRound, isLost ? DEAF_ROUND_MS : ROUND_MS).unref();
  };
  const begin = async (): Promise<void> => {
    const client = await redis;
    client.on("error", (error) => {
      if (isClosed) return;
      // At each try: it may have become another cause.
      onLost(error);
      if (isLost) return;
      isLost = true;
      goRound();
    });
    // After each opening, when what was heard before is heard again.
    client.on("ready", () => {
      isLost = false;
      goRound();
      say(WORD_CHANNEL, `${CHECK} ${sender}`);
    });
    await client.connect();
    await client.subscribe([...SCOPE_CHANNELS, WORD_CHANNEL], hear);
    reader.checkAll();
  };
  begin().catch((error: unknown) => {
    if (!isClosed) onLost(error);
  });

  return {
    watch: (scope, listener, as) => reader.watch(scope, listener, as),
    publish(commit) {
      reader.publish(commit);
      const { scope, from, seq } = commit;
      say(channelOf(scope), toPayload({ sender, scope, from, seq }));
    },
    endSession(sessionId) {
      endSession(sessionId);
      say(WORD_CHANNEL, toSessionEndPayload(sessionId));
    },
    tell: (message) => say(WORD_CHANNEL, toWordPayload(sender, message)),
    hear(listener) {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
    isDeaf: () => isLost,
    // By its own rounds, each second.
    isLate: true,
    async close() {
      isClosed = true;
      clearTimeout(round);
      reader.close();
      (await redis).destroy();
    },
  };
}
