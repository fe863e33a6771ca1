import { useEffect, useState } from "react";
import { whenIdle } from "../ui/when-idle.ts";
import { screens } from "./screens.ts";

/**
 * Fetches the other pages, and what opens on them, once the first one rests: a teacher who closes the lid
 * and opens it without a network goes on with any of them. One after the other, behind everything else. True once it has been through.
 */
export function useFetchAhead(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isStopped = false;
    const goAhead = (): void => {
      void fetchAhead().then(() => {
        if (!isStopped) setDone(true);
      });
    };
    const stopWaiting = whenIdle(goAhead);
    addEventListener("online", goAhead);
    return () => {
      isStopped = true;
      stopWaiting();
      removeEventListener("online", goAhead);
    };
  }, []);
  return isDone;
}

async function fetchAhead(): Promise<void> {
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
  ]) {
    await fetchChunk().catch(() => undefined);
  }
}
