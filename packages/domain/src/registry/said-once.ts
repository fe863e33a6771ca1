import type { SaidOnce } from "../record/record.ts";
import { budget } from "../budget/budget-record.ts";
import { check } from "../check/check-record.ts";
import { memoFolder } from "../memo/memo-folder.ts";
import { noticeRead } from "../notice/notice-read.ts";
import { point } from "../point/point-record.ts";

/** The records that are said once (`record/record.ts`): what holds for one of them holds for all. */
export const saidOnce: readonly SaidOnce[] = [budget, check, memoFolder, noticeRead, point];
