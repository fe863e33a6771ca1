import { listShares, type BudgetSum } from "@damim/domain/budget/balance.ts";
import { budgetWayLabels, showWon } from "@damim/domain/budget/budget.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Card } from "../../../ui/card.tsx";
import type { OpenBudget } from "../budget-rows.ts";

/** The budgets with what is left of each, and where the money of the shown one went. */
export function BudgetList(props: {
  readonly budgets: readonly OpenBudget[];
  readonly shownId: string | undefined;
  readonly onShow: (id: string) => void;
}) {
  const { budgets, shownId, onShow } = props;
  const shown = budgets.find(({ budget }) => budget.id === shownId);
  const shares = shown ? listShares(shown.entries).filter(({ spent }) => spent > 0) : [];
  const most = Math.max(1, ...shares.map(({ spent }) => spent));
  return (
    <Card className="flex min-h-0 flex-col gap-4 overflow-y-auto p-0!">
      <ul aria-label="예산 목록">
        {budgets.map(({ budget, sum }) => (
          <li key={budget.id} className="border-b border-line-2">
            <button
              type="button"
              aria-current={budget.id === shownId || undefined}
              onClick={() => onShow(budget.id)}
              className="press w-full border-l-[3px] border-transparent px-4 py-3 text-left hover:bg-hover aria-current:border-brand aria-current:bg-brand-weak"
            >
              <span className="block text-15 font-bold">{budget.title}</span>
              <span className="block text-13 text-fg-2">
                {budgetWayLabels[budget.way]} · {toKoreanMonthDay(budget.until)}까지
                {budget.closedOn ? " · 닫음" : ""}
              </span>
              <SpentBar sum={sum} />
              <span className="block text-18 font-extrabold tabular-nums">
                {showWon(sum.left)}
                <span className="text-14 font-semibold">원 남음</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shares.length > 0 && (
        <section aria-labelledby="budget-shares" className="mt-auto px-4 pb-4 max-md:hidden">
          <h2 id="budget-shares" className="mb-2 text-15 font-bold">
            어디에 썼나
          </h2>
          <ul className="grid gap-1.5">
            {shares.map(({ group, spent }) => (
              <li key={group} className="grid grid-cols-[6rem_1fr_auto] items-center gap-2 text-13">
                <span className="truncate">{group}</span>
                <span className="h-2 rounded-pill bg-sunken">
                  <span
                    className="block h-full rounded-pill bg-fg-2"
                    style={{ width: `${(spent / most) * 100}%` }}
                  />
                </span>
                <b className="tabular-nums">{showWon(spent)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

/** What is spent, and lighter behind it what is planned, of what was given. */
export function SpentBar({ sum }: { readonly sum: BudgetSum }) {
  const toPart = (won: number): string =>
    `${Math.min(100, sum.given > 0 ? (Math.max(0, won) / sum.given) * 100 : 0)}%`;
  return (
    <span aria-hidden className="relative my-2 block h-2 overflow-hidden rounded-pill bg-sunken">
      <span
        className="absolute inset-y-0 left-0 bg-brand-line"
        style={{ width: toPart(sum.spent + sum.planned) }}
      />
      <span className="absolute inset-y-0 left-0 bg-brand" style={{ width: toPart(sum.spent) }} />
    </span>
  );
}
