import { listRoundsBetween, toRoundTitle } from "@damim/domain/check/check-rows.ts";
import { buildCheckTable } from "@damim/domain/check/check-table.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { useMemo } from "react";
import type { StudentCardProps } from "../../../kit/manifest/student-card.ts";
import { Card } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";
import { useCheckRows } from "../check-rows.ts";

const MOST = 5;

/** 제출: how much of the year's things came in, and what is missing, the newest first. */
export function Component({ store, student, year }: StudentCardProps) {
  const rows = useCheckRows(store);
  const found = useMemo(() => {
    const rounds = listRoundsBetween({ ...rows, students: [student] }, toSchoolYearSpan(year));
    const [row] = buildCheckTable(rounds, [student], "number");
    const missing = rounds.filter((round) => round.missing.length > 0);
    return row && { rate: row.rate, missing: missing.toReversed() };
  }, [rows, student, year]);
  if (!found) return null;
  const { rate, missing } = found;
  return (
    <Card title="제출" titleEnd={`${rate} 냈어요`}>
      {missing.length === 0 ? (
        <p className="text-15 text-fg-2">안 낸 것이 없어요.</p>
      ) : (
        <>
          <p className="text-14 text-fg-2">안 낸 것 {missing.length}개</p>
          <ul className="-mx-2 flex flex-col">
            {missing.slice(0, MOST).map(({ check, round }) => (
              <li key={`${check.id}~${round}`}>
                <Link
                  to={toCheckPlace(check.id, round)}
                  className="press flex min-h-11 items-center rounded-ctl px-2 text-15 font-semibold hover:bg-hover"
                >
                  {toRoundTitle(check, round)}
                </Link>
              </li>
            ))}
          </ul>
          {missing.length > MOST && (
            <Link
              to="/manageCheckListMemo"
              className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
            >
              모두 보기
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
