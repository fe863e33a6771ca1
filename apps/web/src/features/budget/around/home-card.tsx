import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isEndingFull } from "@damim/domain/budget/balance.ts";
import { toWonWords } from "@damim/domain/budget/budget.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { Link } from "../../../ui/link.tsx";
import { readBudgets, useBudgets, type OpenBudget } from "../budget-rows.ts";

/** Only while money is left over shortly before its last day. */
export function isWanted({ store, today }: HomeCardQuestion): boolean {
  return listEnding(readBudgets(store), today).length > 0;
}

/** 남은 예산: what ends within thirty days with over a fifth of it still free. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <EndingOfYear store={store} /> : null;
}

function EndingOfYear({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const ending = listEnding(useBudgets(store), toSeoulDay(now()));
  return (
    <PrivatePart>
      <ul className="-mx-2 flex flex-col">
        {ending.map(({ budget, sum }) => (
          <li key={budget.id}>
            <Link
              to="/memo?about=budgetManage"
              className="press flex min-h-12 items-center gap-2.5 rounded-ctl px-2 text-14 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{budget.title}</span>{" "}
                <span className="text-13 text-fg-2">{toKoreanMonthDay(budget.until)}까지</span>
              </span>
              <b className="text-15 tabular-nums">{toWonWords(sum.free)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </PrivatePart>
  );
}

function listEnding(budgets: readonly OpenBudget[], today: CalendarDay): readonly OpenBudget[] {
  return budgets.filter(({ budget, sum }) => isEndingFull(budget, sum, today));
}
