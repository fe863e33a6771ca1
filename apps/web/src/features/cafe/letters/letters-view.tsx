import type { CafeLetter } from "@damim/domain/cafe/cafe-replies.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useEffect, useEffectEvent } from "react";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Link } from "../../../ui/link.tsx";
import { AWAY } from "../../../kit/feed/feed-words.ts";
import { AppealForm } from "./appeal-form.tsx";
import { NicknameForm } from "./nickname-form.tsx";
import { BlockedTeachers } from "./blocked-teachers.tsx";

const askLetters = cafeRequests.letters;

/** 소식: answers to what was pointed out, and what was decided about one's own. */
export function LettersView(props: {
  readonly onOpen: (postId: string) => void;
  /** Null until one was chosen: then there is none to change. */
  readonly nickname: string | null;
  /** They count as read. */
  readonly onRead: () => void;
}) {
  const { onOpen, nickname, onRead } = props;
  const list = useServerList(askLetters);
  const hasNews = list.value?.letters.some(({ isRead }) => !isRead) === true;
  const markRead = useEffectEvent(async () => {
    const marked = await cafeRequests.markLettersRead();
    if (marked.ok) onRead();
  });
  useEffect(() => {
    if (hasNews) void markRead();
  }, [hasNews]);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="title text-20">소식</h2>
      <ServerView list={list} away={AWAY}>
        {({ letters }) =>
          letters.length === 0 ? (
            <EmptyState picture={<Dami mood="calm" />} title="아직 소식이 없어요">
              알린 글의 답과 내 글에 생긴 일이 여기에 와요.
            </EmptyState>
          ) : (
            <ul aria-label="소식" className="divide-y divide-line-2">
              {letters.map((letter) => (
                <li key={letter.id} className="py-3">
                  <Letter letter={letter} onOpen={onOpen} onAppealed={list.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </ServerView>
      {nickname !== null && <NicknameForm key={nickname} nickname={nickname} onChanged={onRead} />}
      <BlockedTeachers />
    </div>
  );
}

function Letter(props: {
  readonly letter: CafeLetter;
  readonly onOpen: (postId: string) => void;
  readonly onAppealed: () => void;
}) {
  const { letter, onOpen, onAppealed } = props;
  const { now } = useTeacherData();
  const elsewhere = toElsewhere(letter);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-semibold wrap-break-word">{letter.words}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-fg-2">
        <span>{toKoreanInstant(letter.at, now())}</span>
        {letter.title && elsewhere && (
          <Link to={elsewhere} className={`${buttonLook({ look: "text" })} -mx-3`}>
            <span className="max-w-64 truncate">「{letter.title}」 보기</span>
          </Link>
        )}
        {letter.title && !elsewhere && (
          <Button variant="text" className="-mx-3" onClick={() => onOpen(letter.post)}>
            <span className="max-w-64 truncate">「{letter.title}」 보기</span>
          </Button>
        )}
      </p>
      {letter.appeal !== null && (
        <p className="text-14 text-fg-2">다시 살펴봐 달라고 보냈어요: {letter.appeal}</p>
      )}
      {letter.canAppeal && <AppealForm decision={letter.id} onSent={onAppealed} />}
    </div>
  );
}

/** Where it stands that is no post: nothing for those of 쌤카페. */
function toElsewhere({ thing, post }: CafeLetter): string | undefined {
  if (thing === "idea") return `/weteacher?about=doThis&idea=${post}`;
  return thing === "template" ? "/weteacher?about=templates" : undefined;
}
