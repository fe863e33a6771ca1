import type { RedisClientType } from "@redis/client";

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_FIRST_MS = 50;
const RETRY_LONGEST_MS = 2_000;
/** A connection may die without a word: asked so often, it is found out when it is silent for twice as long. */
const BEAT_MS = 10_000;

type Redis = RedisClientType<{}, {}, {}, 3>;

/** One connection to hear and to speak (Redis 6 and later), not opened yet. Left alone, it comes back by itself. */
export async function createRedis(url: string, { retries = true } = {}): Promise<Redis> {
  // Only who has a Redis pays for reading the package.
  const { createClient } = await import("@redis/client");
  return createClient({
    url,
    RESP: 3,
    // What is said while it is away goes nowhere: who hears it again compares with the database.
    disableOfflineQueue: true,
    pingInterval: BEAT_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: 2 * BEAT_MS,
      reconnectStrategy: retries && findRetryMs,
    },
  }) as Redis;
}

function findRetryMs(failures: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_LONGEST_MS) * (0.5 + Math.random());
}
