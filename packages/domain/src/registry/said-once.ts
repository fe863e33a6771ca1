import type { SaidOnce } from "../record/record.ts";
import { alarm } from "../alarm/alarm-record.ts";
import { budget } from "../budget/budget-record.ts";
import { budgetEntry } from "../budget/entry-record.ts";
import { check } from "../check/check-record.ts";
import { memoFolder } from "../memo/memo-folder.ts";
import { noticeRead } from "../notice/notice-read.ts";
import { point } from "../point/point-record.ts";

const all = [
  alarm,
  budget,
  budgetEntry,
  check,
  memoFolder,
  noticeRead,
  point,
] as const satisfies readonly SaidOnce[];

/** The records that are said once (`record/record.ts`): what holds for one of them holds for all. */
export const saidOnce: readonly SaidOnce[] = all;
export type SaidName = (typeof all)[number]["kind"]["name"];
