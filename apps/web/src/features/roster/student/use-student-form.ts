import type { RosterStudent } from "@damim/domain/student/student.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { StudentDraft } from "@damim/domain/roster/student-draft.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { findStudentMending, type StudentMending } from "./student-mend-state.ts";

/** What the form of a pupil is about. */
interface StudentForm {
  readonly student: RosterStudent | undefined;
  readonly mending?: StudentMending;
  /** What a new pupil's form begins with: the joining day of one who comes during the year. */
  readonly typed?: Partial<StudentDraft> | undefined;
}

/** The form of a pupil; opens by itself for a write that the server did not take, once for each of those. */
export function useStudentForm(store: Store) {
  const form = useOpened<StudentForm>();
  const mending = findStudentMending(useLocation().state, store.refused());
  const [mendedAt, setMendedAt] = useState<string>();
  if (mending && mendedAt !== mending.at) {
    setMendedAt(mending.at);
    const student = store.rows(studentKind).get(mending.studentId);
    form.open({ student, mending, typed: mending.typed });
  }
  return form;
}
