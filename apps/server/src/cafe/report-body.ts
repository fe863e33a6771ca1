import { REPORT_NOTE_MOST, REPORT_REASONS } from "@damim/domain/cafe/report-reason.ts";
import * as v from "valibot";

/** 알리기: why, and a few words. */
export const reportBody = v.object({
  reason: v.picklist(REPORT_REASONS),
  note: v.pipe(v.string(), v.maxLength(REPORT_NOTE_MOST)),
});
