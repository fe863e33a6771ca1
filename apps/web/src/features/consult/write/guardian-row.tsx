import type { RosterStudent } from "@damim/domain/student/student.ts";
import { GuardianNumbers } from "../../../kit/calling/guardian-numbers.tsx";
import { FieldRow } from "./field-row.tsx";

/** Whom to call, label and numbers in one, so that the fields below move once. */
export function GuardianRow(props: { readonly student: RosterStudent; readonly label: string }) {
  return (
    <FieldRow label={props.label}>
      <GuardianNumbers student={props.student} />
    </FieldRow>
  );
}
