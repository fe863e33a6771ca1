import { toIdeaWords } from "@damim/domain/idea/check-idea.ts";
import { ideaStateLabels, type IdeaState } from "@damim/domain/idea/idea-state.ts";
import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import { useCallback } from "react";
import { ideaRequests } from "../../../data/server/idea-requests.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { FeedList } from "../../../kit/feed/feed-list.tsx";
import { useFeed } from "../../../kit/feed/use-feed.ts";
import { Card } from "../../../ui/card.tsx";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { IdeaFilter } from "./idea-filters.tsx";
import { IdeaLine } from "./idea-line.tsx";

interface ListProps {
  readonly filter: IdeaFilter;
  readonly openId: string | undefined;
  /** Counts what this page changed itself. */
  readonly changed: number;
  readonly onOpen: (id: string) => void;
}

/** The ideas that the filter leaves; or those that were saved. */
export function IdeaList(props: ListProps) {
  return (
    <Card isFlush>
      {props.filter.isSaved ? <SavedIdeas {...props} /> : <SharedIdeas {...props} />}
    </Card>
  );
}

function SharedIdeas({ filter, openId, changed, onOpen }: ListProps) {
  const { state, grade, subject } = filter;
  const ask = useCallback(
    (before?: number) => ideaRequests.list({ state, grade, subject, before }),
    [state, grade, subject],
  );
  const feed = useFeed("ideas", ask, changed);
  const isNarrowed = [state, grade, subject].some(Boolean);
  return (
    <FeedList
      feed={feed}
      what="생각"
      empty={isNarrowed ? NOT_FOUND : NONE_YET}
      isNarrowed={isNarrowed}
    >
      {(idea) => (
        <IdeaLine
          key={idea.id}
          title={idea.title}
          about={toIdeaWords(idea)}
          state={
            <Chip tone={idea.isHidden ? "warm" : stateTones[idea.state]}>
              {idea.isHidden ? "가려졌어요" : ideaStateLabels[idea.state]}
            </Chip>
          }
          counts={sayCounts(idea)}
          isOpen={idea.id === openId}
          onOpen={() => onOpen(idea.id)}
        />
      )}
    </FeedList>
  );
}

const NOT_FOUND = ["고른 조건에 맞는 생각이 아직 없어요", "학년이나 과목을 넓혀 보세요."] as const;
const NONE_YET = [
  "첫 생각을 나눠 보세요",
  "수업에서 해 보니 좋았던 것을 한 줄이라도 적어 주세요.",
] as const;

/** Those that this teacher keeps at hand: their titles are here without a network too. */
function SavedIdeas({ openId, onOpen }: ListProps) {
  const { profile } = useTeacherData();
  const rows = useRows(profile, savedIdeaKind);
  const saved = [...rows.values()].toSorted((a, b) => b.at - a.at);
  if (saved.length === 0)
    return (
      <EmptyState title="저장한 생각이 아직 없어요">
        마음에 드는 생각에서 「저장」을 누르면 여기에 모여요.
      </EmptyState>
    );
  return (
    <ul aria-label="저장한 생각" className="divide-y divide-line-2">
      {saved.map(({ id, title, about }) => (
        <IdeaLine
          key={id}
          title={title}
          about={about}
          isOpen={id === openId}
          onOpen={() => onOpen(id)}
        />
      ))}
    </ul>
  );
}

const stateTones: Readonly<Record<IdeaState, ChipTone>> = {
  new: "neutral",
  trying: "brand",
  settled: "good",
};

/** 「해보고 싶어요 21 · 해봤어요 6」; nothing of what nobody said yet. */
function sayCounts({ votes, tries }: { readonly votes: number; readonly tries: number }) {
  return [votes > 0 && `해보고 싶어요 ${votes}`, tries > 0 && `해봤어요 ${tries}`]
    .filter(Boolean)
    .join(" · ");
}
