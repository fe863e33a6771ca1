// Loaded with what shows facts of a day.
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { toNoticeLines } from "@damim/domain/day-notice/notice-lines.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) => {
  const { length } = toNoticeLines(store.rows(dayNoticeKind).get(day));
  return length > 0 ? [{ id: "lines", text: `알림장 ${length}줄` }] : [];
};
