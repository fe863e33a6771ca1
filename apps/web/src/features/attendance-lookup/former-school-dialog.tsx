// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by yearly-view.tsx.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { figure } from "@damim/domain/record/fields.ts";
import { maybe } from "@damim/domain/record/vary-field.ts";
import {
  kindLabels,
  reasonLabels,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { recordColumns } from "@damim/domain/attendance-year/former-totals.ts";
import { MOST_FORMER_DAYS, type FormerSchool } from "@damim/domain/student/former-school.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { TextField } from "../../ui/field/text-field.tsx";

const DAYS = "수업일수";
const fields: Readonly<Record<string, ReturnType<typeof count>>> = {
  [DAYS]: count("앞 학교 수업일수"),
  ...Object.fromEntries(
    recordColumns.map((code) => [
      toCodeLabel(code),
      count(`${reasonLabels[code.reason]} ${kindLabels[code.kind]}`),
    ]),
  ),
};

/** 전입 전 출결: the numbers of the record that came with the pupil; empty fields are 0. */
export function FormerSchoolDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly student: RosterStudent | undefined;
  readonly onSave: (former: FormerSchool | null) => void;
}) {
  const { isOpen, onClose, student, onSave } = props;
  const former = student?.formerSchool;
  const form = useFieldsForm({
    of: { fields },
    key: `former-school:${student?.id ?? ""}`,
    names: Object.keys(fields),
    row: {
      [DAYS]: former?.schoolDays || null,
      ...Object.fromEntries(
        recordColumns.map((code, at) => [toCodeLabel(code), former?.counts[at] || null]),
      ),
    },
    onSave(read) {
      const all = [DAYS, ...recordColumns.map(toCodeLabel)].map((name) => read[name] ?? 0);
      const [schoolDays = 0, ...others] = all;
      // Nothing came along where all is 0.
      onSave(all.some((each) => each > 0) ? { schoolDays, counts: others } : null);
    },
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="전입 전 출결"
      subtitle={student && `${toStudentWords(student)} · 앞 학교 학생부에 있는 수`}
      form={form}
    >
      <TextField
        {...form.at(DAYS)}
        inputMode="numeric"
        hint="두 학교가 함께 센 날은 빼고 적어요."
      />
      <div className="grid grid-cols-3 gap-3">
        {recordColumns.map((code) => (
          <TextField
            key={toCodeLabel(code)}
            {...form.at(toCodeLabel(code))}
            inputMode="numeric"
            fieldSize="dense"
          />
        ))}
      </div>
    </RecordDialog>
  );
}

/** Empty is 0. */
function count(label: string) {
  const field = maybe(
    figure(label, {
      least: 0,
      most: MOST_FORMER_DAYS,
      unclear: `0에서 ${MOST_FORMER_DAYS} 사이의 수를 적어 주세요.`,
    }),
  );
  return { ...field, read: (typed: string) => field.read(typed.trim()) };
}
