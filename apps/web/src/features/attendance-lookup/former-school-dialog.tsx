// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by yearly-view.tsx.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { ok, refuse, type Refusal, type Result } from "@damim/domain/base/result.ts";
import {
  kindLabels,
  reasonLabels,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { recordColumns } from "@damim/domain/attendance-year/former-totals.ts";
import { MOST_FORMER_DAYS, type FormerSchool } from "@damim/domain/student/former-school.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../kit/form/use-record-form.ts";
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
  const former = student?.formerSchool;
  const form = useRecordForm<Record<string, string>, FormerSchool | null, Unreadable>({
    key: `former-school:${student?.id ?? ""}`,
    stored: {
      [DAYS]: toText(former?.schoolDays),
      ...Object.fromEntries(
        recordColumns.map((code, at) => [toCodeLabel(code), toText(former?.counts[at])]),
      ),
    },
    parse: parseFormer,
    toErrors: ({ names }) =>
      Object.fromEntries(
        names.map((name) => [name, `0에서 ${MOST_FORMER_DAYS} 사이의 수를 적어 주세요.`]),
      ),
    onSave,
  });
  const { fields, change, errors } = form;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title="전입 전 출결"
      subtitle={student && `${toStudentWords(student)} · 앞 학교 학생부에 있는 수`}
      form={form}
    >
      <TextField
        label="앞 학교 수업일수"
        inputMode="numeric"
        fieldSize="normal"
        hint="두 학교가 함께 센 날은 빼고 적어요."
        value={fields[DAYS] ?? ""}
        onValueChange={(text) => change({ [DAYS]: text })}
        error={errors[DAYS]}
      />
      <div className="grid grid-cols-3 gap-3">
        {recordColumns.map((code) => (
          <TextField
            key={toCodeLabel(code)}
            label={`${reasonLabels[code.reason]} ${kindLabels[code.kind]}`}
            inputMode="numeric"
            fieldSize="dense"
            value={fields[toCodeLabel(code)] ?? ""}
            onValueChange={(text) => change({ [toCodeLabel(code)]: text })}
            error={errors[toCodeLabel(code)]}
          />
        ))}
      </div>
    </RecordDialog>
  );
}

function toText(count: number | undefined): string {
  return count ? String(count) : "";
}

interface Unreadable extends Refusal {
  readonly names: readonly string[];
}

/** Nothing came along where all is 0. */
function parseFormer(fields: Record<string, string>): Result<FormerSchool | null, Unreadable> {
  const read = (name: string): number | undefined => toCount(fields[name] ?? "");
  const names = Object.keys(fields).filter((name) => read(name) === undefined);
  if (names.length > 0) return refuse({ type: "Unreadable", names });
  const schoolDays = read(DAYS) ?? 0;
  const counts = recordColumns.map((code) => read(toCodeLabel(code)) ?? 0);
  return ok(
    schoolDays === 0 && counts.every((count) => count === 0) ? null : { schoolDays, counts },
  );
}

/** Nothing where it is no number of days. */
function toCount(text: string): number | undefined {
  const typed = text.normalize("NFKC").trim();
  if (typed === "") return 0;
  return /^\d{1,3}$/.test(typed) && Number(typed) <= MOST_FORMER_DAYS ? Number(typed) : undefined;
}
