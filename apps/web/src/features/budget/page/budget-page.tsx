import { budgetKind } from "@damim/domain/budget/budget.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { KeptEntry } from "@damim/domain/budget/budget.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";
import { viewAtHand } from "../../../ui/arrival/view-at-hand.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { useBudgets } from "../budget-rows.ts";
import { BudgetBook } from "../budgets/budget-book.tsx";
import { BudgetList } from "../budgets/budget-list.tsx";
import { SettlementButtons } from "../settlement/settlement-buttons.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createBudgetCommands } from "../budget-commands.ts";

// A phone has no room for it.
const EntryPanel = viewAtHand(
  () => import("../entries/entry-panel.tsx").then((file) => file.EntryPanel),
  null,
);
const BudgetDialog = lazyOverlay(() => import("../budgets/budget-dialog.tsx"), "BudgetDialog");
const MatchDialog = lazyOverlay(() => import("../budgets/match-dialog.tsx"), "MatchDialog");
const EntryDialog = lazyOverlay(() => import("../entries/entry-dialog.tsx"), "EntryDialog");

/** Room for the form beside the book. */
const WIDE = "(width >= 72rem)";

/** 예산관리: what is left of the class's money, its book, and the sheet that settles it. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <BudgetsOfYear store={store} /> : null;
}

type Asked =
  | { readonly type: "budget"; readonly isNew: boolean }
  | { readonly type: "entry"; readonly entry: KeptEntry | undefined; readonly isShot?: boolean }
  | { readonly type: "match" };

function BudgetsOfYear({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const isWide = useMedia(WIDE);
  const budgets = useBudgets(store);
  const commands = useCommands(createBudgetCommands, store);
  const [shownId, setShownId] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  /** Each new entry begins with an empty window. */
  const [newCount, setNewCount] = useState(0);
  const today = toSeoulDay(now());
  const scope = parseScope(store.scope);
  const year = scope?.type === "year" ? scope.year : Number(today.slice(0, 4));
  const shown = budgets.find(({ budget }) => budget.id === shownId) ?? budgets[0];
  const close = (): void => setAsked(undefined);
  const isNew = asked?.type === "budget" && asked.isNew;
  const entry = asked?.type === "entry" ? asked.entry : undefined;
  const add = !isPast && (
    <Button
      variant={shown ? "weak" : "filled"}
      icon={<Plus size={18} aria-hidden />}
      onClick={() => setAsked({ type: "budget", isNew: true })}
    >
      예산 만들기
    </Button>
  );
  const shared = { store, year, today, commands };
  return (
    <div className="flex flex-1 flex-col gap-4 lg:min-h-0 print:block">
      {/* 정산서 stands in it on paper: its controls are hidden there, not the head. A phone has the money first. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:contents print:block!">
        <h1 className="title text-24 print:hidden">예산관리</h1>
        <div className="ml-auto flex flex-wrap gap-2 max-md:order-last max-md:ml-0 print:block">
          {shown && (
            <SettlementButtons
              open={shown}
              year={year}
              isPast={isPast}
              onSettle={() => commands.settle(shown.entries)}
            />
          )}
          {add && <div className="contents print:hidden">{add}</div>}
        </div>
      </div>
      {!shown ? (
        <Card className="flex-1 pt-10!">
          <EmptyOfYear
            kind={budgetKind}
            noun="예산"
            picture={<Dami mood="joy" />}
            title="아직 예산이 없어요"
            actions={add}
          >
            {isPast
              ? "이 해에는 예산을 적지 않았어요."
              : "학급운영비를 받았다면 예산을 만들고 영수증을 하나씩 적어 보세요. 남은 돈은 저절로 나와요."}
          </EmptyOfYear>
        </Card>
      ) : (
        <div className="grid flex-1 gap-4 md:grid-cols-[15rem_minmax(0,1fr)] lg:min-h-0 xl:grid-cols-[15rem_minmax(0,1fr)_22.5rem] print:block">
          <div className="grid min-h-0 print:hidden">
            <BudgetList budgets={budgets} shownId={shown.budget.id} onShow={setShownId} />
          </div>
          <BudgetBook
            open={shown}
            isPast={isPast}
            hasForm={isWide && !isPast}
            onEdit={() => setAsked({ type: "budget", isNew: false })}
            onAdd={(isShot) => {
              setNewCount(newCount + 1);
              setAsked({ type: "entry", entry: undefined, isShot });
            }}
            onMatch={() => setAsked({ type: "match" })}
            onOpen={(each) => setAsked({ type: "entry", entry: each })}
          />
          {isWide && !isPast && (
            <div className="grid min-h-0 print:hidden">
              <EntryPanel key={shown.budget.id} open={shown} {...shared} />
            </div>
          )}
        </div>
      )}
      <BudgetDialog
        key={isNew ? "new" : `budget-${shown?.budget.id}`}
        isOpen={asked?.type === "budget"}
        open={isNew ? undefined : shown}
        budgets={budgets}
        onClose={close}
        onMade={setShownId}
        {...shared}
      />
      {shown && (
        <>
          <EntryDialog
            key={`entry-${shown.budget.id}-${entry?.id ?? newCount}`}
            isOpen={asked?.type === "entry"}
            open={shown}
            entry={entry}
            isShot={asked?.type === "entry" && asked.isShot}
            onClose={close}
            {...shared}
          />
          <MatchDialog
            key={`match-${shown.budget.id}`}
            isOpen={asked?.type === "match"}
            open={shown}
            today={today}
            onClose={close}
            onMatch={commands.match}
          />
        </>
      )}
    </div>
  );
}
