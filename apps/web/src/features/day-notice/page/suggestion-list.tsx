import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { findLastNotice, toNoticeLines } from "@damim/domain/day-notice/notice-lines.ts";
import { Check, Plus } from "lucide-react";
import type { Store } from "../../../data/teacher-data.ts";
import { useDerived, useRows } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { readSuggestions, suggestionKinds } from "./read-suggestions.ts";
import type { NoticeOfDay } from "./use-notice.ts";

/** 넣을 만한 것: what other records know, and the lines of the last time. A press takes one over. */
export function SuggestionList(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  /** 「내일」, 「11월 30일」. */
  readonly nextWords: string;
  readonly notice: NoticeOfDay;
}) {
  const { store, day, nextWords, notice } = props;
  const offers = useDerived(store, suggestionKinds, readSuggestions, day);
  const last = findLastNotice(useRows(store, dayNoticeKind).values(), day);
  const lastLines = toNoticeLines(last);
  const fresh = lastLines.filter((line) => !notice.lines.includes(line));
  const take = (text: string, sentence?: string): void => {
    const refused = notice.add(text, sentence);
    if (refused) showToast.error(refused);
  };
  const groups = { day: nextWords, papers: "서류", school: "학교" };
  return (
    <section
      aria-labelledby="notice-offers"
      className="rounded-card border border-line-2 bg-surface p-5 max-sm:p-4 lg:min-h-0 lg:overflow-y-auto"
    >
      <h2 id="notice-offers" className="text-17 font-bold">
        넣을 만한 것
      </h2>
      {offers.length === 0 ? (
        <p className="mt-2 text-15 text-fg-2">
          {nextWords} 수업의 준비물, 걷을 것, 일정을 적어 두면 여기에 나와요.
        </p>
      ) : (
        <ul aria-label="넣을 만한 것" className="mt-1">
          {offers.map(({ id, group, title, detail, text }, at) => {
            const isTaken = notice.lines.includes(text);
            return (
              <li key={id}>
                {group !== offers[at - 1]?.group && (
                  <h3 className="mt-3 mb-1 text-14 font-semibold text-fg-2">{groups[group]}</h3>
                )}
                <div className="flex min-h-12 items-center gap-3 py-1">
                  <p className={`min-w-0 flex-1 wrap-break-word ${isTaken ? "text-fg-2" : ""}`}>
                    <span className="block text-15 font-semibold">{title}</span>
                    <span className="block text-14 text-fg-2">{detail}</span>
                  </p>
                  {isTaken ? (
                    <span className="p-3 text-fg-2">
                      <Check size={18} aria-hidden />
                      <span className="sr-only">넣었어요</span>
                    </span>
                  ) : (
                    <Button
                      variant="weak"
                      className="px-3"
                      aria-label={`넣기: ${title}`}
                      onClick={() => take(text)}
                    >
                      <Plus size={18} aria-hidden />
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {last && (
        <div className="mt-4 border-t border-line-2 pt-3">
          <div className="flex items-center justify-between gap-2">
            <h3 className="text-14 font-semibold text-fg-2">
              {last.day === addDays(day, -1) ? "어제" : toKoreanMonthDay(last.day)} 알림장
            </h3>
            <Button
              variant="brandText"
              isDisabled={fresh.length === 0}
              onClick={() => take(fresh.join("\n"), "지난 알림장을 그대로 넣었어요")}
            >
              그대로 쓰기
            </Button>
          </div>
          <ol className="text-15 text-fg-2">
            {lastLines.map((line, at) => (
              <li key={at} className="py-0.5 wrap-break-word">
                {at + 1} {line}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
