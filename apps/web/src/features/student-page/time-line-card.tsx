import { addDays, toMonth, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toDayParts } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import { useState } from "react";
import { useFilePicture } from "../../data/files/use-file-picture.ts";
import { AttendanceSymbol, markColour } from "../../ui/attendance-symbol.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip, ChipButton } from "../../ui/chip.tsx";
import { Select } from "../../ui/field/select.tsx";
import type { PlacedEntry, TimeLine } from "./use-time-line.ts";

type Span = "year" | "quarter" | "month";

const spans: readonly { readonly value: Span; readonly label: string }[] = [
  { value: "year", label: "이 학년도" },
  { value: "quarter", label: "최근 석 달" },
  { value: "month", label: "최근 한 달" },
];
const spanDays: Readonly<Record<Exclude<Span, "year">, number>> = { quarter: 91, month: 31 };

export interface TimeLineFilter {
  readonly shown: readonly PlacedEntry[];
  /** Of the span, by source in their order. */
  readonly counts: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
  }[];
  readonly total: number;
  readonly sourceId: string | undefined;
  readonly span: Span;
  readonly chooseSource: (id: string | undefined) => void;
  readonly chooseSpan: (span: Span) => void;
}

/** What of the time line is shown: one source or all, and how far back. */
export function useTimeLineFilter(
  entries: readonly PlacedEntry[],
  { today, year }: { readonly today: CalendarDay; readonly year: DayRange },
): TimeLineFilter {
  const [sourceId, chooseSource] = useState<string>();
  const [span, chooseSpan] = useState<Span>("year");
  const from = span === "year" ? year.from : addDays(today, -spanDays[span]);
  const inSpan = entries.filter(({ day }) => day >= from);
  const sources = [...new Set(inSpan.map(({ source }) => source))].toSorted(
    (a, b) => a.order - b.order,
  );
  return {
    shown: sourceId ? inSpan.filter(({ source }) => source.id === sourceId) : inSpan,
    counts: sources.map((each) => ({
      id: each.id,
      label: each.label,
      count: inSpan.filter(({ source }) => source === each).length,
    })),
    total: inSpan.length,
    sourceId,
    span,
    chooseSource,
    chooseSpan,
  };
}

/** The time line, newest first under the heads of its months. */
export function TimeLineCard(props: {
  readonly timeLine: TimeLine;
  readonly filter: TimeLineFilter;
}) {
  const { timeLine, filter } = props;
  const { shown, counts, total, sourceId, span, chooseSource, chooseSpan } = filter;
  const months = [...new Set(shown.map(({ day }) => toMonth(day)))];
  return (
    <Card className="flex min-h-64 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <ChipButton isChosen={sourceId === undefined} onClick={() => chooseSource(undefined)}>
          모두 {total}
        </ChipButton>
        {counts.map(({ id, label, count }) => (
          <ChipButton key={id} isChosen={sourceId === id} onClick={() => chooseSource(id)}>
            {label} {count}
          </ChipButton>
        ))}
        <Select
          label="기간"
          isLabelHidden
          fieldSize="dense"
          value={span}
          options={spans}
          onValueChange={chooseSpan}
          className="ml-auto w-36"
        />
      </div>
      {timeLine.entries && shown.length === 0 && (
        <p className="py-10 text-center text-15 text-fg-2">이 기간에는 적어 둔 것이 없어요.</p>
      )}
      {months.map((month) => (
        <section key={month} aria-label={toKoreanMonth(month)}>
          <h2 className="mt-3 mb-1 text-17 font-bold">{toKoreanMonth(month)}</h2>
          <ol>
            {shown
              .filter(({ day }) => toMonth(day) === month)
              .map((entry) => (
                <Entry key={`${entry.source.id}~${entry.id}`} entry={entry} />
              ))}
          </ol>
        </section>
      ))}
      {timeLine.entries && !timeLine.hasPast && (
        <p className="mt-auto pt-2 text-13 text-fg-3">
          예전에 바뀐 번호 같은 것은 인터넷이 연결되면 여기에 보여요.
        </p>
      )}
    </Card>
  );
}

function Entry({ entry }: { readonly entry: PlacedEntry }) {
  const { day, title, detail, photo, mark, state, Picture } = entry;
  return (
    <li className="relative flex gap-3 pb-4 [content-visibility:auto] before:absolute before:top-8 before:bottom-0 before:left-18 before:w-0.5 before:bg-line-2 last:before:hidden">
      <span className="w-11 pt-1 text-right whitespace-nowrap">
        <span className="text-16 font-bold tabular-nums">{toDayParts(day).date}</span>{" "}
        <span className="text-13 text-fg-3">{toWeekdayLetter(day)}</span>
      </span>
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-pill ${mark ? markColour[mark.kind] : "bg-sunken text-fg-2"}`}
      >
        {mark ? (
          <AttendanceSymbol kind={mark.kind} reason={mark.reason} size={18} />
        ) : (
          <Picture size={18} aria-hidden />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48 pt-1">
          <span className="text-15 font-bold">{title}</span>
          {detail && <span className="block text-14 whitespace-pre-wrap text-fg-2">{detail}</span>}
        </span>
        {photo && <EntryPhoto photo={photo} title={title} />}
        {state && <Chip tone={state.tone}>{state.label}</Chip>}
      </span>
    </li>
  );
}

function EntryPhoto({ photo, title }: { readonly photo: FileId; readonly title: string }) {
  const address = useFilePicture(photo);
  if (!address) return null;
  return (
    <img
      src={address}
      alt={`${title} 사진`}
      className="max-h-32 max-w-48 rounded-chip border border-line-2"
    />
  );
}
