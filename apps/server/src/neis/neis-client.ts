import { neisRefusals, type NeisRefusal } from "@damim/domain/school-search/neis-refusal.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { FetchOutside } from "../base/server-deps.ts";
import { readNeisAnswer, type NeisRows } from "./read-neis-answer.ts";

export type NeisService = "schoolInfo" | "SchoolSchedule" | "mealServiceDietInfo";

export interface NeisCopy extends NeisRows {
  /** Epoch ms. */
  readonly fetchedAt: number;
}

/** The education-data service, with a memory. Only this server speaks with it; a browser never does. */
export interface NeisClient {
  /** Whether the service gives more than five rows. */
  readonly hasKey: boolean;
  /** A copy that is fresh enough, a new one, or an old one where the service is away. */
  ask(
    service: NeisService,
    query: Readonly<Record<string, string>>,
    options: { readonly freshMs: number; readonly pageSize: number },
  ): Promise<Result<NeisCopy, NeisRefusal>>;
}

export interface NeisClientOptions {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly key: string | undefined;
  readonly fetch: FetchOutside;
  readonly now: () => number;
  /** Default 8 s: a teacher waits for it. */
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 8_000;
const MOST_COPIES = 300;
const LARGEST_ANSWER_CHARACTERS = 4_000_000;

/** See `NeisClient`. Two who ask the same at once share one call; a service that fails often is left alone. */
export function createNeisClient(options: NeisClientOptions): NeisClient {
  const { baseUrl, key, now, timeLimitMs = TIME_LIMIT_MS } = options;
  const copies = new Map<string, NeisCopy>();
  const underWay = new Map<string, Promise<Result<NeisCopy, NeisRefusal>>>();
  const breaker = createBreaker(now);

  const keep = (name: string, copy: NeisCopy): void => {
    copies.delete(name);
    copies.set(name, copy);
    const [oldest] = copies.keys();
    if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest);
  };
  const fetchRows = async (service: NeisService, address: string) => {
    if (breaker.isOpen()) return refuse(neisRefusals.NeisAway);
    const answer = await fetchAnswer(address);
    const read = answer.ok ? readNeisAnswer(service, answer.value) : answer;
    breaker.note(read.ok || read.refusal.type !== "NeisAway");
    return read;
  };
  const fetchAnswer = async (address: string): Promise<Result<unknown, NeisRefusal>> => {
    try {
      const signal = AbortSignal.timeout(timeLimitMs);
      // Whoever answers there must not send us on, into the school's own network.
      const response = await options.fetch(address, { signal, redirect: "error" });
      const text = await response.text();
      if (!response.ok || text.length > LARGEST_ANSWER_CHARACTERS)
        return refuse(neisRefusals.NeisAway);
      return ok(JSON.parse(text) as unknown);
    } catch (error) {
      return refuse(
        error instanceof SyntaxError ? neisRefusals.NeisChanged : neisRefusals.NeisAway,
      );
    }
  };

  return {
    hasKey: key !== undefined,
    async ask(service, query, { freshMs, pageSize }) {
      const asked = new URLSearchParams({
        ...query,
        Type: "json",
        pIndex: "1",
        pSize: String(pageSize),
      });
      asked.sort();
      const name = `${service}?${asked}`;
      const copy = copies.get(name);
      if (copy && now() - copy.fetchedAt < freshMs) return ok(copy);
      if (key !== undefined) asked.set("KEY", key);
      const call =
        underWay.get(name) ??
        fetchRows(service, `${baseUrl}/${service}?${asked}`).then(
          (read): Result<NeisCopy, NeisRefusal> => {
            underWay.delete(name);
            if (!read.ok) return read;
            const fresh = { ...read.value, fetchedAt: now() };
            keep(name, fresh);
            return ok(fresh);
          },
        );
      underWay.set(name, call);
      const outcome = await call;
      return outcome.ok || !copy ? outcome : ok(copy);
    },
  };
}

interface Breaker {
  /** Whether the service is left alone for now. */
  isOpen(): boolean;
  note(hasAnswered: boolean): void;
}

const FAILURES_IN_A_ROW = 3;
const REST_MS = 60_000;

/** After three failures in a row nobody waits for the service for a minute; then one call tries again. */
function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    isOpen: () => now() < restsUntil,
    note(hasAnswered) {
      failures = hasAnswered ? 0 : failures + 1;
      if (failures >= FAILURES_IN_A_ROW) restsUntil = now() + REST_MS;
    },
  };
}
