// Loaded lazily by use-fetch-ahead.ts: none of it belongs to the first picture.
import { screens } from "./screens.ts";

/** The other pages one after the other. Never rejects. */
export async function fetchAhead(): Promise<void> {
  for (const { load, opensLater = [] } of screens) {
    // Without a network now: the next "online" tries again, and opening the page says what is missing.
    for (const fetchChunk of [load, ...opensLater]) await fetchChunk().catch(() => undefined);
  }
  // What a bad day needs, and may need without a network.
  for (const fetchChunk of [
    () => import("./recovery-view.tsx"),
    () => import("./class-needed.tsx"),
    () => import("./new-year-card.tsx"),
    () => import("./home-side.tsx").then((file) => file.fetchHomeCards()),
    () => import("../data/local-export.ts"),
    () => import("./past-year-page.tsx"),
    () => import("./year-button.tsx"),
    () => import("../data/past-years.ts"),
  ]) {
    await fetchChunk().catch(() => undefined);
  }
}
