import { ok } from "@damim/domain/base/result.ts";
import type { Colour } from "@damim/domain/record/colour.ts";
import type { FollowedFeed } from "@damim/domain/schedule/incoming/followed-feed.ts";
import { askServer } from "../../../data/server/ask-server.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";

type Feeds = readonly FollowedFeed[];

/** The calendars that the teacher follows. */
export function fetchFeeds(): ServerAnswer<Feeds> {
  return send("GET", "feeds");
}

export function sendFeed(
  id: string,
  /** Without an address it stays the one that is followed. */
  feed: { readonly name: string; readonly colour: Colour; readonly address?: string },
): ServerAnswer<Feeds> {
  return send("POST", `feeds/${id}`, feed);
}

export function endFeed(id: string): ServerAnswer<Feeds> {
  return send("DELETE", `feeds/${id}`);
}

async function send(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): ServerAnswer<Feeds> {
  const answer = await askServer<{ readonly feeds: Feeds }>(method, path, body);
  return answer.ok ? ok(answer.value.feeds) : answer;
}
