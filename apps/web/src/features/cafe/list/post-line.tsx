import type { CafePostLine } from "@damim/domain/cafe/cafe-replies.ts";
import { findSentence, readQuery, type FoundSentence } from "@damim/domain/cafe/search-words.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { LEFT_TEACHER } from "../../../kit/feed/feed-words.ts";

const stateWords = {
  shown: undefined,
  gone: undefined,
  waiting: "살펴본 뒤에 보여요",
  hidden: "가려졌어요",
} as const;

/** One post in the list, with the sentence that was found. */
export function PostLine(props: {
  readonly post: CafePostLine;
  readonly board: string | undefined;
  /** What is searched. */
  readonly words: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const { post, board, words, isOpen, onOpen } = props;
  const { now } = useTeacherData();
  const query = readQuery(words);
  const inTitle = query.length > 0 ? markTitle(post.title, query) : undefined;
  const state = stateWords[post.state];
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        className="flex min-h-16 w-full flex-col items-start gap-0.5 px-5 py-3 text-left -outline-offset-2 hover:bg-hover aria-[current]:bg-brand-weak max-sm:px-4"
        onClick={onOpen}
      >
        <span className="w-full text-17 font-bold wrap-break-word">
          {inTitle ? <Found sentence={inTitle} /> : post.title}
        </span>
        {post.found && (
          <span className="w-full text-15 wrap-break-word text-fg-2">
            <Found sentence={post.found} />
          </span>
        )}
        <span className="flex flex-wrap gap-x-3 text-14 text-fg-2">
          {state && <strong className="text-warm-strong">{state}</strong>}
          {board && <span>{board}</span>}
          <span>{post.nickname ?? LEFT_TEACHER}</span>
          <span>{toKoreanInstant(post.createdAt, now())}</span>
          {post.comments > 0 && <span>댓글 {post.comments}</span>}
          {post.hearts > 0 && <span>하트 {post.hearts}</span>}
        </span>
      </button>
    </li>
  );
}

/** A title is shown whole, however many sentences it has. */
function markTitle(title: string, words: readonly string[]): FoundSentence | undefined {
  const hit = findSentence(title, words)?.hit;
  if (hit === undefined) return undefined;
  const at = title.normalize("NFC").indexOf(hit);
  return { before: title.slice(0, at), hit, after: title.slice(at + hit.length) };
}

function Found({ sentence: { before, hit, after } }: { readonly sentence: FoundSentence }) {
  return (
    <>
      {before}
      <mark className="rounded-cell bg-brand-weak px-0.5 font-bold text-brand-strong">{hit}</mark>
      {after}
    </>
  );
}
