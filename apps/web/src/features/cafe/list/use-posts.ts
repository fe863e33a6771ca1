import type { CafeListReply } from "@damim/domain/cafe/cafe-replies.ts";
import { useCallback, useEffect, useState } from "react";
import { cafeRequests, type CafeAnswer } from "../../../data/server/cafe-requests.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";

const NEWS_MS = 60_000;

export interface PostsAsked {
  /** Absent: all boards. */
  readonly board: string | undefined;
  /** What is searched; empty: everything. */
  readonly q: string;
}

/** The list of posts, page by page. New ones are counted, and come when they are asked for. */
export function usePosts({ board, q }: PostsAsked, changed: number) {
  const ask = useCallback(
    (before?: number): CafeAnswer<CafeListReply> =>
      cafeRequests.list({ ...(board && { board }), q, ...(before && { before }) }),
    [board, q],
  );
  const askFirst = useCallback(() => ask(), [ask]);
  const list = useServerList(askFirst, changed);
  const { take } = list;
  const [isMoreAway, setMoreAway] = useState(false);
  const newest = list.value?.posts[0]?.seq ?? 0;
  const news = useNews({ board, after: newest, isOn: q === "" && list.state === "ready" });
  return {
    list,
    news,
    isMoreAway,
    /** The page below. */
    more: async (): Promise<void> => {
      const last = list.value?.posts.at(-1)?.seq;
      const older = last === undefined ? undefined : await ask(last);
      setMoreAway(older?.ok === false);
      if (older?.ok)
        take(({ posts }) => ({
          posts: [...posts, ...older.value.posts],
          hasMore: older.value.hasMore,
        }));
    },
  };
}

/** How many posts came above the newest that is shown. */
function useNews(asked: {
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
