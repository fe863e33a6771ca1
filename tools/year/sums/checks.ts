import { readRound } from "@damim/domain/check/check-rows.ts";
import { listRounds } from "@damim/domain/check/check-rounds.ts";
import { readWrittenCalendar } from "../../../apps/web/src/data/use-school-calendar.ts";
import { readCheckRows } from "../../../apps/web/src/features/check/check-rows.ts";
import type { Sums } from "./sums.ts";

const ROUNDS = 3;

/** As the tiles of a check, its list 「안 낸 학생」 and 제출 조회 say it. */
export const checksSums: Sums = ({ year: store, profile, today, schoolYear }) => {
  const calendar = readWrittenCalendar(
    { years: new Map([[schoolYear, store]]), profile },
    schoolYear,
  );
  const rows = readCheckRows(store, { calendar, today });
  const marks = [...rows.marks.values()];
  return new Map(
    [...rows.checks].flatMap((check) => {
      const own = marks.filter(({ checkId }) => checkId === check.id);
      return listRounds(check, own, { calendar, until: today })
        .slice(-ROUNDS)
        .map((round) => readRound(rows, check, round))
        .flatMap(({ round, missing, rate }) => [
          [`${check.id} ${round} rate`, rate.shown] as const,
          ...missing.map(({ id }) => [`${check.id} ${round} ${id}`, "missing"] as const),
        ]);
    }),
  );
};
