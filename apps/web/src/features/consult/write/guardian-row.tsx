import type { RosterStudent } from "@damim/domain/student/student.ts";
import { GuardianNumbers } from "../../../kit/calling/guardian-numbers.tsx";
import { FieldRow } from "./field-row.tsx";

/** Whom to call, label and numbers in one, so that the fields below move once. */
export function GuardianRow({ student }: { readonly student: RosterStudent }) {
  return (
    <FieldRow label="번호">
      <GuardianNumbers student={student} />
    </FieldRow>
  );
}
