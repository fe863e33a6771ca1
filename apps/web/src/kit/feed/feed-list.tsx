import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { canAskAgain } from "../../data/server/ask-wordless.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ServerView } from "../server/server-view.tsx";
import { AWAY } from "./feed-words.ts";
import type { Feed } from "./use-feed.ts";

/** The lines of a feed, the page below, and what is said where there is none or no network. */
export function FeedList<Line>(props: {
  readonly feed: Feed<Line>;
  /** 「글」, 「생각」, 「틀」. */
  readonly what: string;
  readonly away?: string;
  /** Where nothing is shared, or nothing found: [title, sentence]. */
  readonly empty: readonly [string, string];
  readonly isNarrowed: boolean;
  readonly isBelowFields?: boolean;
  readonly children: (line: Line) => ReactNode;
}) {
  const { feed, what, away = AWAY, empty, isNarrowed, isBelowFields = false, children } = props;
  const { list, lines = [], hasMore, isMoreAway, more } = feed;
  const [title, sentence] = empty;
  return (
    <>
      {list.failure && !canAskAgain(list.failure) && (
        <div className={isBelowFields ? "px-5 pb-4" : "p-4"}>
          <Notice tone="warm">{list.failure.sentence}</Notice>
        </div>
      )}
      <ServerView list={list} away={away}>
        {() =>
          lines.length === 0 ? (
            <EmptyState picture={!isNarrowed && <Dami mood="calm" />} title={title}>
              {sentence}
            </EmptyState>
          ) : (
            <>
              <ul
                aria-label={`${what} 목록`}
                className={`divide-y divide-line-2 ${isBelowFields ? "border-t border-line-2" : ""}`}
              >
                {lines.map(children)}
              </ul>
              {hasMore && (
                <div className="grid gap-3 border-t border-line-2 p-4">
                  {isMoreAway && <Notice tone="warm">{away}</Notice>}
                  <Button variant="line" onClick={() => void more()}>
                    이전 {what} 더 보기
                  </Button>
                </div>
              )}
            </>
          )
        }
      </ServerView>
    </>
  );
}

/** 「글 찾기」. */
export function FeedSearch(props: {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (typed: string) => void;
}) {
  return (
    <TextField
      type="search"
      isLabelHidden
      placeholder={props.label}
      lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
      {...props}
    />
  );
}
