import { weatherLabels } from "../weather/weather-labels.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { FileId } from "../files/file.ts";
import type { LongTextFields } from "../record/long-text.ts";

/** One line of a day as it is kept when the day is closed. */
export interface LogLine {
  /** Which feature says it, and the id of its fact there. */
  readonly source: string;
  readonly fact: string;
  readonly text: string;
}

/** The words of one day; its row's id is the day. What other records say of the day is computed as long as it is open. */
export interface DayLog extends LongTextFields {
  readonly day: CalendarDay;
  readonly body?: string | null;
  readonly photos?: readonly FileId[] | null;
  /** Chosen by hand: a name of `weatherLabels`, or a later one. */
  readonly weather?: string | null;
  /** 「하루 마치기」: the lines as they stood, one value with its instant (epoch ms). */
  readonly closed?: { readonly at: number; readonly lines: readonly LogLine[] } | null;
}

/** What the teacher did with one line: own words for it, or left it out. */
export interface DayLogLine {
  readonly day: CalendarDay;
  readonly source: string;
  readonly fact: string;
  readonly text?: string | null;
  readonly isHidden?: boolean | null;
}

export const LONGEST_LOG_CHARACTERS = 4_000;
/** A class of forty by number and reason fits. */
export const LONGEST_LOG_LINE_CHARACTERS = 600;
export const MOST_LOG_LINES = 200;
export const MOST_LOG_PHOTOS = 5;

export const dayLogKind: RecordKind<DayLog, "dayLog"> = { name: "dayLog", version: 1 };
export const dayLogLineKind: RecordKind<DayLogLine, "dayLogLine"> = {
  name: "dayLogLine",
  version: 1,
};

/** `toLogLineId({ day: "2026-11-20", source: "attendance", fact: "absent" })` is "2026-11-20~attendance~absent". */
export function toLogLineId(line: Pick<DayLogLine, "day" | "source" | "fact">): string {
  return `${line.day}~${line.source}~${line.fact}`;
}

/** The picture of a day in words; nothing where none was chosen. */
export function toWeatherWords({ weather }: Pick<DayLog, "weather">): string {
  return (weather && weatherLabels[weather]) ?? "";
}

/** Whether a day has something of the teacher's own: a dot in the month. */
export function hasOwnWords({ body, photos }: Pick<DayLog, "body" | "photos">): boolean {
  return Boolean(body?.trim()) || (photos?.length ?? 0) > 0;
}
