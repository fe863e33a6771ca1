import { useCallback, useEffect, useMemo } from "react";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { DamimWordmark } from "../../../ui/damim-logo.tsx";
import { featureTitles } from "./feature-titles.ts";
import { fetchReviews } from "./review-requests.ts";
import { ReviewList } from "./review-list.tsx";

/**
 * 후기 of a feature, for whoever has the address: signed in or not, locked or not. Reads its address by itself, since it
 * stands without a router and without a teacher's data too.
 */
export function Component() {
  const feature = useMemo(() => location.pathname.split("/").filter(Boolean).at(-1) ?? "", []);
  const named = Object.hasOwn(featureTitles, feature) ? featureTitles[feature] : undefined;
  const title = named === undefined ? "후기" : `${named} 후기`;
  const ask = useCallback(() => fetchReviews(feature), [feature]);
  const list = useServerList(ask);
  useEffect(() => {
    document.title = `${title} · 담임`;
  }, [title]);
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
        {title}{" "}
        {list.value !== undefined && list.value.count > 0 && (
          <span className="text-17 font-semibold text-fg-2">{list.value.count}</span>
        )}
      </h1>
      <section className="rounded-card border border-line-2 bg-surface px-5 py-2 max-sm:px-4">
        {/* Not by the kit's view: its picture comes with a teacher's first screen, which nobody here waits for. */}
        {list.value ? (
          <ReviewList reviews={list.value.reviews} />
        ) : list.state === "loading" ? (
          <LoadingView />
        ) : (
          <div className="flex flex-col items-start gap-3 py-3">
            <p className="text-15 text-fg-2">{list.said ?? "후기는 인터넷이 연결되면 보여요."}</p>
            <Button variant="line" onClick={list.reload}>
              다시 가져오기
            </Button>
          </div>
        )}
      </section>
    </main>
  );
}
