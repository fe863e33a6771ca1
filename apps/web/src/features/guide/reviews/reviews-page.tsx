import { useCallback, useEffect, useMemo } from "react";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { DamimWordmark } from "../../../ui/damim-logo.tsx";
import { fetchReviews } from "./review-requests.ts";
import { ReviewList } from "./review-list.tsx";

/**
 * 후기 of a feature, for whoever has the address: signed in or not, locked or not. Reads its address by itself, since it
 * stands without a router and without a teacher's data too.
 */
export function Component() {
  const feature = useMemo(() => location.pathname.split("/").filter(Boolean).at(-1) ?? "", []);
  const ask = useCallback(() => fetchReviews(feature), [feature]);
  const list = useServerList(ask);
  useEffect(() => {
    document.title = "후기 · 담임";
  }, []);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[40rem] flex-col gap-4 p-6 text-fg max-sm:p-4">
      <a
        href={import.meta.env.BASE_URL}
        aria-label="담임, 오늘로 가기"
        className="flex h-11 items-center self-start"
      >
        <DamimWordmark height={24} />
      </a>
      <h1 className="title text-24">
        후기{" "}
        {list.value !== undefined && list.value.count > 0 && (
          <span className="text-17 font-semibold text-fg-2">{list.value.count}</span>
        )}
      </h1>
      <section className="rounded-card border border-line-2 bg-surface px-5 py-2 max-sm:px-4">
        <ServerView list={list} away="후기는 서버에 있어요.">
          {({ reviews }) => <ReviewList reviews={reviews} />}
        </ServerView>
      </section>
    </main>
  );
}
