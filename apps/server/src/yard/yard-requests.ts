import { REPORT_NOTE_MOST, REPORT_REASONS } from "@damim/domain/cafe/report-reason.ts";
import { isFileId } from "@damim/domain/files/file.ts";
import * as v from "valibot";

/** How what a teacher does in 쌤마당 is taken: nothing of it is about a pupil. */
export const yardAct = { touches: [], isOneTransaction: true } as const;

/** An id that a device made. */
export const deviceId = v.pipe(v.string(), v.check(isFileId));

/** 알리기: why, and a few words. */
export const reportBody = v.object({
  reason: v.picklist(REPORT_REASONS),
  note: v.pipe(v.string(), v.maxLength(REPORT_NOTE_MOST)),
});

/** A sequence of a list, as it comes in an address. */
export function readSeq(text: string | undefined): number | undefined {
  const seq = Number(text);
  return text !== undefined && Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined;
}
