// Loaded lazily by use-fetch-ahead.ts: none of it belongs to the first picture.
import { screens } from "./screens.ts";

/**
 * The other pages one after the other, and what a bad day needs and may need without a network. Never rejects:
 * opening what did not come says so. True when everything is here; what is here is not fetched again.
 */
export async function fetchAhead(): Promise<boolean> {
  const parts: readonly (() => Promise<unknown>)[] = [
    ...screens.flatMap(({ load, opensLater = [] }) => [load, ...opensLater]),
    () => import("./recovery-view.tsx"),
    () => import("./class-needed.tsx"),
    () => import("./new-year-card.tsx"),
    () => import("./home-side.tsx").then((file) => file.fetchHomeCards()),
    () => import("../data/local-export.ts"),
    () => import("./past-year-page.tsx"),
    () => import("./year-button.tsx"),
    () => import("../data/past-years.ts"),
  ];
  let isComplete = true;
  for (const fetchPart of parts) await fetchPart().catch(() => (isComplete = false));
  return isComplete;
}
