import { CLOCK_PLAY_MS } from "@damim/domain/base/is-within.ts";

/** Which push services are left alone for now. */
export interface PushHosts {
  /** Epoch ms until which nothing is sent there; 0: now. */
  restsUntil(endpoint: string): number;
  noteAnswer(endpoint: string): void;
  noteFailure(endpoint: string): void;
  /** It refused our key or contact: sending on would not help. */
  noteRefusal(endpoint: string): void;
}

const FAILURES_IN_A_ROW = 3;
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 30 * 60_000;
const REFUSED_REST_MS = 10 * 60_000;

/** After three failures a host rests for a minute, and twice as long each further time; after a refusal ten minutes. */
export function createPushHosts(now: () => number): PushHosts {
  const byHost = new Map<string, { failures: number; until: number }>();
  const toHost = (endpoint: string): string => new URL(endpoint).host;
  const find = (endpoint: string) => byHost.get(toHost(endpoint)) ?? { failures: 0, until: 0 };
  return {
    restsUntil(endpoint) {
      const { until } = find(endpoint);
      // Longer than any: it was said while the clock ran ahead.
      return until <= now() + LONGEST_REST_MS + CLOCK_PLAY_MS ? until : 0;
    },
    noteAnswer: (endpoint) => void byHost.delete(toHost(endpoint)),
    noteFailure(endpoint) {
      const failures = find(endpoint).failures + 1;
      const over = failures - FAILURES_IN_A_ROW;
      const restMs = over < 0 ? 0 : Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** over);
      byHost.set(toHost(endpoint), { failures, until: restMs && now() + restMs });
    },
    noteRefusal(endpoint) {
      byHost.set(toHost(endpoint), { ...find(endpoint), until: now() + REFUSED_REST_MS });
    },
  };
}
