import type { EventSource } from "./event.ts";

export const eventSourceLabels: Readonly<Record<EventSource, string>> = {
  me: "내가 적음",
  school: "학사일정",
  feed: "구독",
};
