import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { sumBudget } from "@damim/domain/budget/balance.ts";
import { toWonWords } from "@damim/domain/budget/budget.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useEffect, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { KeyCap } from "../../../ui/key-cap.tsx";
import type { OpenBudget } from "../budget-rows.ts";
import type { BudgetCommands } from "../budget-commands.ts";
import { EntryFields } from "./entry-fields.tsx";
import { useEntryForm } from "./entry-form.ts";

interface EntryPanelProps {
  readonly store: Store;
  readonly open: OpenBudget;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly commands: BudgetCommands;
}

/** 지출 적기 beside the book: Enter saves, and an empty form stands there for the next receipt. */
export function EntryPanel(props: EntryPanelProps) {
  const [savedCount, setSavedCount] = useState(0);
  return (
    <EmptyPanel
      key={savedCount}
      {...props}
      takesFocus={savedCount > 0}
      onSaved={() => setSavedCount(savedCount + 1)}
    />
  );
}

function EmptyPanel(
  props: EntryPanelProps & { readonly takesFocus: boolean; readonly onSaved: () => void },
) {
  const { store, open, year, today, commands, takesFocus, onSaved } = props;
  const of = useEntryForm({
    open,
    entry: undefined,
    year,
    today,
    onSave(id, after) {
      commands.saveEntry(id, undefined, after);
      onSaved();
    },
  });
  const { form } = of;
  const { id: formId, ref, value } = form;
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>("input[inputmode=numeric]")?.focus();
  }, [takesFocus, ref]);
  const after = value && sumBudget([...open.entries, value]).left;
  return (
    <Card className="min-h-0 overflow-y-auto">
      <h2 className="sr-only">지출 적기</h2>
      <Form id={formId} ref={ref} onSubmit={form.submit} className="grid gap-3.5">
        {form.isRestored && <RestoredNotice onForget={form.forget} />}
        <EntryFields store={store} of={of} />
        <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex items-center gap-3 border-t border-line-2 bg-surface px-5 py-3">
          <p className="min-w-0 flex-1 text-14 text-fg-2">
            {after !== undefined && (
              <>
                적고 나면 <b className="text-fg tabular-nums">{toWonWords(after)}</b>
              </>
            )}
          </p>
          <KeyCap>Enter</KeyCap>
          <Button type="submit">저장</Button>
        </div>
      </Form>
    </Card>
  );
}
