import { useEffect, useState } from "react";
import { whenIdle } from "../ui/when-idle.ts";

/**
 * Fetches the other pages, and what opens on them, once the first one rests: a teacher who closes the lid
 * and opens it without a network goes on with any of them. One after the other, behind everything else. True once it has been through.
 */
export function useFetchAhead(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isStopped = false;
    const goAhead = (): void => {
      import("./fetch-ahead.ts")
        .then((file) => file.fetchAhead())
        .then(
          () => {
            if (!isStopped) setDone(true);
          },
          // Without a network; the next "online" tries again.
          () => undefined,
        );
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
