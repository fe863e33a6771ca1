import { toEntryId, toWonWords } from "@damim/domain/budget/budget.ts";
import { noEntryDetails, readEntry } from "@damim/domain/budget/entry-record.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { newId } from "../../../platform/random.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { SpentBar } from "../budgets/budget-list.tsx";
import { useBudgets, type OpenBudget } from "../budget-rows.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createBudgetCommands } from "../budget-commands.ts";

/** 남은 돈 of 메모: what is left of each open budget, and a field for what was just spent. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return store ? <MoneyLeft store={store} today={today} /> : null;
}

function MoneyLeft({ store, today }: { readonly store: Store; readonly today: CalendarDay }) {
  const isPast = useIsPast();
  const open = useBudgets(store).filter(({ budget }) => !budget.closedOn);
  return (
    <Card title="남은 돈" titleEnd={<Link to="/memo?about=budgetManage">예산관리</Link>}>
      {open.length === 0 && (
        <p className="py-2 text-15 text-fg-2">예산을 만들면 남은 돈이 보여요.</p>
      )}
      {open.length > 0 && !isPast && <SpentField store={store} open={open} today={today} />}
      <ul className="grid gap-2">
        {open.map(({ budget, sum }) => (
          <li key={budget.id}>
            <span className="flex items-baseline justify-between gap-3 text-15">
              <span className="min-w-0 truncate font-semibold">{budget.title}</span>
              <b className="shrink-0 tabular-nums">{toWonWords(sum.left)}</b>
            </span>
            <SpentBar sum={sum} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SpentField(props: {
  readonly store: Store;
  readonly open: readonly OpenBudget[];
  readonly today: CalendarDay;
}) {
  const { store, open, today } = props;
  const { now } = useTeacherData();
  const commands = useCommands(createBudgetCommands, store);
  const form = useFormDraft("money-line", { amount: "", item: "", budgetId: "" });
  const [errors, setErrors] = useState<{ readonly amount?: string; readonly item?: string }>({});
  const { amount, item } = form.fields;
  const chosen = open.find(({ budget }) => budget.id === form.fields.budgetId) ?? open[0];
  const change = (fields: Partial<typeof form.fields>): void => {
    form.change(fields);
    setErrors({});
  };
  const submit = (): void => {
    const draft = { ...noEntryDetails, type: "out", amount, item, day: today } as const;
    const parsed = readEntry(draft, recordSchoolYear(today));
    if (!chosen) return;
    if (!parsed.ok) {
      setErrors(parsed.refusal.sentences);
      return;
    }
    const id = toEntryId({ madeOn: today, uuid: newId(now()) });
    commands.saveEntry(id, undefined, { budgetId: chosen.budget.id, ...parsed.value });
    form.forget();
  };
  return (
    <Form onSubmit={submit} className="mb-3 flex flex-wrap items-start gap-2">
      {open.length > 1 && (
        <Select
          label="예산"
          isLabelHidden
          fieldSize="dense"
          className="w-full"
          value={chosen?.budget.id ?? ""}
          options={open.map(({ budget }) => ({ value: budget.id, label: budget.title }))}
          onValueChange={(budgetId) => change({ budgetId })}
        />
      )}
      <TextField
        label="쓴 돈"
        isLabelHidden
        fieldSize="dense"
        inputMode="numeric"
        placeholder="12,500"
        autoComplete="off"
        className="w-28"
        value={amount}
        onValueChange={(next) => change({ amount: next })}
        error={errors.amount}
      />
      <TextField
        label="품명"
        isLabelHidden
        fieldSize="dense"
        placeholder="색종이, 풀"
        autoComplete="off"
        enterKeyHint="done"
        className="min-w-0 flex-1"
        value={item}
        onValueChange={(next) => change({ item: next })}
        error={errors.item}
      />
      <Button type="submit" variant="line">
        적기
      </Button>
    </Form>
  );
}
