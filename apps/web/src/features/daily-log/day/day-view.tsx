import { weatherLabels } from "@damim/domain/weather/weather-labels.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayLogKind, LONGEST_LOG_CHARACTERS } from "@damim/domain/daily-log/daily-log.ts";
import { compareLines, toKept, type ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import { closeDay, reopenDay } from "@damim/domain/daily-log/write-log.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import type { DayFactsSource } from "../../../kit/manifest/day-facts.ts";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { NARROW, useMedia } from "../../../ui/use-media.ts";
import { LineList } from "./line-list.tsx";
import { useDayWords } from "./use-day-words.ts";

const LogHistory = historyOf(() =>
  import("@damim/domain/daily-log/day-log-record.ts").then((file) => file.dayLog),
);

const weathers = [
  { value: "", label: "날씨 고르기" },
  ...Object.entries(weatherLabels).map(([value, label]) => ({ value, label })),
];

/** One day: what the records say of it, the teacher's words, and 「하루 마치기」. */
export function DayView(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  readonly lines: readonly ShownLine[] | undefined;
  readonly sources: readonly DayFactsSource[];
}) {
  const { store, day, lines, sources } = props;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const isNarrow = useMedia(NARROW);
  const act = useAct(store);
  const words = useDayWords(store, day);
  const { row } = words;
  const closed = row?.closed ?? undefined;
  const changed = closed && lines ? compareLines(closed.lines, lines) : [];
  const shown = closed?.lines.map((line) => ({ ...line, isOwn: false, isHidden: false })) ?? lines;
  const isOver = day <= toSeoulDay(now());
  return (
    <div className="grid flex-1 gap-5 rounded-card border border-line-2 bg-surface p-5 max-sm:p-4 lg:min-h-0 lg:grid-cols-2 print:hidden">
      <section aria-labelledby="log-lines" className="min-w-0 lg:min-h-0 lg:overflow-y-auto">
        <h2 id="log-lines" className="mb-1 text-17 font-bold">
          오늘 모인 기록{" "}
          <span className="text-15 font-semibold text-fg-2">
            {shown ? toKept(shown).length : ""}
          </span>
        </h2>
        {shown && (
          <LineList
            store={store}
            day={day}
            lines={shown}
            sources={sources}
            isFixed={closed !== undefined || isPast}
          />
        )}
        {changed.length > 0 && (
          <Notice tone="warm" title={`마친 뒤 바뀐 것 ${changed.length}건`}>
            <ul>
              {changed.map(({ source, fact, was, now: after }) => (
                <li key={`${source}~${fact}`}>
                  {was && <s>{was}</s>} {after ? `→ ${after}` : "→ 없어짐"}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </section>
      <section aria-label="적은 말" className="flex min-w-0 flex-col gap-3 lg:min-h-0">
        {row && (
          <ForkedNotice
            store={store}
            kind={dayLogKind}
            row={row}
            field="body"
            label="일지"
            longest={LONGEST_LOG_CHARACTERS}
            onChosen={words.forget}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label="날씨"
            isLabelHidden
            fieldSize="dense"
            value={row?.weather ?? ""}
            options={weathers}
            isDisabled={isPast}
            onValueChange={words.chooseWeather}
          />
          {row && (
            <span className="ml-auto">
              <HistoryButton of={LogHistory} store={store} ids={[day]} subject="하루일지" />
            </span>
          )}
        </div>
        {/* On a phone it stays under the thumb while the lines are read. */}
        <div className="flex flex-col gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:gap-2 max-md:border-t max-md:border-line-2 max-md:bg-surface max-md:p-3">
          <TextArea
            label="일지"
            isLabelHidden
            rows={isNarrow ? 2 : 8}
            placeholder="오늘 기억할 일을 한두 줄 적어 두세요."
            readOnly={isPast}
            value={words.body}
            onValueChange={words.change}
            onBlur={words.onBlur}
            error={words.error}
          />
          {!isPast && lines && isOver && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="min-w-0 flex-1 text-14 text-fg-2">적는 대로 저장돼요.</p>
              {closed ? (
                <Button
                  variant="line"
                  onClick={() => void act(reopenDay(day), "이 날을 다시 열었어요")}
                >
                  다시 열기
                </Button>
              ) : (
                <Button
                  onClick={() => {
                    words.onBlur();
                    void act(
                      closeDay(day, lines, now(), store.rows(dayLogKind).get(day)),
                      "하루를 마쳤어요. 수고하셨어요",
                    );
                  }}
                >
                  하루 마치기
                </Button>
              )}
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
