import { attendanceOracle } from "./oracles/attendance.ts";
import { budgetOracle } from "./oracles/budget.ts";
import { monthCloseOracle } from "./oracles/month-close.ts";
import type { Oracle } from "./oracles/oracle.ts";
import { attendanceSums } from "./sums/attendance.ts";
import { budgetSums } from "./sums/budget.ts";
import { monthCloseSums } from "./sums/month-close.ts";
import type { Sums } from "./sums/sums.ts";

/** Each second opinion with what it is an opinion on. */
export const opinions: readonly (readonly [Oracle, Sums])[] = [
  [attendanceOracle, attendanceSums],
  [budgetOracle, budgetSums],
  [monthCloseOracle, monthCloseSums],
];
