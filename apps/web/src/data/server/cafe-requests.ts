import { refuse, type Result } from "@damim/domain/base/result.ts";
import type {
  CafeLetter,
  CafeListReply,
  CafePostReply,
  CafeReply,
  ModerationReply,
} from "@damim/domain/cafe/cafe-replies.ts";
import { apiUrl } from "./api-url.ts";
import { findText } from "./json-fields.ts";

const TIME_LIMIT_MS = 15_000;

/** Away: it could not be asked, and may be asked again. Said: its own sentence; `code` tells which. */
export type CafeFault =
  | { readonly type: "ServerAway" }
  | { readonly type: "ServerSaid"; readonly code: string; readonly sentence: string };

export type CafeAnswer<T = unknown> = Promise<Result<T, CafeFault>>;

/** What of 쌤카페 the server is asked. All of it is shown as texts, and nothing of it is kept on the device. */
export const cafeRequests = {
  read: () => ask<CafeReply>("GET", "cafe"),
  list: (asked: { readonly board?: string; readonly before?: number; readonly q?: string }) =>
    ask<CafeListReply>("GET", `cafe/posts${toQuery(asked)}`),
  countNews: (asked: { readonly board?: string; readonly after: number }) =>
    ask<{ readonly count: number }>("GET", `cafe/news${toQuery(asked)}`),
  readPost: (id: string, after = 0) =>
    ask<CafePostReply>("GET", `cafe/posts/${id}${toQuery({ after })}`),
  post: (sent: { readonly id: string } & SentText) => ask("POST", "cafe/posts", sent),
  edit: (id: string, sent: SentText) => ask("POST", `cafe/posts/${id}`, sent),
  remove: (id: string) => ask("DELETE", `cafe/posts/${id}`),
  comment: (
    post: string,
    sent: { readonly id: string; readonly parent: string | null; readonly body: string },
  ) => ask("POST", `cafe/posts/${post}/comments`, sent),
  removeComment: (id: string) => ask("DELETE", `cafe/comments/${id}`),
  editComment: (id: string, body: string) => ask("POST", `cafe/comments/${id}`, { body }),
  heart: (post: string, isOn: boolean) => ask("POST", `cafe/posts/${post}/heart`, { isOn }),
  report: (
    post: string,
    sent: { readonly comment?: string; readonly reason: string; readonly note: string },
  ) => ask<{ readonly isHidden: boolean }>("POST", `cafe/posts/${post}/report`, sent),
  listBlocked: () => ask<{ readonly nicknames: readonly string[] }>("GET", "cafe/blocks"),
  block: (nickname: string, isOn: boolean) => ask("POST", "cafe/blocks", { nickname, isOn }),
  rename: (nickname: string) =>
    ask<{ readonly nickname: string }>("POST", "cafe/nickname", { nickname }),
  letters: () => ask<{ readonly letters: readonly CafeLetter[] }>("GET", "cafe/letters"),
  markLettersRead: () => ask("POST", "cafe/letters", {}),
  appeal: (decision: string, text: string) => ask("POST", "cafe/appeals", { decision, text }),
};

/** What a moderator asks and decides. */
export const moderationRequests = {
  cases: () => ask<ModerationReply>("GET", "moderation/cases"),
  decide: (sent: object) => ask<ModerationReply>("POST", "moderation/decide", sent),
  undo: (decision: string) => ask<ModerationReply>("POST", "moderation/undo", { decision }),
};

interface SentText {
  readonly board: string;
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

/** The sentence of a fault; `away` where the server could not be asked. */
export function toFaultSentence(fault: CafeFault, away: string): string {
  return fault.type === "ServerSaid" ? fault.sentence : away;
}

function toQuery(asked: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query.toString()}` : "";
}

async function ask<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): CafeAnswer<T> {
  try {
    const response = await fetch(apiUrl(path), {
      method,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    const json: unknown = await response.json();
    // Of our own server, whose types these are; what it says is shown as text alone.
    if (response.ok) return { ok: true, value: json as T };
    const sentence = findText(json, "error", "message");
    if (response.status >= 500 || !sentence) return refuse({ type: "ServerAway" });
    return refuse({ type: "ServerSaid", code: findText(json, "error", "type") ?? "", sentence });
  } catch {
    return refuse({ type: "ServerAway" });
  }
}
