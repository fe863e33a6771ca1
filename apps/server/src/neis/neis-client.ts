import type { OutsideRefusalType } from "@damim/domain/outside/outside-refusal.ts";
import { neisRefusals, type NeisRefusal } from "@damim/domain/school-search/neis-refusal.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { createOutside, type Outside } from "../outside/create-outside.ts";
import { readNeisAnswer, type NeisRows } from "./read-neis-answer.ts";

export type NeisService =
  | "schoolInfo"
  | "SchoolSchedule"
  | "mealServiceDietInfo"
  | "elsTimetable"
  | "misTimetable"
  | "hisTimetable"
  | "spsTimetable";

export interface NeisCopy extends NeisRows {
  /** Epoch ms. */
  readonly fetchedAt: number;
}

/** The education-data service. Only this server speaks with it; a browser never does. */
export interface NeisClient {
  /** Whether the service gives more than five rows. */
  readonly hasKey: boolean;
  /** How it does. */
  readonly outside: Outside;
  /** A copy that is fresh enough, a new one, or an old one where the service is away. */
  ask(
    service: NeisService,
    query: Readonly<Record<string, string>>,
    options: { readonly freshMs: number; readonly pageSize: number; readonly isForced?: boolean },
  ): Promise<Result<NeisCopy, NeisRefusal>>;
}

const HOUR_MS = 3_600_000;
/** A teacher waits for it. */
const TIME_LIMIT_MS = 8_000;

const refusalTypes = {
  KeyRefused: "NeisKeyWrong",
  QuotaUsedUp: "NeisUsedUp",
  FormatChanged: "NeisChanged",
  ServiceAway: "NeisAway",
} as const satisfies Readonly<Record<OutsideRefusalType, NeisRefusal["type"]>>;

/** See `NeisClient`. */
export function createNeisClient(
  deps: Pick<ServerDeps, "config" | "database" | "fetchOutside" | "now" | "figures">,
  timeLimitMs = TIME_LIMIT_MS,
): NeisClient {
  const { baseUrl, key } = deps.config.neis;
  const outside = createOutside(deps, {
    name: "neis",
    baseUrl,
    timeLimitMs,
    freshMs: 6 * HOUR_MS,
    staleMs: 60 * 24 * HOUR_MS,
    bytesMax: 2 * 1024 * 1024,
    perDay: 10_000,
  });
  return {
    hasKey: key !== undefined,
    outside,
    async ask(service, query, { freshMs, pageSize, isForced = false }) {
      const asked = new URLSearchParams({
        ...query,
        Type: "json",
        pIndex: "1",
        pSize: String(pageSize),
      });
      asked.sort();
      const found = await outside.ask({
        // Five rows without a key are another answer than all of them with one.
        key: `${service}?${asked}${key === undefined ? "" : "&KEY"}`,
        path: `/${service}`,
        query: { ...Object.fromEntries(asked), ...(key !== undefined && { KEY: key }) },
        read: (text) => readNeisAnswer(service, text),
        freshMs,
        isForced,
      });
      if (!found.ok) return refuse(neisRefusals[refusalTypes[found.refusal.type]]);
      return ok({ ...found.value.data, fetchedAt: found.value.at });
    },
  };
}
