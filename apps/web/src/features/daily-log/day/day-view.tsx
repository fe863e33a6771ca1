import { weatherLabels } from "@damim/domain/weather/weather-labels.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayLogKind, LONGEST_LOG_CHARACTERS } from "@damim/domain/daily-log/daily-log.ts";
import { compareLines, toKept, type ShownLine } from "@damim/domain/daily-log/log-lines.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import type { DayFactsSource } from "../../../kit/manifest/day-facts.ts";
import { HistoryButton } from "../../../kit/record/history-button.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Select } from "../../../ui/field/select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LineList } from "./line-list.tsx";
import { LogWords } from "./log-words.tsx";
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
  const isPast = useIsPast();
  const words = useDayWords(store, day);
  const { row } = words;
  const closed = row?.closed ?? undefined;
  const changed = closed && lines ? compareLines(closed.lines, lines) : [];
  const shown = closed?.lines.map((line) => ({ ...line, isOwn: false, isHidden: false })) ?? lines;
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
        <LogWords store={store} day={day} lines={lines} words={words} isDocked />
      </section>
    </div>
  );
}
