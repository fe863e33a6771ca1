import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import type { ShownNotice } from "@damim/domain/notice/list-notices.ts";
import { searchNotices } from "@damim/domain/notice/search-notices.ts";
import { ArrowLeft, Pin, Printer, Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { MarkedText } from "../../kit/marks/marked-text.tsx";
import { printPage } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { createNoticeCommands } from "./notice-commands.ts";
import { useNotices } from "./use-notices.ts";

/** 공지: the list, and the one that is read. */
export function Component() {
  const { notices, unread } = useNotices();
  const { markRead } = useCommands(createNoticeCommands, useTeacherData().profile);
  const [query, setQuery] = useState("");
  const [params, setParams] = useSearchParams();
  const found = searchNotices(notices, query);
  const open = notices.find(({ id }) => id === params.get("n"));
  const openId = open?.id;
  // Once a notice: that it was marked renders this page anew.
  const read = useEffectEvent((id: string) => {
    if (unread.has(id)) markRead(id);
  });
  useEffect(() => {
    if (openId !== undefined) read(openId);
  }, [openId]);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 pb-2 print:block print:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <h1 className="title text-24">공지</h1>
        {unread.size > 0 && (
          <p className="text-15 font-semibold text-fg-2">안 읽은 공지 {unread.size}</p>
        )}
        {open && (
          <Button
            variant="line"
            className="ml-auto"
            icon={<Printer size={18} aria-hidden />}
            onClick={printPage}
          >
            인쇄
          </Button>
        )}
      </div>
      {notices.length === 0 ? (
        <Card>
          <EmptyState picture={<Dami />} title="아직 공지가 없어요">
            담임에 새 기능이 생기거나 점검이 있으면 여기에서 알려 드려요.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid min-h-0 flex-1 items-start gap-4 md:grid-cols-[minmax(15rem,26rem)_minmax(0,1fr)] print:block">
          <Card isFlush className={`print:hidden ${open ? "max-md:hidden" : ""}`}>
            <div className="p-4">
              <TextField
                type="search"
                label="공지 찾기"
                isLabelHidden
                placeholder="공지 찾기"
                value={query}
                onValueChange={setQuery}
                lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
              />
            </div>
            <NoticeList
              notices={found}
              openId={openId}
              unread={unread}
              onOpen={(id) => setParams({ n: id })}
            />
          </Card>
          <Card className={open ? "print:border-0 print:p-0" : "max-md:hidden"}>
            {open ? (
              <OpenNotice notice={open} onBack={() => setParams({})} />
            ) : (
              <EmptyState title="읽을 공지를 골라 주세요" />
            )}
          </Card>
        </div>
      )}
    </div>
  );
}

function NoticeList(props: {
  readonly notices: ReturnType<typeof searchNotices>;
  readonly openId: string | undefined;
  readonly unread: ReadonlySet<string>;
  readonly onOpen: (id: string) => void;
}) {
  const { notices, openId, unread, onOpen } = props;
  if (notices.length === 0) {
    return <p className="px-5 pb-5 text-15 text-fg-2">찾는 공지가 없어요.</p>;
  }
  return (
    <ul aria-label="공지 목록" className="divide-y divide-line-2 border-t border-line-2">
      {notices.map(({ id, title, from, pinned, found }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === openId ? "true" : undefined}
            onClick={() => onOpen(id)}
            className="press flex min-h-16 w-full items-start gap-3 px-4 py-3 text-left hover:bg-hover aria-current:bg-brand-weak"
          >
            <span className="grid size-5 shrink-0 place-items-center pt-1 text-fg-2">
              {unread.has(id) ? (
                <span className="size-2.5 rounded-pill bg-warm">
                  <span className="sr-only">안 읽음</span>
                </span>
              ) : (
                pinned && <Pin size={18} aria-label="위에 붙임" />
              )}
            </span>
            <span className="min-w-0">
              <span className="block text-16 font-semibold wrap-break-word">{title}</span>
              {found && (
                <span className="block text-14 text-fg-2">
                  {found.before}
                  <mark>{found.hit}</mark>
                  {found.after}
                </span>
              )}
              <span className="block text-14 text-fg-2">{toKoreanDay(toSeoulDay(from))}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function OpenNotice(props: { readonly notice: ShownNotice; readonly onBack: () => void }) {
  const { title, body, from, until, pinned, edited } = props.notice;
  const { now } = useTeacherData();
  return (
    <article className="flex flex-col gap-4 md:p-3">
      <Button
        variant="text"
        className="self-start md:hidden print:hidden"
        icon={<ArrowLeft size={18} aria-hidden />}
        onClick={props.onBack}
      >
        공지 목록
      </Button>
      <h2 className="title text-22 text-balance wrap-break-word">{title}</h2>
      <p className="-mt-2 flex flex-wrap gap-x-3 border-b border-line-2 pb-3 text-14 text-fg-2">
        {pinned && (
          <span className="inline-flex items-center gap-1">
            <Pin size={16} aria-hidden />
            위에 붙임
          </span>
        )}
        <span>{toKoreanDay(toSeoulDay(from))}</span>
        {edited && <span>고침 {toKoreanInstant(edited, now())}</span>}
      </p>
      <div className="max-w-[38rem]">
        <MarkedText text={body} />
      </div>
      {until && (
        <p className="border-t border-line-2 pt-3 text-14 text-fg-2">
          {toKoreanDay(toSeoulDay(until))}까지 보여요
        </p>
      )}
    </article>
  );
}
