import type { RecordKind } from "@damim/sync/kind.ts";
import type { DayNotice } from "./day-notice-record.ts";

export type { DayNotice };

export const LONGEST_NOTICE_LINE_CHARACTERS = 200;
export const MOST_NOTICE_LINES = 60;
/** Of all lines with what stands between them. */
export const LONGEST_NOTICE_CHARACTERS = MOST_NOTICE_LINES * (LONGEST_NOTICE_LINE_CHARACTERS + 1);
/** The area of a `snippet` that is a phrase of 알림장. */
export const NOTICE_AREA = "알림장";

export const dayNoticeKind: RecordKind<DayNotice, "dayNotice"> = { name: "dayNotice", version: 1 };
