// Loaded lazily by use-fetch-ahead.ts: none of it belongs to the first picture.
import { memoCards, shortcutLoaders } from "../registry/features.ts";
import { screens } from "../registry/screens.ts";

/**
 * The other pages one after the other, and what a bad day needs and may need without a network. Never rejects:
 * opening what did not come says so. True when everything is here; what is here is not fetched again.
 */
export async function fetchAhead(): Promise<boolean> {
  const parts: readonly (() => Promise<unknown>)[] = [
    // First what hands over a teacher's words when something breaks.
    () => import("../../data/opening/local-export.ts"),
    () => import("../recovery/recovery-view.tsx"),
    () => import("../unsent/outbox-lists.tsx"),
    () => import("./phone-items.tsx"),
    ...screens.flatMap(({ load, opensLater = [] }) => [load, ...opensLater]),
    ...shortcutLoaders,
    ...memoCards.map(({ load }) => load),
    () => import("../today/class-needed.tsx"),
    () => import("../today/new-year-card.tsx"),
    () => import("../today/bring-side.ts"),
    () => import("../today/use-home-cards.ts").then((file) => file.fetchHomeCards()),
    () => import("../../features/attendance/folded-roll.tsx"),
    () => import("../years/other-year-page.tsx"),
    () => import("../years/year-button.tsx"),
    () => import("../../data/years/past-years.ts"),
  ];
  let isComplete = true;
  for (const fetchPart of parts) await fetchPart().catch(() => (isComplete = false));
  return isComplete;
}
