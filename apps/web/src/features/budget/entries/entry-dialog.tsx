// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by budget-page.tsx.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { asksBeforeChange } from "@damim/domain/budget/change-budget.ts";
import { type KeptEntry } from "@damim/domain/budget/budget.ts";
import { budgetEntry } from "@damim/domain/budget/entry-record.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import type { OpenBudget } from "../budget-rows.ts";
import type { BudgetCommands } from "../budget-commands.ts";
import { EntryFields } from "./entry-fields.tsx";
import { useEntryForm } from "./entry-form.ts";

const EntryHistory = historyOf(() =>
  import("@damim/domain/budget/entry-record.ts").then((file) => file.budgetEntry),
);

export interface EntryDialogProps {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly open: OpenBudget;
  readonly entry: KeptEntry | undefined;
  /** It opens with the camera. */
  readonly isShot?: boolean | undefined;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly commands: BudgetCommands;
  readonly onClose: () => void;
}

/** One entry, where the window has no room for the form beside the book, and every entry that is there already. */
export function EntryDialog(props: EntryDialogProps) {
  const { isOpen, store, open, entry, year, today, commands, onClose } = props;
  const of = useEntryForm({
    open,
    entry,
    year,
    today,
    onSave(id, after) {
      onClose();
      commands.saveEntry(id, entry, after);
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={entry ? `${budgetEntry.fields.type.labels[entry.type]} 고치기` : "지출 적기"}
      subtitle={open.budget.title}
      form={of.form}
      history={
        entry && {
          of: EntryHistory,
          store,
          ids: [entry.id],
          subject: `「${entry.item}」`,
          onReverted: onClose,
        }
      }
      onRemove={
        entry &&
        (() => {
          onClose();
          commands.removeEntry(entry);
        })
      }
    >
      {entry && asksBeforeChange(entry) && (
        <p role="note" className="rounded-ctl bg-warm-weak p-3 text-14 text-warm-strong">
          이미 정산한 내용이에요. 고치면 정산서에 「정산 뒤 고침」이라고 적혀요.
        </p>
      )}
      <EntryFields store={store} of={of} isShot={props.isShot} isAsked={!entry && !props.isShot} />
    </RecordDialog>
  );
}
