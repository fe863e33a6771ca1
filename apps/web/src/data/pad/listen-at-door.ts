import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { chance } from "../../platform/random.ts";
import { findField } from "../server/json-fields.ts";
import { openLiveStream } from "../rounds/live-stream.ts";
import { readEntrance } from "./pad-news.ts";

/** Hears what the teacher decides about somebody who waits to come in. Returns the way to stop. */
export function listenAtDoor(hear: (entrance: PadEntrance) => void): () => void {
  const take = (news: unknown): void => {
    const entrance = readEntrance(news);
    if (entrance) hear(entrance);
  };
  const live = openLiveStream({
    path: "pad/live",
    onFrame: () => undefined,
    onHello: (hello) => take(findField(hello, "entrance")),
    onOpen: () => undefined,
    onLost: () => undefined,
    onEvent: { entrance: take },
    chance,
  });
  return () => live.close();
}
