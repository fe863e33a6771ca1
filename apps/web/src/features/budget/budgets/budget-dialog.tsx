// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by budget-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { budgetChangeMessages, removeBudget } from "@damim/domain/budget/change-budget.ts";
import { budget as budgetRecord } from "@damim/domain/budget/budget-record.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import type { OpenBudget } from "../budget-rows.ts";
import type { BudgetCommands } from "../budget-commands.ts";

const BudgetHistory = historyOf(() =>
  import("@damim/domain/budget/budget-record.ts").then((file) => file.budget),
);

export interface BudgetDialogProps {
  readonly isOpen: boolean;
  readonly store: Store;
  /** Nothing makes a new one. */
  readonly open: OpenBudget | undefined;
  readonly budgets: readonly OpenBudget[];
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly commands: BudgetCommands;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** 예산 만들기, 예산 고치기. One with entries is deleted once they have gone to another. */
export function BudgetDialog(props: BudgetDialogProps) {
  const { isOpen, store, open, budgets, year, today, commands, onClose, onMade } = props;
  const [isMoving, setMoving] = useState(false);
  const form = useFieldsForm({
    of: budgetRecord,
    key: `budget:${open?.budget.id ?? "new"}`,
    names: ["title", "source", "way", "from", "until"],
    row: open?.budget ?? { from: today, until: toSchoolYearSpan(year).to },
    onSave(value) {
      onClose();
      if (open) commands.change(open.budget, value);
      else onMade(commands.add(value));
    },
  });
  const remove = (of: OpenBudget): void => {
    if (removeBudget(of.budget.id, of.entries).ok) {
      onClose();
      commands.remove(of.budget);
    } else setMoving(true);
  };
  return (
    <>
      <RecordDialog
        isOpen={isOpen}
        onClose={onClose}
        title={open ? "예산 고치기" : "예산 만들기"}
        saveLabel={open ? "저장" : "만들기"}
        form={form}
        history={
          open && {
            of: BudgetHistory,
            store,
            ids: [open.budget.id],
            subject: `「${open.budget.title}」`,
            onReverted: onClose,
          }
        }
        onRemove={open && (() => remove(open))}
      >
        <TextField {...form.at("title")} placeholder="학급운영비 2학기" />
        <div className="grid grid-cols-2 items-start gap-3">
          <Select {...form.at("source")} />
          <Select {...form.at("way")} />
          <DayField {...form.at("from")} />
          <DayField {...form.at("until")} />
        </div>
        {open && (
          <Button
            variant="text"
            className="justify-self-start"
            onClick={() => {
              onClose();
              commands.close(open.budget, !open.budget.closedOn);
            }}
          >
            {open.budget.closedOn ? "다시 열기" : "예산 닫기"}
          </Button>
        )}
      </RecordDialog>
      {open && (
        <MoveDialog
          isOpen={isMoving}
          open={open}
          others={budgets.filter(({ budget }) => budget.id !== open.budget.id)}
          onClose={() => setMoving(false)}
          onMove={(to) => {
            setMoving(false);
            onClose();
            commands.moveAndRemove(open.budget, open.entries, to.budget);
          }}
        />
      )}
    </>
  );
}

function MoveDialog(props: {
  readonly isOpen: boolean;
  readonly open: OpenBudget;
  readonly others: readonly OpenBudget[];
  readonly onClose: () => void;
  readonly onMove: (to: OpenBudget) => void;
}) {
  const { isOpen, open, others, onClose, onMove } = props;
  const [chosen, setChosen] = useState("");
  const to = others.find(({ budget }) => budget.id === chosen) ?? others[0];
  const count = open.entries.length;
  const words = toSentence(budgetChangeMessages, { type: "BudgetHasEntries", count });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`「${open.budget.title}」 지우기`}
      actLabel={to ? "옮기고 지우기" : "알겠어요"}
      isDangerous={to !== undefined}
      onAct={() => (to ? onMove(to) : onClose())}
      onClose={onClose}
    >
      <p>{words}</p>
      {to ? (
        <Select
          className="mt-3"
          fieldSize="normal"
          label="옮길 예산"
          value={to.budget.id}
          options={others.map(({ budget }) => ({ value: budget.id, label: budget.title }))}
          onValueChange={setChosen}
        />
      ) : (
        <p className="mt-2">다른 예산을 먼저 만들어 주세요.</p>
      )}
    </ConfirmDialog>
  );
}
