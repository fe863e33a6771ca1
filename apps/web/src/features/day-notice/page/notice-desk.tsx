import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { dayNoticeKind, LONGEST_NOTICE_CHARACTERS } from "@damim/domain/day-notice/day-notice.ts";
import { joinNotices, toNoticeHeading } from "@damim/domain/day-notice/notice-lines.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { Copy, Megaphone, Presentation, Printer } from "lucide-react";
import { useRef, type ReactNode } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useHasFamilyPage } from "../../../data/family-report/use-has-family-page.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useIsAhead, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useLeftHere } from "../../../kit/act/say-reach.ts";
import { ForkedNotice, type TextForm } from "../../../kit/long-text/forked-notice.tsx";
import { useNameQuestion } from "../../../kit/names/use-name-question.ts";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { late } from "../../../ui/arrival/late.ts";
import { Button, buttonLook } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { NARROW, useMedia } from "../../../ui/use-media.ts";
import { LineForm } from "./line-form.tsx";
import { LineList } from "./line-list.tsx";
import { PrintNotice } from "./print-notice.tsx";
import { useNotice } from "./use-notice.ts";
import { useWaysOut } from "./use-ways-out.ts";

const SuggestionList = late(
  () => import("./suggestion-list.tsx").then((file) => file.SuggestionList),
  null,
  { isMain: true },
);
const NoticeHistory = historyOf(() =>
  import("@damim/domain/day-notice/day-notice-record.ts").then((file) => file.dayNotice),
);

const textForm: TextForm = { toWords: (text) => text, join: joinNotices, toFields: () => ({}) };

/** The lines of one day beside what could go into them, and the three ways out: board, messenger, paper. */
export function NoticeDesk(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  /** The school day that it is for. */
  readonly next: CalendarDay;
  readonly nextWords: string;
  /** The head of the page, with the ways out in it. */
  readonly head: (actions: ReactNode) => ReactNode;
}) {
  const { store, day, next, nextWords, head } = props;
  const { now } = useTeacherData();
  const notice = useNotice(store, day);
  const students = useRoster(store);
  const askName = useNameQuestion(store);
  const place = useClassLine(recordSchoolYear(day), students);
  const desk = useRef<HTMLElement>(null);
  const isNarrow = useMedia(NARROW);
  const { row, lines, isPast } = notice;
  const heading = toNoticeHeading(day, next);
  const hasFamilies = useHasFamilyPage(store, "hidesNotices");
  const isOld = hasFamilies && Boolean(row?.told) && row?.told !== row?.lines;
  const leftHere = useLeftHere(
    { store, kind: dayNoticeKind, id: day, field: "told" },
    isOld ? "아까 알린 글이 가정에 보여요" : "가정에 보여요",
  );
  const { print, ...out } = useWaysOut({ notice, askName, desk, day, next });
  const ways = (
    <Ways
      isNarrow={isNarrow}
      onFamilies={hasFamilies ? out.tellFamilies : undefined}
      onCopy={out.copy}
      onStage={out.show}
    />
  );
  const hasLines = lines.length > 0;
  return (
    <>
      {head(
        hasLines && (
          <>
            <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={print}>
              인쇄
            </Button>
            {!isNarrow && ways}
          </>
        ),
      )}
      <div className="grid flex-1 content-start gap-4 max-md:flex max-md:flex-col lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_23rem] lg:content-stretch print:hidden">
        <section
          ref={desk}
          aria-labelledby="notice-day"
          className="flex min-w-0 flex-col gap-3 max-lg:contents lg:min-h-0 lg:rounded-card lg:border lg:border-line-2 lg:bg-surface lg:p-5"
        >
          <div className="flex min-w-0 flex-col gap-3 max-lg:rounded-card max-lg:border max-lg:border-line-2 max-lg:bg-surface max-lg:p-4 lg:contents">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h2 id="notice-day" className="text-20 font-bold">
                {heading}
              </h2>
              {hasLines && (
                <p className="text-14 font-semibold text-fg-2">
                  {lines.length}줄{isOld && ` · ${leftHere ?? "가정에는 아까 알린 글이 보여요"}`}
                  {!isOld &&
                    row?.doneAt &&
                    ` · ${(hasFamilies && leftHere) || `${toKoreanInstant(row.doneAt, now())}에 알렸어요`}`}
                </p>
              )}
            </div>
            {row && (
              <ForkedNotice
                store={store}
                kind={dayNoticeKind}
                row={row}
                field="lines"
                label="알림장"
                longest={LONGEST_NOTICE_CHARACTERS}
                form={textForm}
              />
            )}
            <div className="lg:min-h-0 lg:overflow-y-auto">
              <LineList
                notice={notice}
                askName={askName}
                draftKey={`dayNotice:${store.scope}:${day}:line`}
              />
            </div>
            {row && (
              <div className="-mb-1 flex flex-wrap items-start justify-end gap-1 [&>*]:mt-0">
                {!isPast && !hasFamilies && (
                  <Link to="/mypage#family-page" className={buttonLook({ look: "text" })}>
                    가정에 링크로 알리기
                  </Link>
                )}
                {!isPast && hasLines && (
                  <Button variant="text" onClick={notice.clear}>
                    모두 지우기
                  </Button>
                )}
                <HistoryButton
                  of={NoticeHistory}
                  store={store}
                  ids={[day]}
                  subject={`${toKoreanDay(day)} 알림장`}
                />
              </div>
            )}
          </div>
          {(!isPast || (isNarrow && hasLines)) && (
            <div className="flex flex-col gap-3 docked max-md:order-last max-md:-mx-5 max-md:mt-auto max-md:-mb-5 lg:mt-auto">
              {!isPast && <LineForm store={store} day={day} notice={notice} />}
              {isNarrow && hasLines && <div className="flex gap-2">{ways}</div>}
            </div>
          )}
        </section>
        <SuggestionList store={store} day={day} nextWords={nextWords} notice={notice} />
      </div>
      <PrintNotice
        title={`${toKoreanDay(day)} 알림장`}
        place={place}
        heading={heading}
        lines={lines}
      />
    </>
  );
}

/** To the families, to the messenger and to the board; on a phone what goes home comes first. */
function Ways(props: {
  readonly isNarrow: boolean;
  /** Absent: their page is not open. */
  readonly onFamilies: (() => void) | undefined;
  readonly onCopy: () => void;
  readonly onStage: () => void;
}) {
  const { isNarrow, onFamilies, onCopy, onStage } = props;
  const isAhead = useIsAhead();
  return (
    <>
      {onFamilies && (
        <Button
          variant={isNarrow ? "filled" : "line"}
          className="max-md:order-last max-md:flex-1"
          icon={<Megaphone size={18} aria-hidden />}
          onClick={onFamilies}
        >
          가정에 알리기
        </Button>
      )}
      <Button
        variant={isNarrow && !onFamilies ? "filled" : "line"}
        className="max-md:order-last max-md:flex-1"
        icon={<Copy size={18} aria-hidden />}
        onClick={onCopy}
      >
        복사
      </Button>
      {!isAhead && (
        <Button
          variant={isNarrow ? "line" : "filled"}
          icon={<Presentation size={18} aria-hidden />}
          onClick={onStage}
        >
          칠판에 띄우기
        </Button>
      )}
    </>
  );
}
