import { ok } from "@damim/domain/base/result.ts";
import { toFeedTarget, type FeedPart } from "@damim/domain/schedule/feed-parts.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import { askServer } from "../../../data/server/ask-server.ts";
import type { OwnLink } from "../../../kit/server/own-links.ts";

/** The address of the teacher's feed. */
export interface FeedLink extends OwnLink {
  readonly openedAt: number | null;
}

/** Null where there is none. */
type FeedAnswer = ServerAnswer<FeedLink | null>;

export function fetchFeedLink(): FeedAnswer {
  return send("GET", "links");
}

/** Makes the address, or lets the one that is there say other parts. */
export function sendFeedParts(parts: readonly FeedPart[]): FeedAnswer {
  return send("POST", "links", { kind: "ical", target: toFeedTarget(parts) });
}

export function endFeedLink(id: string): FeedAnswer {
  return send("DELETE", `links/${encodeURIComponent(id)}`);
}

async function send(method: "GET" | "POST" | "DELETE", path: string, body?: object): FeedAnswer {
  const answer = await askServer<{ readonly links: readonly FeedLink[] }>(method, path, body);
  if (!answer.ok) return answer;
  const isOpen = ({ kind, address }: FeedLink) => kind === "ical" && address !== "";
  return ok(answer.value.links.find(isOpen) ?? null);
}
