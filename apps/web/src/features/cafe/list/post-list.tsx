import type { CafeBoard } from "@damim/domain/cafe/cafe-replies.ts";
import { readQuery } from "@damim/domain/cafe/search-words.ts";
import { useCallback, useState } from "react";
import { useAskedSearch } from "../../../data/asked.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { FeedList, FeedSearch } from "../../../kit/feed/feed-list.tsx";
import { useFeed, useRested } from "../../../kit/feed/use-feed.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { PostLine } from "./post-line.tsx";
import { useNews } from "./use-news.ts";

/** The list with its search and boards. */
export function PostList(props: {
  readonly boards: readonly CafeBoard[];
  readonly openId: string | undefined;
  /** Counts what this page changed itself. */
  readonly changed: number;
  readonly onOpen: (id: string) => void;
}) {
  const { boards, openId, changed, onOpen } = props;
  const [board, setBoard] = useState<string>();
  const [typed, setTyped] = useState("");
  useAskedSearch("cafe", setTyped);
  const q = useRested(typed);
  const isSearched = q.trim() !== "";
  const ask = useCallback(
    (before?: number) =>
      cafeRequests.list({ ...(board && { board }), q, ...(before && { before }) }),
    [board, q],
  );
  const feed = useFeed("posts", ask, changed);
  const news = useNews({
    board,
    after: feed.lines?.[0]?.seq ?? 0,
    isOn: q === "" && feed.lines !== undefined,
  });
  const chips = [{ id: undefined, name: "모두" }, ...boards];
  return (
    <Card isFlush>
      <div className="flex flex-col gap-3 p-5 pb-3 max-sm:p-4 max-sm:pb-3">
        <FeedSearch label="글 찾기" value={typed} onValueChange={setTyped} />
        <fieldset aria-label="게시판 고르기" className="flex min-w-0 flex-wrap gap-2">
          {chips.map(({ id, name }) => (
            <ChipButton key={name} isChosen={board === id} onClick={() => setBoard(id)}>
              {name}
            </ChipButton>
          ))}
        </fieldset>
        {readQuery(q).length > 0 && (
          <p className="text-14 text-fg-2">띄어쓰기와 상관없이 찾았어요 · 새것부터</p>
        )}
        {news > 0 && (
          <Button variant="weak" onClick={feed.list.reload}>
            새 글 {news}개
          </Button>
        )}
      </div>
      <FeedList
        feed={feed}
        what="글"
        empty={isSearched ? NOT_FOUND : NONE_YET}
        isNarrowed={isSearched}
        isBelowFields
      >
        {(post) => (
          <PostLine
            key={post.id}
            post={post}
            board={boards.find(({ id }) => id === post.board)?.name}
            words={q}
            isOpen={post.id === openId}
            onOpen={() => onOpen(post.id)}
          />
        )}
      </FeedList>
    </Card>
  );
}

const NOT_FOUND = ["찾는 글이 없어요", "다른 말로 찾아보세요. 두 글자도 찾아요."] as const;
const NONE_YET = ["첫 글을 남겨 보세요", "궁금한 것을 묻거나 수업 자료를 나눠 보세요."] as const;
