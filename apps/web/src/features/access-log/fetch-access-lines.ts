import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { takeAnswer } from "../../data/server/take-answer.ts";
import { askServer } from "../../data/server/ask-server.ts";

/** What was done with this account's data; requests within a few minutes are one line. */
export interface AccessLine {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly act: string;
  readonly subject: string;
  /** 「출결」; null where it is about no record. */
  readonly sort: string | null;
  readonly count: number;
  readonly people: readonly string[];
  readonly device: string | null;
  readonly address: string;
}

/** The lines of a month, newest first. Rejects when the server could not be asked. */
export async function fetchAccessLines(month: CalendarMonth): Promise<readonly AccessLine[]> {
  const asked = askServer<{ readonly lines: readonly AccessLine[] }>(
    "GET",
    `access-log?month=${month}`,
  );
  return (await takeAnswer(asked)).lines;
}
