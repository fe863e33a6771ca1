import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { MemoHit } from "@damim/domain/memo/find-memos.ts";
import type { KeptMemoFolder } from "@damim/domain/memo/memo.ts";
import { Pin } from "lucide-react";
import { useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import type { MemoWords } from "../words/use-memo-words.ts";
import { folderSpot } from "./folder-look.ts";

/** So many are drawn at once; the others are a press away. */
const A_PAGE = 60;

/** Memos by title, with a line of theirs: the one that was looked for, else the second. */
export function MemoList(props: {
  readonly hits: readonly MemoHit[];
  readonly words: MemoWords;
  readonly folders: readonly KeptMemoFolder[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}) {
  const { hits, words, folders, openId, onOpen } = props;
  const [most, setMost] = useState(A_PAGE);
  return (
    <>
      <ul aria-label="메모 목록" className="flex flex-col">
        {hits.slice(0, most).map((hit) => (
          <li
            key={hit.memo.id}
            className="border-b border-line-2 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]"
          >
            <Line
              hit={hit}
              words={words}
              folder={folders.find(({ id }) => id === hit.memo.folderId)}
              isOpen={hit.memo.id === openId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {hits.length > most && (
        <Button
          variant="text"
          className="mx-3 my-2"
          onClick={() => setMost((count) => count + A_PAGE)}
        >
          {hits.length - most}개 더 보기
        </Button>
      )}
    </>
  );
}

function Line(props: {
  readonly hit: MemoHit;
  readonly words: MemoWords;
  readonly folder: KeptMemoFolder | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}) {
  const { hit, words, folder, isOpen, onOpen } = props;
  const { memo } = hit;
  const { now } = useTeacherData();
  const when = memo.writtenAt ? toWhen(memo.writtenAt, now()) : undefined;
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={() => onOpen(memo.id)}
      className="press-now flex w-full flex-col gap-0.5 border-l-4 border-transparent px-4 py-3 text-left hover:bg-hover aria-[current=true]:border-brand aria-[current=true]:bg-brand-weak"
    >
      <span className="flex w-full items-center gap-2 text-15 font-semibold">
        <span className="min-w-0 flex-1 truncate">{memo.title || "빈 메모"}</span>
        {memo.forked && <span className="text-13 text-warm-strong">두 글</span>}
        {memo.isPinned && <Pin size={16} aria-label="고정" className="shrink-0 text-fg-2" />}
      </span>
      <span className="block w-full truncate text-14 text-fg-2">
        <Words hit={hit} words={words} />
      </span>
      <span className="flex items-center gap-1.5 text-13 text-fg-2">
        {folder && (
          <span aria-hidden className={`size-3 rounded-[4px] ${folderSpot[folder.colour]}`} />
        )}
        {[when, folder?.name].filter(Boolean).join(" · ")}
      </span>
    </button>
  );
}

/** How many letters stand before the words that were looked for. */
const LEAD = 12;

function Words({ hit, words }: { readonly hit: MemoHit; readonly words: MemoWords }) {
  const { memo, found } = hit;
  if (!found) {
    const [, second = ""] = words
      .toText(memo)
      .split("\n")
      .filter((line) => line.trim() !== "");
    return second.slice(0, 80) || "\u00a0";
  }
  const { line, from, to } = found;
  return (
    <>
      {from > LEAD && "…"}
      {line.slice(Math.max(0, from - LEAD), from)}
      <mark className="rounded-[4px] bg-warm-weak font-semibold text-warm-strong">
        {line.slice(from, to)}
      </mark>
      {line.slice(to, to + 80)}
    </>
  );
}

function toWhen(at: number, now: number): string {
  const day = toSeoulDay(at);
  if (day === toSeoulDay(now)) return "오늘";
  return `${toKoreanMonthDay(day)} ${toWeekdayLetter(day)}`;
}
