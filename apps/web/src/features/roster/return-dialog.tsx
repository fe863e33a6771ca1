import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { sayAfterYear } from "@damim/domain/school-year/within-year.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import {
  checkDayBack,
  findDayBack,
  NEVER_LEFT,
  type DayBack,
} from "@damim/domain/student/coming-back.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useCheckedForm } from "../../kit/form/use-checked-form.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { DayBackChoice } from "./fields/day-back-choice.tsx";

/** A pupil who left is in the class again: since when, or that the leaving was said by mistake. */
export function ReturnDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly student: RosterStudent | undefined;
  readonly year: SchoolYear;
  readonly onReturn: (student: RosterStudent, back: DayBack) => void;
}) {
  const { isOpen, onClose, student, year, onReturn } = props;
  const { now } = useTeacherData();
  const known = student && findDayBack(student);
  const [back, setBack] = useState<DayBack>(known ?? toSeoulDay(now()));
  const { id, ref, isChecked, check } = useCheckedForm();
  if (!student) return null;
  const error =
    checkDayBack(back, student) ??
    (back === NEVER_LEFT || !back ? undefined : sayAfterYear(back, year));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${toStudentWords(student)} 다시 우리 반으로`}
      width="mark"
      footer={
        <DialogActions onCancel={onClose}>
          <Button size="large" type="submit" form={id}>
            {known ? "저장" : "다시 우리 반으로"}
          </Button>
        </DialogActions>
      }
    >
      <Form
        id={id}
        ref={ref}
        onSubmit={() => check(error === undefined) && onReturn(student, back)}
      >
        <DayBackChoice value={back} error={isChecked ? error : undefined} onValueChange={setBack} />
      </Form>
    </Dialog>
  );
}
