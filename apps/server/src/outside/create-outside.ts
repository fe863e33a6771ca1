import { setTimeout as pause } from "node:timers/promises";
import { isWithin } from "@damim/domain/base/is-within.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { OutsideRefusal } from "@damim/domain/outside/outside-refusal.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { claimQuestion, findCopy, keepCopy, releaseQuestion } from "./outside-copies.ts";
import {
  countCall,
  noteAnswer,
  noteFailure,
  readHealth,
  type OutsideHealth,
} from "./outside-health.ts";

/** What is agreed with one service. Times in ms. */
export interface OutsideSpec {
  /** Its key in the tables: never renamed. */
  readonly name: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly timeLimitMs: number;
  /** As long a copy is as good as a new answer. */
  readonly freshMs: number;
  /** From this age on a copy is worse than none. */
  readonly staleMs: number;
  /** No more is read of an answer. */
  readonly bytesMax: number;
  /** Calls that its operator gives us in a day. */
  readonly perDay: number;
}

export interface OutsideQuestion<T> {
  /** Names the question among those of its service, for good, without a secret. */
  readonly key: string;
  /** Below the base, with a slash in front. */
  readonly path: string;
  /** With the key and whatever changes from hour to hour. */
  readonly query: Readonly<Record<string, string>>;
  /** An answer as the service writes it. */
  readonly read: (text: string) => Result<T, OutsideRefusal>;
  /** In place of the service's own. */
  readonly freshMs?: number;
  /** Asks although a copy is fresh or the service rests: for who looks after the server. */
  readonly isForced?: boolean;
}

export interface OutsideAnswer<T> {
  readonly data: T;
  /** When it came, epoch ms. */
  readonly at: number;
}

/** One service outside of the house. */
export interface Outside {
  readonly name: string;
  readonly perDay: number;
  /** A copy that is fresh enough, a new answer, or an old copy where none comes. */
  ask<T>(question: OutsideQuestion<T>): Promise<Result<OutsideAnswer<T>, OutsideRefusal>>;
  readHealth(): Promise<OutsideHealth>;
}

/** From here on what has a copy is not asked any more. */
const SPARING_SHARE = 0.9;
const POLL_MS = 100;
const HOUR_MS = 3_600_000;

/**
 * The frame of every service outside (spec 15 §2): limits, copies that all processes share, one that asks for all, a breaker and
 * the calls of a day. The service itself is a reader of answers.
 */
