import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toIdeaWords } from "@damim/domain/idea/check-idea.ts";
import type { IdeaReply, ShownTry } from "@damim/domain/idea/idea-replies.ts";
import { ideaState, sayTries } from "@damim/domain/idea/idea-state.ts";
import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import { Trash2 } from "lucide-react";
import { useCallback } from "react";
import { canAskAgain } from "../../../data/server/ask-wordless.ts";
import { ideaRequests } from "../../../data/server/idea-requests.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { AWAY, LEFT_TEACHER } from "../../../kit/feed/feed-words.ts";
import { press } from "../../../kit/feed/press.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList, type ServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { IdeaActs } from "./idea-acts.tsx";
import { createSavedCommands } from "./idea-commands.ts";

interface ViewProps {
  readonly id: string;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** One idea: how to do it, and how it went with those who did. */
export function IdeaView(props: ViewProps) {
  const { id } = props;
  const ask = useCallback(() => ideaRequests.read(id), [id]);
  const list = useServerList(ask);
  if (list.failure && !canAskAgain(list.failure) && list.value === undefined)
    return <GoneIdea id={id} sentence={list.failure.sentence} />;
  return (
    <ServerView list={list} away={AWAY}>
      {(reply) => <Shown {...props} reply={reply} list={list} />}
    </ServerView>
  );
}

/** It was taken back; who saved it can let it go. */
function GoneIdea({ id, sentence }: { readonly id: string; readonly sentence: string }) {
  const { profile } = useTeacherData();
  const commands = useCommands(createSavedCommands, profile);
  const saved = useRow(profile, savedIdeaKind, id);
  return (
    <EmptyState
      title="생각을 볼 수 없어요"
      actions={
        saved && (
          <Button variant="line" onClick={() => commands.letGo(id)}>
            저장 풀기
          </Button>
        )
      }
    >
      {sentence}
    </EmptyState>
  );
}

function Shown(
  props: ViewProps & {
    readonly reply: IdeaReply;
    readonly list: ServerList<IdeaReply, unknown>;
  },
) {
  const { reply, list, onEdit, onChanged, onRemoved } = props;
  const { idea, tries } = reply;
  const { now } = useTeacherData();
  const why = sayTries(tries);
  const head = [
    toIdeaWords(idea),
    idea.nickname ?? LEFT_TEACHER,
    toKoreanInstant(idea.createdAt, now()),
    idea.editedAt !== null && `고침 ${toKoreanInstant(idea.editedAt, now())}`,
  ];
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-col gap-1.5">
        <h2 className="title text-22 wrap-break-word">{idea.title}</h2>
        <p className="text-14 text-fg-2">{head.filter(Boolean).join(" · ")}</p>
      </header>
      {idea.isHidden && (
        <Notice tone="warm" title="가려졌어요">
          다른 선생님에게는 보이지 않아요. 살펴본 뒤 쌤카페 소식에서 알려 드려요.
        </Notice>
      )}
      {why && <Notice tone={ideaState(tries) === "settled" ? "good" : "info"}>{why}</Notice>}
      {idea.materials.length > 0 && (
        <section className="flex flex-col gap-1">
          <h3 className="text-15 font-bold text-fg-2">준비물</h3>
          <p className="wrap-break-word">{idea.materials.join(", ")}</p>
        </section>
      )}
      <section className="flex flex-col gap-1">
        <h3 className="text-15 font-bold text-fg-2">차례</h3>
        <ol aria-label="차례" className="flex flex-col">
          {idea.steps.map((step, index) => (
            <li key={`${index}${step}`} className="flex gap-4 py-1.5">
              <span aria-hidden className="w-5 shrink-0 text-right font-bold text-fg-3">
                {index + 1}
              </span>
              <span className="min-w-0 wrap-break-word">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <Tries id={idea.id} tries={tries} onChanged={() => (list.reload(), onChanged())} />
      <IdeaActs
        idea={idea}
        onVoted={(isVoted) => {
          list.take((known) => ({
            ...known,
            idea: {
              ...known.idea,
              isVoted,
              votes: Math.max(0, known.idea.votes + (isVoted ? 1 : -1)),
            },
          }));
        }}
        onSent={onChanged}
        onTried={() => {
          list.reload();
          onChanged();
        }}
        onEdit={onEdit}
        onRemoved={onRemoved}
      />
    </article>
  );
}

/** What teachers said after they tried it; the counts above speak for those without a note. */
function Tries(props: {
  readonly id: string;
  readonly tries: readonly ShownTry[];
  readonly onChanged: () => void;
}) {
  const { id, tries, onChanged } = props;
  const told = tries.filter(({ note, isOwn }) => note !== "" || isOwn);
  if (told.length === 0) return null;
  const remove = async (on: string): Promise<void> => {
    if (await press(ideaRequests.removeTry(id, on), "해본 이야기를 지웠어요")) onChanged();
  };
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-15 font-bold text-fg-2">해본 이야기 {tries.length}</h3>
      <ul aria-label="해본 이야기" className="divide-y divide-line-2">
        {told.map(({ teacher, isAgain, note, on, isOwn }) => (
          <li key={`${teacher}${on}`} className="flex items-center gap-3 py-2">
            <span className="shrink-0 text-14 font-semibold text-fg-2">
              {isAgain ? "또 할래요" : "글쎄요"}
            </span>
            <span className="min-w-0 flex-1 wrap-break-word">
              {note || `${toKoreanMonthDay(on as CalendarDay)}에 해 봤어요`}
            </span>
            {isOwn && (
              <Button
                variant="text"
                className="-my-2"
                aria-label={`${toKoreanMonthDay(on as CalendarDay)} 해본 이야기 지우기`}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => void remove(on)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
