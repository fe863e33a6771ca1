import type { RosterStudent } from "@damim/domain/student/student.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { StudentDraft } from "@damim/domain/roster/student-draft.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import { findStudentMending, type StudentMending } from "./student-mend-state.ts";

/** The form of one pupil. Each opening is a fresh form; while it closes it keeps showing what it showed. */
interface StudentForm {
  readonly isOpen: boolean;
  readonly opening: number;
  readonly student: RosterStudent | undefined;
  readonly mending?: StudentMending | undefined;
  /** What a new pupil's form begins with: the joining day of one who comes during the year. */
  readonly typed?: Partial<StudentDraft> | undefined;
}

export interface StudentFormControl {
  readonly form: StudentForm;
  readonly open: (student: RosterStudent | undefined, typed?: Partial<StudentDraft>) => void;
  readonly close: () => void;
}

/** Opens the form of a pupil, also for a write that the server did not take, once for each of those. */
export function useStudentForm(store: Store): StudentFormControl {
  const [form, setForm] = useState<StudentForm>({ isOpen: false, opening: 0, student: undefined });
  const mending = findStudentMending(useLocation().state, store.refused());
  const [mendedAt, setMendedAt] = useState<string>();
  if (mending && mendedAt !== mending.at) {
    setMendedAt(mending.at);
    const student = store.rows(studentKind).get(mending.studentId);
    const { typed } = mending;
    setForm({ isOpen: true, opening: form.opening + 1, student, mending, typed });
  }
  const open = useCallback<StudentFormControl["open"]>((student, typed) => {
    setForm(({ opening }) => ({ isOpen: true, opening: opening + 1, student, typed }));
  }, []);
  const close = useCallback(() => setForm((shown) => ({ ...shown, isOpen: false })), []);
  return { form, open, close };
}
