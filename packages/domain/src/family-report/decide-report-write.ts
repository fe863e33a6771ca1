import type { MessagesFor } from "../base/result.ts";

export interface ReportRefusal {
  readonly type: "report-fixed";
}

/**
 * Whether a teacher's device may write this to a report: its state, and nothing of what a family said. Of one that was
 * taken back meanwhile it changes nothing, and is no trouble of hers.
 *
 * @param sets the fields that it sets now
 */
export function decideReportWrite(sets: object): "write" | ReportRefusal["type"] {
  const names = Object.keys(sets);
  return names.every((name) => name === "state") ? "write" : "report-fixed";
}

export const reportRefusalMessages: MessagesFor<ReportRefusal> = {
  "report-fixed": () => "가정에서 알린 말은 고칠 수 없어요. 출결의 사유에 적어 주세요.",
};
