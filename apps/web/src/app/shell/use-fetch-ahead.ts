import { useEffect, useState } from "react";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";
import { whenIdle } from "../../ui/arrival/when-idle.ts";

const MOST_LISTED_FILES = 2_000;

/**
 * Fetches the other pages, and what opens on them, once the first one rests: a teacher who closes the lid
 * and opens it without a network goes on with any of them. One after the other, behind everything else. True once it has been through.
 */
export function useFetchAhead(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isStopped = false;
    const goAhead = async (): Promise<void> => {
      // Each file is listed twice (fetched, imported); past the usual 250 nothing is, and the letters are found by it.
      performance.setResourceTimingBufferSize(MOST_LISTED_FILES);
      const { fetchAhead } = await import("./fetch-ahead.ts");
      const isComplete = await fetchAhead();
      if (!isStopped) setDone(true);
      if (!isComplete) throw new Error("some pages did not arrive");
    };
    const stop = keepTrying(goAhead, { begin: whenIdle });
    return () => {
      isStopped = true;
      stop();
    };
  }, []);
  return isDone;
}
