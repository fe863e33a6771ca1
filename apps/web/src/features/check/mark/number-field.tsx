import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

/**
 * 낸 번호: 「1-5 8 12」 and Enter. What was not understood stays in the field with its reason; what is half-typed outlives
 * a lock and a reload.
 */
export function NumberField(props: {
  /** Whose half-typed numbers. */
  readonly draftKey: string;
  readonly members: readonly RosterStudent[];
  readonly onHandIn: (students: readonly RosterStudent[]) => void;
}) {
  const { draftKey, members, onHandIn } = props;
  const [text, change, forget] = useDraft(draftKey, "");
  const [say, setSay] = useState("");
  const submit = (): void => {
    const { students, left, say: reason } = readNumbers(text, members);
    if (students.length > 0) onHandIn(students);
    change(left);
    if (left === "") forget();
    setSay(reason);
  };
  return (
    <Form onSubmit={submit} className="min-w-40 flex-1 md:max-w-88">
      <TextField
        label="낸 번호"
        isLabelHidden
        fieldSize="dense"
        placeholder="1-5 8 12"
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onValueChange={(next) => {
          change(next);
          setSay("");
        }}
        error={say || undefined}
        lead={
          <span aria-hidden className="shrink-0 text-14 font-semibold text-fg-2">
            낸 번호
          </span>
        }
      />
    </Form>
  );
}
