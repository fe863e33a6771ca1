import type { YearMutant } from "./year-mutants.ts";

const domain = "packages/domain/src";
/** Of these numbers none needs a fault: fewer days with as many acts as 40 have, on one device. */
const calm = "--teachers 1 --devices 1 --calm --from 2026-03-02 --days 16 --pace 200";
const days = `${calm} --seed 105`;
/** Here a plan of seats waits at the end. */
const otherDays = `${calm} --seed 102`;

/** Numbers that a screen, a sheet or a paper would say wrongly: second opinions have to notice. */
export const sumMutants: readonly YearMutant[] = [
  {
    file: `${domain}/attendance-year/yearly-table.ts`,
    find: `if (day < from || day > to || !isCounted(mark, byId)) continue;`,
    replace: `if (day < from || day > to) continue;`,
    breaks: "A sum counts who has left.",
    days,
  },
  {
    file: `${domain}/attendance-year/yearly-table.ts`,
    find: `countBefore(openDays, (day) => day <= to)`,
    replace: `countBefore(openDays, (day) => day < to)`,
    breaks: "수업일수 of the year miss its last day.",
    days,
  },
  {
    file: `${domain}/attendance/count/attendance-counts.ts`,
    find: `  if (absence) return [absence];`,
    replace: `  if (absence) return marksOfDay;`,
    breaks: "An absent pupil counts as late on that day too.",
  },
  {
    file: `${domain}/student/membership.ts`,
    find: `from = from && from > back ? from : back;`,
    replace: `from = from && from > back ? from : day;`,
    breaks: "Who came back was there all the time.",
    days,
  },
  {
    file: `${domain}/attendance-papers/absence-case.ts`,
    find: `merged[field] ??= value;`,
    replace: `merged[field] = undefined ?? merged[field];`,
    breaks: "A paper that came counts as missing.",
    days,
  },
  {
    file: `${domain}/attendance-papers/absence.ts`,
    find: `mark.day <= next(last.day)`,
    replace: `mark.day < next(last.day)`,
    breaks: "An absence of three days asks for three papers.",
    days,
  },
  {
    file: `${domain}/attendance-papers/needed-papers.ts`,
    find: `return isLong || oncePerSemester.has(subReason) ?`,
    replace: `return isLong ?`,
    breaks: "A chronic illness asks for no paper of a doctor.",
    days,
  },
  {
    file: `${domain}/class-table/count-hours.ts`,
    find: `from: from > today ? from : today, to`,
    replace: `from: from > today ? from : addDays(today, 1), to`,
    breaks: "The hours of today are neither given nor left.",
    days,
  },
  {
    file: `${domain}/class-table/lay-ledger.ts`,
    find: `if (change.type === "drop") return [{ ...touched, lesson: undefined }];`,
    replace: `if (change.type === "drop") return [touched];`,
    breaks: "A lesson that was dropped counts as given.",
    days,
  },
  {
    file: `${domain}/class-table/class-table.ts`,
    find: `period > plan.lessons;`,
    replace: `period >= plan.lessons;`,
    breaks: "The last lesson of a day that was cut short is missing.",
    days,
  },
  {
    file: `${domain}/check/check-cells.ts`,
    find: `isMissing: isMember && isOpen(state) && !isAbsent,`,
    replace: `isMissing: isMember && isOpen(state),`,
    breaks: "Who is absent has not handed in.",
    days,
  },
  {
    file: `${domain}/check/check-cells.ts`,
    find: `isMember && state !== "exempt"`,
    replace: `isMember`,
    breaks: "Who need not hand in lowers the rate.",
    days,
  },
  {
    file: `${domain}/check/check-rounds.ts`,
    find: `round === "one" ? (check.closedOn ?? today)`,
    replace: `round === "one" ? today`,
    breaks: "A check that was closed asks those who came after.",
    days,
  },
  {
    file: `${domain}/point/point.ts`,
    find: `sum += amount;`,
    replace: `sum += Math.abs(amount);`,
    breaks: "Points that were taken away are given.",
    days,
  },
  {
    file: `${domain}/budget/settlement.ts`,
    find: `amount: type === "back" ? -amount : amount,`,
    replace: `amount,`,
    breaks: "What was brought back is spent a second time.",
    days,
  },
  {
    file: `${domain}/budget/settlement.ts`,
    find: `entry.type !== "in" && !isPlan(entry)`,
    replace: `entry.type !== "in"`,
    breaks: "A 정산서 has what was only planned.",
    days,
  },
  {
    file: `${domain}/budget/balance.ts`,
    find: `if (isPlan(entry)) planned += entry.amount;`,
    replace: `if (isPlan(entry) && entry.amount < 0) planned += entry.amount;`,
    breaks: "Planned money is free.",
    days,
  },
  {
    file: `${domain}/seats/seat-plan.ts`,
    find: `from <= today && !waits`,
    replace: `from <= today`,
    breaks: "A plan of seats that still waits is the one of today.",
    days: otherDays,
  },
  {
    file: `${domain}/draw/turns.ts`,
    find: `  return places.filter(({ at }) => at !== undefined).toSorted(`,
    replace: `  return places.filter(({ at, undone }) => at !== undefined || undone > 0).toSorted(`,
    breaks: "A name that was put back stays drawn.",
    days,
  },
  {
    file: `${domain}/draw/turns.ts`,
    find: `({ turn }) => (turn.before ?? places.length) === place)`,
    replace: `({ turn }) => turn.before === undefined && place === 0)`,
    breaks: "Who came into a round later stands in it at another place.",
    days,
  },
  {
    file: `${domain}/draw/turns.ts`,
    find: `return { id, item, member, at: at ?? undefined, undone: undone ?? 0 };`,
    replace: `return { id, item, member, at: at ?? (undone ? 1 : undefined), undone: undone ?? 0 };`,
    breaks: "A name that was put back cannot be drawn again.",
    days,
  },
];
