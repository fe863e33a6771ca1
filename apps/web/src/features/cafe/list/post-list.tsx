import type { CafeBoard } from "@damim/domain/cafe/cafe-replies.ts";
import { readQuery } from "@damim/domain/cafe/search-words.ts";
import { useAskedSearch } from "../../../data/asked.ts";
import { Search } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { Dami } from "../../../ui/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AWAY } from "../cafe-words.ts";
import { PostLine } from "./post-line.tsx";
import { usePosts } from "./use-posts.ts";

const REST_MS = 300;

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
  const q = useRested(useDeferredValue(typed));
  const { list, news, more, isMoreAway } = usePosts({ board, q }, changed);
  const chips = [{ id: undefined, name: "모두" }, ...boards];
  return (
    <Card isFlush>
      <div className="flex flex-col gap-3 p-5 pb-3 max-sm:p-4 max-sm:pb-3">
        <TextField
          type="search"
          label="글 찾기"
          isLabelHidden
          placeholder="글 찾기"
          maxLength={120}
          value={typed}
          onValueChange={setTyped}
          lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
        />
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
          <Button variant="weak" onClick={list.reload}>
            새 글 {news}개
          </Button>
        )}
      </div>
      {list.failure?.type === "ServerSaid" && (
        <div className="px-5 pb-4">
          <Notice tone="warm">{list.failure.sentence}</Notice>
        </div>
      )}
      <ServerView list={list} away={AWAY}>
        {({ posts, hasMore }) =>
          posts.length === 0 ? (
            <NoPosts isSearched={q.trim() !== ""} />
          ) : (
            <>
              <ul aria-label="글 목록" className="divide-y divide-line-2 border-t border-line-2">
                {posts.map((post) => (
                  <PostLine
                    key={post.id}
                    post={post}
                    board={boards.find(({ id }) => id === post.board)?.name}
                    words={q}
                    isOpen={post.id === openId}
                    onOpen={() => onOpen(post.id)}
                  />
                ))}
              </ul>
              {hasMore && (
                <div className="grid gap-3 border-t border-line-2 p-4">
                  {isMoreAway && <Notice tone="warm">{AWAY}</Notice>}
                  <Button variant="line" onClick={() => void more()}>
                    이전 글 더 보기
                  </Button>
                </div>
              )}
            </>
          )
        }
      </ServerView>
    </Card>
  );
}

function NoPosts({ isSearched }: { readonly isSearched: boolean }) {
  return isSearched ? (
    <EmptyState title="찾는 글이 없어요">다른 말로 찾아 보세요. 두 글자도 찾아요.</EmptyState>
  ) : (
    <EmptyState picture={<Dami mood="calm" size={96} />} title="첫 글을 남겨 보세요">
      궁금한 것을 묻거나 수업 자료를 나눠 보세요.
    </EmptyState>
  );
}

/** What was typed, once nothing more is: not every letter is a question to the server. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
