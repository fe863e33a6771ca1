import { useEffect, useState } from "react";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";

const NEWS_MS = 60_000;

/** How many posts came above the newest that is shown. */
export function useNews(asked: {
  readonly board: string | undefined;
  readonly after: number;
  readonly isOn: boolean;
}): number {
  const { board, after, isOn } = asked;
  const [news, setNews] = useState<{ readonly after: number; readonly count: number }>();
  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState === "hidden") return;
      const counted = await cafeRequests.countNews({ ...(board && { board }), after });
      if (!isStopped && counted.ok) setNews({ after, count: counted.value.count });
    };
    const timer = setInterval(() => void look(), NEWS_MS);
    const onShow = (): void => void look();
    document.addEventListener("visibilitychange", onShow);
    return () => {
      isStopped = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShow);
    };
  }, [board, after, isOn]);
  return news?.after === after ? news.count : 0;
}
