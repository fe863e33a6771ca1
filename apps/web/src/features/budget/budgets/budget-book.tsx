import { showWon, toWonWords, type KeptEntry } from "@damim/domain/budget/budget.ts";
import { Camera, Pencil, Scale } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import type { OpenBudget } from "../budget-rows.ts";
import { EntryTable } from "../entries/entry-table.tsx";

/** What is left of one budget, and its book. */
export function BudgetBook(props: {
  readonly open: OpenBudget;
  readonly isPast: boolean;
  /** The form stands beside it. */
  readonly hasForm: boolean;
  readonly onEdit: () => void;
  /** With the camera first, where the paper is in the hand. */
  readonly onAdd: (isShot: boolean) => void;
  readonly onMatch: () => void;
  readonly onOpen: (entry: KeptEntry) => void;
}) {
  const { open, isPast, hasForm, onEdit, onAdd, onMatch, onOpen } = props;
  const { budget, entries, sum } = open;
  const isTouch = useMedia("(pointer: coarse)");
  const match = (
    <Button variant="text" icon={<Scale size={18} aria-hidden />} onClick={onMatch}>
      잔액 맞추기
    </Button>
  );
  return (
    <section
      aria-label={budget.title}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line-2 bg-surface p-4 lg:min-h-0 lg:overflow-y-auto print:hidden"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="flex items-center gap-1 text-17 font-bold">
            {budget.title}
            {!isPast && (
              <Button variant="text" className="px-3!" aria-label="예산 고치기" onClick={onEdit}>
                <Pencil size={17} aria-hidden />
              </Button>
            )}
          </h2>
          <p className="text-14 text-fg-2 tabular-nums">
            받은 돈 {showWon(sum.given)} · 쓴 돈 {showWon(sum.spent)}
          </p>
        </div>
        <div className="text-right">
          <output
            aria-label="남은 돈"
            className={`block text-28 font-extrabold tabular-nums ${sum.left < 0 ? "text-danger" : ""}`}
          >
            {showWon(sum.left)}
            <span className="text-15 font-semibold">원 남음</span>
          </output>
          {sum.planned > 0 && (
            <p className="text-14 text-fg-2 tabular-nums">쓸 예정 빼면 {toWonWords(sum.free)}</p>
          )}
        </div>
      </div>
      {entries.length === 0 ? (
        <EmptyState title="아직 적은 것이 없어요">
          받은 돈을 「수입」으로 먼저 적으면 남은 돈이 보여요.
        </EmptyState>
      ) : (
        <EntryTable entries={entries} onOpen={onOpen} />
      )}
      {!isPast && isTouch && match}
      {!isPast && (
        <div className="sticky -bottom-4 -mx-4 mt-auto -mb-4 flex flex-wrap gap-2 bg-surface px-4 py-2 max-lg:-bottom-5 max-md:border-t max-md:border-line-2">
          {!hasForm && isTouch && (
            <Button
              className="max-md:flex-1"
              icon={<Camera size={18} aria-hidden />}
              onClick={() => onAdd(true)}
            >
              영수증 찍기
            </Button>
          )}
          {!hasForm && (
            <Button
              variant={isTouch ? "line" : "filled"}
              className={isTouch ? "" : "max-md:flex-1"}
              onClick={() => onAdd(false)}
            >
              지출 적기
            </Button>
          )}
          {!isTouch && match}
        </div>
      )}
    </section>
  );
}
