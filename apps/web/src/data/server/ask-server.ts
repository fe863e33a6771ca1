import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { findText } from "./json-fields.ts";
import { toAnswerSentence } from "./server-trouble.ts";
import { HELD_BACK, passWords } from "./word-gate.ts";

const TIME_LIMIT_MS = 15_000;

/**
 * Away: it may be asked again; without a sentence it was not reached, with one it answered and is in trouble itself. Said:
 * its own sentence; `code` tells which.
 */
export type ServerFault =
  | { readonly type: "ServerAway"; readonly sentence?: string }
  | { readonly type: "ServerSaid"; readonly code: string; readonly sentence: string };

export type ServerAnswer<T> = Promise<Result<T, ServerFault>>;

/**
 * Asks our own server for JSON. Trusts the shape of its answer, which comes from the same build; what it holds is shown as
 * texts alone.
 *
 * ```ts
 * const answer = await askServer<UsageReply>("GET", "admin/usage");
 * ```
 */
export async function askServer<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
  timeLimitMs = TIME_LIMIT_MS,
): ServerAnswer<T> {
  const [place = path, query] = path.split("?");
  const asked = query && (await passWords(Object.fromEntries(new URLSearchParams(query))));
  const passed = body && (await passWords(body));
  if ((body && !passed) || (query && !asked))
    return refuse({ type: "ServerSaid", code: "HeldBack", sentence: HELD_BACK });
  try {
    const response = await fetch(apiUrl(asked ? place + toQuery(asked) : path), {
      method,
      signal: AbortSignal.timeout(timeLimitMs),
      ...(passed && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(passed),
      }),
    });
    if (response.ok) return ok((await response.json()) as T);
    const json: unknown = await response.json().catch(() => undefined);
    const sentence = toAnswerSentence(response.status, json);
    // A server in trouble, or whatever stands before it, is asked again later.
    const isOurs = response.status < 500 && findText(json, "error", "message") !== undefined;
    if (!isOurs) return refuse({ type: "ServerAway", sentence });
    return refuse({ type: "ServerSaid", code: findText(json, "error", "type") ?? "", sentence });
  } catch {
    return refuse({ type: "ServerAway" });
  }
}

/** The sentence of a fault; `away` where nobody answered. */
export function toFaultSentence(fault: ServerFault, away: string): string {
  return fault.sentence ?? away;
}

/** `{ board: "free", before: 12 }` → 「?board=free&before=12」; what is absent or empty is not asked for. */
export function toQuery(asked: object): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query.toString()}` : "";
}
