// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by yearly-view.tsx.
import {
  kindLabels,
  reasonLabels,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { recordColumns } from "@damim/domain/attendance-year/former-totals.ts";
import { MOST_FORMER_DAYS, type FormerSchool } from "@damim/domain/student/former-school.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useId, useState } from "react";
import { useFormDraft } from "../../data/drafts/use-form-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { Form } from "../../ui/field/form.tsx";
import { RestoredNotice } from "../../ui/field/restored-notice.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

const DAYS = "수업일수";

/** 전입 전 출결: the numbers of the record that came with the pupil; empty fields are 0. */
export function FormerSchoolDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly student: RosterStudent | undefined;
  readonly onSave: (former: FormerSchool | null) => void;
}) {
  const { isOpen, onClose, student, onSave } = props;
  const formId = useId();
  const former = student?.formerSchool;
  const { fields, isRestored, change, forget, finish } = useFormDraft<Record<string, string>>(
    `former-school:${student?.id ?? ""}`,
    {
      [DAYS]: toText(former?.schoolDays),
      ...Object.fromEntries(
        recordColumns.map((code, at) => [toCodeLabel(code), toText(former?.counts[at])]),
      ),
    },
  );
  const days = fields[DAYS] ?? "";
  const counts = recordColumns.map((code) => fields[toCodeLabel(code)] ?? "");
  const [isChecked, setChecked] = useState(false);
  const findError = (text: string): string | undefined =>
    isChecked && toCount(text) === undefined
      ? `0에서 ${MOST_FORMER_DAYS} 사이의 수를 적어 주세요.`
      : undefined;
  const save = (): void => {
    setChecked(true);
    const numbers = counts.map(toCount);
    const schoolDays = toCount(days);
    const known = numbers.filter((count) => count !== undefined);
    if (schoolDays === undefined || known.length < numbers.length) return;
    const isEmpty = schoolDays === 0 && known.every((count) => count === 0);
    finish();
    onSave(isEmpty ? null : { schoolDays, counts: known });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="전입 전 출결"
      subtitle={student && `${student.number}번 ${student.name} · 앞 학교 학생부에 있는 수`}
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" size="large" form={formId}>
            저장
          </Button>
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={save} className="grid gap-4">
        {isRestored && <RestoredNotice onForget={forget} />}
        <TextField
          label="앞 학교 수업일수"
          inputMode="numeric"
          fieldSize="normal"
          hint="두 학교가 함께 센 날은 빼고 적어요."
          value={days}
          onValueChange={(text) => change({ [DAYS]: text })}
          error={findError(days)}
        />
        <div className="grid grid-cols-3 gap-3">
          {recordColumns.map((code, at) => (
            <TextField
              key={toCodeLabel(code)}
              label={`${reasonLabels[code.reason]} ${kindLabels[code.kind]}`}
              inputMode="numeric"
              fieldSize="dense"
              value={counts[at] ?? ""}
              onValueChange={(text) => change({ [toCodeLabel(code)]: text })}
              error={findError(counts[at] ?? "")}
            />
          ))}
        </div>
      </Form>
    </Dialog>
  );
}

function toText(count: number | undefined): string {
  return count ? String(count) : "";
}

/** Nothing where it is no number of days. */
function toCount(text: string): number | undefined {
  const typed = text.normalize("NFKC").trim();
  if (typed === "") return 0;
  return /^\d{1,3}$/.test(typed) && Number(typed) <= MOST_FORMER_DAYS ? Number(typed) : undefined;
}
