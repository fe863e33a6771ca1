import { attendanceOracle } from "./oracles/attendance.ts";
import { bookingOracle } from "./oracles/booking.ts";
import { bringOracle } from "./oracles/bring.ts";
import { budgetOracle } from "./oracles/budget.ts";
import { capsuleOracle } from "./oracles/capsule.ts";
import { checksOracle } from "./oracles/checks.ts";
import { drawsOracle } from "./oracles/draws.ts";
import { familyReportOracle } from "./oracles/family-report.ts";
import { hoursOracle } from "./oracles/hours.ts";
import { monthCloseOracle } from "./oracles/month-close.ts";
import type { Oracle } from "./oracles/oracle.ts";
import { padCardOracle } from "./oracles/pad-card.ts";
import { pointsOracle } from "./oracles/points.ts";
import { seatsOracle } from "./oracles/seats.ts";
import { surveyOracle } from "./oracles/survey.ts";
import { attendanceSums } from "./sums/attendance.ts";
import { bookingSums } from "./sums/booking.ts";
import { budgetSums } from "./sums/budget.ts";
import { checksSums } from "./sums/checks.ts";
import { drawsSums } from "./sums/draws.ts";
import { hoursSums } from "./sums/hours.ts";
import { monthCloseSums } from "./sums/month-close.ts";
import { padCardSums } from "./sums/pad-card.ts";
import { pointsSums } from "./sums/points.ts";
import { seatsSums } from "./sums/seats.ts";
import { surveySums } from "./sums/survey.ts";
import type { Sums } from "./sums/sums.ts";

/** Each second opinion with what it is an opinion on. */
export const opinions: readonly (readonly [Oracle, Sums])[] = [
  [attendanceOracle, attendanceSums],
  [bookingOracle, bookingSums],
  [budgetOracle, budgetSums],
  // What the product says of these stands in the acts themselves.
  [bringOracle, () => new Map()],
  [capsuleOracle, () => new Map()],
  [familyReportOracle, () => new Map()],
  [drawsOracle, drawsSums],
  [hoursOracle, hoursSums],
  [monthCloseOracle, monthCloseSums],
  [checksOracle, checksSums],
  [padCardOracle, padCardSums],
  [pointsOracle, pointsSums],
  [seatsOracle, seatsSums],
  [surveyOracle, surveySums],
];
