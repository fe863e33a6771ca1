import type { SaidOnce } from "../record/record.ts";
import { budget } from "../budget/budget-record.ts";

/** The records that are said once (`record/record.ts`): what holds for one of them holds for all. */
export const saidOnce: readonly SaidOnce[] = [budget];
