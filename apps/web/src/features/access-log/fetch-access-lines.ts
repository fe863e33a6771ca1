import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";
import { readJsonAnswer } from "../../data/server/server-trouble.ts";

const REQUEST_TIMEOUT_MS = 20_000;

const lineSchema = v.object({
  firstAt: v.number(),
  lastAt: v.number(),
  act: v.string(),
  subject: v.string(),
  /** 「출결」; null where it is about no record, or a server of an older version answers. */
  sort: v.optional(v.nullable(v.string()), null),
  count: v.number(),
  people: v.array(v.string()),
  device: v.nullable(v.string()),
  address: v.string(),
});
const answerSchema = v.object({ lines: v.array(lineSchema) });

/** What was done with this account's data; requests within a few minutes are one line. */
export type AccessLine = v.InferOutput<typeof lineSchema>;

/** The lines of a month, newest first. Rejects when the server could not be asked. */
export async function fetchAccessLines(month: CalendarMonth): Promise<readonly AccessLine[]> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(apiUrl(`access-log?month=${month}`), { signal });
  return v.parse(answerSchema, await readJsonAnswer(response)).lines;
}
