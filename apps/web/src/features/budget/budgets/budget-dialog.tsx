// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by budget-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import {
  budgetMessages,
  budgetRefusalFields,
  parseBudgetDraft,
  type BudgetDraft,
  type BudgetFields,
  type BudgetRefusal,
} from "@damim/domain/budget/budget-draft.ts";
import { budgetChangeMessages, removeBudget } from "@damim/domain/budget/change-budget.ts";
import { type BudgetSource, type BudgetWay } from "@damim/domain/budget/budget.ts";
import { budgetSourceLabels, budgetWayLabels } from "@damim/domain/budget/budget-labels.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import type { OpenBudget } from "../budget-rows.ts";
import type { BudgetCommands } from "../use-budget-commands.ts";

const BudgetHistory = historyOf(() =>
  import("../budget-words.ts").then((file) => file.budgetWords),
);

const sources = toOptions<BudgetSource>(budgetSourceLabels);
const ways = toOptions<BudgetWay>(budgetWayLabels);

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
  const form = useRecordForm<BudgetDraft, BudgetFields, BudgetRefusal>({
    key: `budget:${open?.budget.id ?? "new"}`,
    stored: open?.budget ?? {
      title: "",
      source: "classroom",
      way: "advance",
      from: today,
      until: toSchoolYearSpan(year).to,
    },
    parse: parseBudgetDraft,
    toErrors: (refusal) => ({
      [budgetRefusalFields[refusal.type]]: toSentence(budgetMessages, refusal),
    }),
    onSave(value) {
      onClose();
      if (open) commands.change(open.budget, value);
      else onMade(commands.add(value));
    },
  });
  const { fields, change, errors } = form;
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
        <TextField
          fieldSize="normal"
          label="예산 이름"
          placeholder="학급운영비 2학기"
          value={fields.title}
          onValueChange={(title) => change({ title })}
          error={errors.title}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <Select
            fieldSize="normal"
            label="어디서 온 돈"
            value={fields.source}
            options={sources}
            onValueChange={(source) => change({ source })}
          />
          <Select
            fieldSize="normal"
            label="쓰는 방법"
            value={fields.way}
            options={ways}
            onValueChange={(way) => change({ way })}
          />
          <TextField
            type="date"
            fieldSize="normal"
            label="시작하는 날"
            value={fields.from}
            onValueChange={(from) => change({ from })}
            error={errors.from}
          />
          <TextField
            type="date"
            fieldSize="normal"
            label="끝나는 날"
            value={fields.until}
            onValueChange={(until) => change({ until })}
            error={errors.until}
          />
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

function toOptions<T extends string>(labels: Readonly<Record<T, string>>) {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
