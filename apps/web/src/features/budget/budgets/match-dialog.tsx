// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by budget-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { toWonWords } from "@damim/domain/budget/budget.ts";
import { budgetChangeMessages, matchBalance } from "@damim/domain/budget/change-budget.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Change } from "@damim/sync/change.ts";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCheckedForm } from "../../../kit/form/use-checked-form.ts";
import { newId } from "../../../platform/random.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import type { OpenBudget } from "../budget-rows.ts";

/** 잔액 맞추기: what the counted money differs by becomes an entry with its reason. */
export function MatchDialog(props: {
  readonly isOpen: boolean;
  readonly open: OpenBudget;
  readonly today: CalendarDay;
  readonly onClose: () => void;
  readonly onMatch: (changes: readonly Change[]) => void;
}) {
  const { isOpen, open, today, onClose, onMatch } = props;
  const { now } = useTeacherData();
  const form = useFormDraft(`match:${open.budget.id}`, { counted: "", reason: "" });
  const typed = form.fields;
  const { id, ref, isChecked, check } = useCheckedForm();
  const parse = () =>
    matchBalance(open.entries, typed, {
      budgetId: open.budget.id,
      day: today,
      uuid: newId(now()),
    });
  const parsed = parse();
  const refusal = isChecked && !parsed.ok ? parsed.refusal : undefined;
  const words = refusal && toSentence(budgetChangeMessages, refusal);
  const isReason = refusal?.type === "ReasonEmpty" || refusal?.type === "ReasonTooLong";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="잔액 맞추기"
      subtitle={`적힌 대로면 ${toWonWords(open.sum.left)} 남았어요`}
      width="confirm"
      footer={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={id} size="large">
            맞추기
          </Button>
        </DialogActions>
      }
    >
      <Form
        id={id}
        ref={ref}
        className="grid gap-4"
        onSubmit={() => {
          const result = parse();
          if (!check(result.ok) || !result.ok) return;
          onClose();
          onMatch(result.value);
          form.forget();
        }}
      >
        <TextField
          fieldSize="normal"
          label="세어 본 돈"
          inputMode="numeric"
          autoComplete="off"
          value={typed.counted}
          onValueChange={(counted) => form.change({ counted })}
          error={isReason ? undefined : words}
        />
        <TextField
          fieldSize="normal"
          label="사유"
          autoComplete="off"
          placeholder="잔돈을 덜 받음"
          value={typed.reason}
          onValueChange={(reason) => form.change({ reason })}
          error={isReason ? words : undefined}
        />
      </Form>
    </Dialog>
  );
}
