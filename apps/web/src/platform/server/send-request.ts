import { apiUrl } from "./api-url.ts";

/** For how long an answer is waited for, by what is asked. */
const WAITS_MS = {
  ask: 20_000,
  /** A round of rows on a slow line. */
  round: 30_000,
  /** The server may hold back a guess for half a minute. */
  guess: 45_000,
  /** A file, or a piece of one, on a slow line. */
  file: 120_000,
  /** An archive, a reading, a PDF: others may be before it. */
  work: 300_000,
  /** Whoever asks also ends it. */
  stream: 86_400_000,
};

export interface Sent {
  /** POST where something goes along. */
  readonly method?: "GET" | "POST" | "DELETE";
  /** A text goes as it is, an object as JSON. */
  readonly body?: object | string | undefined;
  /** Of bytes, which go as they are. */
  readonly mime?: string;
  readonly wait?: keyof typeof WAITS_MS;
  readonly signal?: AbortSignal | undefined;
  /** Sent also when the page is left right after. */
  readonly keepalive?: boolean;
}

/**
 * One request to our own server: the only way to it, of which `askServer` makes answers and troubles. Nothing of it stays
 * in the browser's cache, which stays when the teacher signs out. Rejects when nobody answered in time.
 */
export function sendRequest(path: string, sent: Sent = {}): Promise<Response> {
  const { body, method = body === undefined ? "GET" : "POST", mime, wait = "ask" } = sent;
  const late = AbortSignal.timeout(WAITS_MS[wait]);
  return fetch(apiUrl(path), {
    ...sent,
    method,
    cache: "no-store",
    // A browser from before 2023 cannot end by either: it waits until it is late.
    signal: AbortSignal.any?.([late, sent.signal ?? late]) ?? late,
    headers: { "content-type": mime ?? "application/json" },
    body: mime || typeof body === "string" ? (body as BodyInit) : JSON.stringify(body),
  });
}
