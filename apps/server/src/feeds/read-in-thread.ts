import { Worker } from "node:worker_threads";
import type { DaySpan } from "@damim/domain/occurrence/repeat-rule.ts";
import type { FeedFailure } from "@damim/domain/schedule/incoming/followed-feed.ts";
import type { IncomingCalendar } from "@damim/domain/schedule/incoming/incoming-event.ts";
import type { readCalendarText } from "@damim/domain/schedule/incoming/read-calendar-text.ts";

const TIME_MAX_MS = 10_000;
const MEMORY_MAX_MB = 128;

export interface CalendarQuestion {
  readonly text: string;
  readonly span: DaySpan;
}

/**
 * Reads a calendar of a stranger's in a thread of its own, which ends with the answer: it may take all the time and memory that
 * there is, and a server that counts answers nobody.
 */
export function readInThread(
  asked: CalendarQuestion,
  timeMaxMs = TIME_MAX_MS,
): Promise<IncomingCalendar | Extract<FeedFailure, "notCalendar" | "unread">> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./calendar-worker.ts", import.meta.url), {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    });
    const end = (read: IncomingCalendar | "notCalendar" | "unread"): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => end("unread"), timeMaxMs);
    worker.once("message", (read: ReturnType<typeof readCalendarText>) =>
      end(read.ok ? read.value : "notCalendar"),
    );
    worker.once("error", () => end("unread"));
    worker.once("exit", () => end("unread"));
  });
}
