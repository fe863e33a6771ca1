import type { IncomingMessage } from "node:http";
import type { FeedFailure } from "@damim/domain/schedule/incoming/followed-feed.ts";
import type { CalendarAnswer, FetchCalendar } from "../../base/ports/outside.ts";
import {
  before,
  createPublicWeb,
  NotPublic,
  type PublicWebOptions,
} from "../public-web/open-public.ts";

const TIME_MAX_MS = 10_000;
const BYTES_MAX = 1024 * 1024;
const HEADERS = {
  accept: "text/calendar",
  "accept-encoding": "identity",
  "user-agent": "Damim calendar",
};
/** Answers with which somebody keeps it from us; all others may be another tomorrow. */
const REFUSED = [401, 403, 404, 410];

/**
 * Fetches calendars by addresses that teachers gave (`open-public.ts`): over https, at most 1 MB, at most ten seconds in all. An
 * answer is a calendar, as it was, or why there is none; no address stands in it.
 */
export function createCalendarFetcher(options: PublicWebOptions = {}): FetchCalendar {
  const open = createPublicWeb({ ports: ["", "443"], protocols: ["https:"], ...options });
  return async (address, { etag, modified }, ends) => {
    const late = AbortSignal.timeout(options.timeMaxMs ?? TIME_MAX_MS);
    const signal = ends ? AbortSignal.any([late, ends]) : late;
    const headers = {
      ...HEADERS,
      ...(etag !== undefined && { "if-none-match": etag }),
      ...(modified !== undefined && { "if-modified-since": modified }),
    };
    const read = async (): Promise<CalendarAnswer> =>
      toAnswer((await open(address, { headers, signal })).answer);
    return (
      (await before(signal, read()).catch((error: unknown) =>
        fail(error instanceof NotPublic ? "notPublic" : "away"),
      )) ?? fail("away")
    );
  };
}

async function toAnswer(answer: IncomingMessage): Promise<CalendarAnswer> {
  const { statusCode = 0, headers } = answer;
  const end = (said: CalendarAnswer): CalendarAnswer => {
    answer.destroy();
    return said;
  };
  if (statusCode === 304) return end({ type: "same" });
  if (REFUSED.includes(statusCode)) return end(fail("refused"));
  if (statusCode !== 200) return end(fail("away"));
  if (/^text\/html\b/i.test(headers["content-type"] ?? "")) return end(fail("notCalendar"));
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > BYTES_MAX) return end(fail("tooLarge"));
  }
  const { etag, "last-modified": modified } = headers;
  return { type: "text", text: decode(Buffer.concat(parts)), marks: { etag, modified } };
}

function fail(failure: FeedFailure): CalendarAnswer {
  return { type: "failed", failure };
}

/** Old Korean servers write EUC-KR. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("euc-kr").decode(bytes);
  }
}
