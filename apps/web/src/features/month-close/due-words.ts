import type { DueItem } from "@damim/domain/month-close/due-list.ts";

/** Unique among what is due. */
export function toDueId(item: DueItem): string {
  return `${item.type}~${item.case.absence.id}~${item.type === "paper" ? item.paper.type : ""}`;
}

/** 「결석신고서」, 「미인정 결석 2일째」. */
export function toDueTitle(item: DueItem): string {
  switch (item.type) {
    case "paper":
      return item.paper.label;
    case "unexcusedCall":
      return `미인정 결석 ${item.dayCount}일째`;
    case "weeklyCall":
      return "체험학습 주간 통화";
  }
}

/** Where it is done. */
export function toDuePlace({ type }: DueItem): string {
  return `/manageAttendance/close?view=${type === "weeklyCall" ? "trips" : "papers"}`;
}
