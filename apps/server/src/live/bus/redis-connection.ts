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

/** Whether Redis is there and does not let us in: a setting has to be mended. */
export function isRedisShut(error: unknown): boolean {
  return error instanceof Error && /^(WRONGPASS|NOAUTH|NOPERM|ERR)\b/.test(error.message);
}

/** What an operator is told where Redis cannot be used, with its cause and no password. */
export function toRedisSentence(error: unknown, place: string): string {
  // Of a name with several addresses each failed: there are no words for all of them.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const why = first instanceof Error ? first.message : String(first);
  const what = isRedisShut(error)
    ? "가 들여보내지 않았어요. 사용자와 비밀번호를 확인해 주세요."
    : "에 연결하지 못했어요. 켜져 있는지, 주소와 비밀번호가 맞는지 확인해 주세요.";
  return `DAMIM_BUS의 Redis(${place})${what} (${why})`;
}
