import { weatherLabels } from "../weather/weather-labels.ts";
import type { RecordKind } from "@damim/sync/kind.ts";
import type { DayLog, DayLogLine } from "./day-log-record.ts";

/** One line of a day as it is kept when the day is closed. */
export interface LogLine {
  /** Which feature says it, and the id of its fact there. */
  readonly source: string;
  readonly fact: string;
  readonly text: string;
}

export type { DayLog, DayLogLine };

export const LONGEST_LOG_CHARACTERS = 4_000;
/** A class of forty by number and reason fits. */
export const LONGEST_LOG_LINE_CHARACTERS = 600;
export const MOST_LOG_LINES = 200;

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
