import type { Result } from "@damim/domain/base/result.ts";
import type { DaySpan } from "@damim/domain/occurrence/repeat-rule.ts";
import type { IncomingCalendar } from "@damim/domain/schedule/incoming/incoming-event.ts";
import { readCalendarText } from "@damim/domain/schedule/incoming/read-calendar-text.ts";

/** What the worker is asked. */
export interface FileQuestion {
  readonly bytes: ArrayBuffer;
  readonly span: DaySpan;
}

export type IncomingResult = Result<IncomingCalendar, { readonly type: "NotACalendar" }>;

/** What a file says of a span of days. */
export function readIncomingFile({ bytes, span }: FileQuestion): IncomingResult {
  return readCalendarText(decode(bytes), span);
}

/** Old Korean programs write EUC-KR. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("euc-kr").decode(bytes);
  }
}
