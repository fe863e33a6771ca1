import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import {
  LONGEST_LOG_LINE_CHARACTERS,
  MOST_LOG_LINES,
  toLogLineId,
  type DayLogLine,
  type LogLine,
} from "./daily-log.ts";

/** What one feature says of a day. */
export interface SourceFacts {
  readonly source: string;
  readonly facts: readonly { readonly id: string; readonly text: string }[];
}

/** A line as the log of an open day shows it. */
export interface ShownLine extends LogLine {
  /** Own words stand for the computed ones. */
  readonly isOwn: boolean;
  readonly isHidden: boolean;
}

/** The rows as the store holds them, by id. */
export type DayLogLines = ReadonlyMap<string, DayLogLine>;

/**
 * The lines of a day: what the features say, in their order, with the teacher's own words over it. Own words stay, also
 * when what they were about is gone. A line that was left out is there, and says so.
 */
export function listLogLines(
  sources: readonly SourceFacts[],
  rows: DayLogLines,
  day: CalendarDay,
): readonly ShownLine[] {
  const seen = new Set<string>();
  const computed = sources.flatMap(({ source, facts }) =>
    facts.map(({ id: fact, text }): ShownLine => {
      const id = toLogLineId({ day, source, fact });
      const said = rows.get(id);
      seen.add(id);
      return {
        source,
        fact,
        text: said?.text ?? text,
        isOwn: Boolean(said?.text),
        isHidden: said?.isHidden === true,
      };
    }),
  );
  const orphans = [...rows]
    .filter(([id, said]) => said.day === day && said.text && !seen.has(id))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { source, fact, text, isHidden }]): ShownLine => {
      return { source, fact, text: text ?? "", isOwn: true, isHidden: isHidden === true };
    });
  return [...computed, ...orphans];
}

/** One thing that became different after a day was closed; without `was` it is new, without `now` it is gone. */
export interface LogDifference {
  readonly source: string;
  readonly fact: string;
  readonly was: string | undefined;
  readonly now: string | undefined;
}

/** 「마친 뒤 바뀐 것」: what the records say today and did not say when the day was closed. */
export function compareLines(
  closed: readonly LogLine[],
  now: readonly ShownLine[],
): readonly LogDifference[] {
  const today = new Map(toKept(now).map((line) => [toKey(line), line.text]));
  const then = new Map(closed.map((line) => [toKey(line), line.text]));
  const changed = closed.flatMap((line): readonly LogDifference[] => {
    const { source, fact, text: was } = line;
    const text = today.get(toKey(line));
    return text === was ? [] : [{ source, fact, was, now: text }];
  });
  const added = toKept(now)
    .filter((line) => !then.has(toKey(line)))
    .map(({ source, fact, text }): LogDifference => ({ source, fact, was: undefined, now: text }));
  return [...changed, ...added];
}

/** What stands in the log, without what was left out, as a row can hold it. */
export function toKept(lines: readonly ShownLine[]): readonly LogLine[] {
  return lines
    .filter(({ isHidden }) => !isHidden)
    .slice(0, MOST_LOG_LINES)
    .map(({ source, fact, text }) => ({
      source,
      fact,
      text: text.slice(0, LONGEST_LOG_LINE_CHARACTERS),
    }));
}

function toKey({ source, fact }: Pick<LogLine, "source" | "fact">): string {
  return `${source}~${fact}`;
}
