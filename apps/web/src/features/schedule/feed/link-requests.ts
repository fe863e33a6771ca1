import { toFeedTarget, type FeedPart } from "@damim/domain/schedule/feed-parts.ts";
import * as v from "valibot";
import { apiUrl } from "../../../platform/api-url.ts";
import { readJsonAnswer } from "../../../data/server/server-trouble.ts";

const REQUEST_TIMEOUT_MS = 20_000;

const linkSchema = v.object({
  id: v.string(),
  kind: v.string(),
  target: v.string(),
  /** Empty: it opens nothing any more. */
  address: v.string(),
  openedAt: v.nullable(v.number()),
  isSchoolOnly: v.boolean(),
});
const linksSchema = v.object({ links: v.array(linkSchema) });

/** The address of the teacher's feed. */
export type FeedLink = v.InferOutput<typeof linkSchema>;

/** Nothing where there is none. Rejects, as the others here, when the server could not be asked. */
export function fetchFeedLink(): Promise<FeedLink | undefined> {
  return send("links", { method: "GET" });
}

/** Makes the address, or lets the one that is there say other parts. */
export function sendFeedParts(parts: readonly FeedPart[]): Promise<FeedLink | undefined> {
  return send("links", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "ical", target: toFeedTarget(parts) }),
  });
}

export function endFeedLink(id: string): Promise<FeedLink | undefined> {
  return send(`links/${encodeURIComponent(id)}`, { method: "DELETE" });
}

async function send(path: string, init: RequestInit): Promise<FeedLink | undefined> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(apiUrl(path), { ...init, signal });
  const { links } = v.parse(linksSchema, await readJsonAnswer(response));
  return links.find(({ kind, address }) => kind === "ical" && address !== "");
}
