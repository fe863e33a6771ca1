/** What of the teacher's planning a feed holds. */
export type FeedPart = "events" | "tasks" | "due";

/** In the order of the form. */
export const feedPartLabels: Readonly<Record<FeedPart, string>> = {
  events: "일정",
  tasks: "할 일",
  due: "마감",
};

export const FEED_PARTS = Object.keys(feedPartLabels) as readonly FeedPart[];

/** As a link keeps them: `toFeedTarget(["due", "events"])` is "events,due". */
export function toFeedTarget(parts: readonly FeedPart[]): string {
  return FEED_PARTS.filter((part) => parts.includes(part)).join(",");
}

/** The parts that a link names; what it names besides is nothing. */
export function readFeedTarget(target: string): readonly FeedPart[] {
  const named = target.split(",");
  return FEED_PARTS.filter((part) => named.includes(part));
}