export function createOutside(
  {
    database,
    fetchOutside,
    now,
    figures,
  }: Pick<ServerDeps, "database" | "fetchOutside" | "now" | "figures">,
  spec: OutsideSpec,
): Outside {
  const { queries } = database;
  const { name, timeLimitMs } = spec;
  const underWay = new Map<string, Promise<Result<OutsideAnswer<unknown>, OutsideRefusal>>>();

  /** What is kept, as it answers the question, and until when nobody else is to ask it; both of one instant. */
  const readCopy = async <T>(
    question: OutsideQuestion<T>,
  ): Promise<{ readonly copy: OutsideAnswer<T> | undefined; readonly askingUntil: number }> => {
    const { copy, askingUntil } = await findCopy(queries, { service: name, key: question.key });
    if (!copy || now() - copy.fetchedAt >= spec.staleMs) return { copy: undefined, askingUntil };
    const read = question.read(copy.body);
    return { copy: read.ok ? { data: read.value, at: copy.fetchedAt } : undefined, askingUntil };
  };

  const fetchText = async (url: string): Promise<Result<string, OutsideRefusal>> => {
    try {
      const response = await fetchOutside(url, {
        signal: AbortSignal.timeout(timeLimitMs),
        // Whoever answers there must not send us on, into the school's own network.
        redirect: "error",
      });
      const answer = await readAnswer(response, spec.bytesMax);
      const { status } = response;
      if (status === 401 || status === 403) return refuse({ type: "KeyRefused" });
      if (status === 429) return refuse({ type: "QuotaUsedUp" });
      if (status >= 500) return refuse({ type: "ServiceAway" });
      return answer.type === "text" ? ok(answer.text) : refuse({ type: "FormatChanged" });
    } catch {
      return refuse({ type: "ServiceAway" });
    }
  };

  /** Asks, where nobody else does; keeps what came. */
  async function askAnew<T>(
    question: OutsideQuestion<T>,
    hasCopy: boolean,
  ): Promise<Result<OutsideAnswer<T>, OutsideRefusal>> {
    const place = { service: name, key: question.key };
    const health = await readHealth(queries, name, now());
    if (!question.isForced && health.restsUntil > now())
      return refuse({ type: health.lastFailure ?? "ServiceAway" });
    if (health.callsToday >= (hasCopy ? SPARING_SHARE : 1) * spec.perDay)
      return refuse({ type: "QuotaUsedUp" });
    const startedAt = now();
    const until = startedAt + timeLimitMs;
    const isOurs = await claimQuestion(queries, place, { now: startedAt, until });
    if (!isOurs && !question.isForced) return waitForOther(question, hasCopy, startedAt);
    await countCall(queries, name, now());
    const query = new URLSearchParams(question.query);
    const text = await fetchText(`${spec.baseUrl}${question.path}?${query}`);
    const read = text.ok ? question.read(text.value) : text;
    figures?.called(name, read.ok ? "answered" : read.refusal.type);
    if (!text.ok || !read.ok) {
      const refusal = read.ok ? ({ type: "ServiceAway" } as const) : read.refusal;
      const isChanged = refusal.type === "FormatChanged";
      await releaseQuestion(queries, place, isChanged ? now() + HOUR_MS : 0);
      await noteFailure(queries, name, { ...refusal, now: now() });
      return refuse(refusal);
    }
    const at = now();
    await keepCopy(queries, place, { body: text.value, fetchedAt: at });
    await noteAnswer(queries, name, at);
    return ok({ data: read.value, at });
  }

  /** Another process asks: its answer is ours, as long as it takes. */
  async function waitForOther<T>(
    question: OutsideQuestion<T>,
    hasCopy: boolean,
    since: number,
  ): Promise<Result<OutsideAnswer<T>, OutsideRefusal>> {
    const { askingUntil } = await readCopy(question);
    // Nobody asks: what came was unreadable, and it is not asked again within the hour.
    if (askingUntil > since + timeLimitMs) return refuse({ type: "FormatChanged" });
    for (let waited = 0; !hasCopy && waited < timeLimitMs; waited += POLL_MS) {
      await pause(POLL_MS);
      const left = await readCopy(question);
      if (left.copy) return ok(left.copy);
      if (left.askingUntil === 0) break;
    }
    return refuse({ type: "ServiceAway" });
  }

  return {
    name,
    perDay: spec.perDay,
    async ask<T>(question: OutsideQuestion<T>) {
      const { copy } = await readCopy(question);
      const freshMs = question.freshMs ?? spec.freshMs;
      if (copy && !question.isForced && isWithin(now() - copy.at, freshMs)) return ok(copy);
      const call = underWay.get(question.key) ?? askAnew(question, copy !== undefined);
      underWay.set(question.key, call);
      const outcome = await call.finally(() => underWay.delete(question.key));
      // Whoever asks the same key reads the same answer in the same way.
      if (outcome.ok) return outcome as Result<OutsideAnswer<T>, OutsideRefusal>;
      return copy && !question.isForced ? ok(copy) : outcome;
    },
    readHealth: () => readHealth(queries, name, now()),
  };
}

/** What came: a text, or why there is none. */
type AnswerText =
  | { readonly type: "text"; readonly text: string }
  /** Larger than agreed, or in no charset that it names. */
  | { readonly type: "strange" };

/** Reads an answer as the text that its charset says (UTF-8 where it says none), and no byte more than `bytesMax`. */
async function readAnswer(response: Response, bytesMax: number): Promise<AnswerText> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    for await (const chunk of response.body) {
      size += chunk.byteLength;
      // Leaving the loop ends the call.
      if (size > bytesMax) return { type: "strange" };
      chunks.push(chunk);
    }
  }
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get("content-type") ?? "")?.[1];
  try {
    const text = new TextDecoder(charset ?? "utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    // PostgreSQL keeps no text with a zero in it.
    return text.includes("\0") ? { type: "strange" } : { type: "text", text };
  } catch {
    return { type: "strange" };
  }
}
