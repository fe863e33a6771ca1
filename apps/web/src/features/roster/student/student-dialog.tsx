import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useCheckedForm } from "../../../kit/form/use-checked-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { findDayBack } from "@damim/domain/student/coming-back.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import { formerKind, sayFormer } from "@damim/domain/former-pupil/former.ts";
import { listTags } from "@damim/domain/roster/filter-students.ts";
import {
  parseStudentDraft,
  toNumberDraft,
  toStudentDraft,
  type StudentDraft,
} from "@damim/domain/roster/student-draft.ts";
import { filterByClass, toClassWords } from "@damim/domain/school-year/class-choice.ts";
import type { ClassKey, RosterStudent, Student } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useNumbersOnly } from "../../../data/use-numbers-only.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { DoorOpen } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { findPhotoId, type ChosenPhoto } from "./chosen-photo.ts";
import { StudentFields } from "./student-fields.tsx";
import { useTypedStudent } from "./use-typed-student.ts";
import { StudentPhotoField } from "./student-photo-field.tsx";

const StudentHistory = historyOf(() =>
  import("./student-record-words.ts").then((file) => file.studentWords),
);
// Beside the form, so that it can say calmly that there is no network.
StudentHistory.preload().catch(() => undefined);

export interface StudentDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Absent: a new pupil. */
  readonly student: RosterStudent | undefined;
  readonly store: Store;
  /** Values that the form opens with besides those of the pupil: a write that the server did not take. */
  readonly typed?: Partial<StudentDraft> | undefined;
  /** Who holds a number: without those who have left. */
  readonly roster: readonly RosterStudent[];
  /** The pupils of the year with those who have left. */
  readonly everyone: readonly RosterStudent[];
  readonly ownClass: ClassKey | undefined;
  readonly today: CalendarDay;
  readonly year: SchoolYear;
  /** Another class than the own one, where a new pupil comes. */
  readonly intoClass: ClassKey | undefined;
  /** The photo that the form opens with when it is not the pupil's: of a write that was not taken. */
  readonly photo?: FileId | null | undefined;
  /** Resolves when the pupil is on this device. `newPhoto` takes the place of the photo of the row. */
  readonly onSave: (student: Student, newPhoto: Blob | undefined) => Promise<void>;
  readonly onRemove: (student: RosterStudent) => void;
  /** 「전출·유예」 was pressed; what was typed stays a draft. */
  readonly onLeave: (student: RosterStudent) => void;
  /** 「돌아온 날 고치기」 of one who left and came back. */
  readonly onReturn: (student: RosterStudent) => void;
}

/** One pupil: add, change, take off the roster. What can be undone is not asked about. */
export function StudentDialog(props: StudentDialogProps) {
  const { isOpen, onClose, store, roster, everyone, ownClass, intoClass, today, year } = props;
  const { onSave, onRemove, onLeave, onReturn } = props;
  // The row may change while its form is open: 되돌리기 in the history, another device.
  const student = everyone.find(({ id }) => id === props.student?.id) ?? props.student;
  const back = student && findDayBack(student);
  const former = useRow(store, formerKind, student?.id ?? "");
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const form = useCheckedForm();
  const [start] = useState(() =>
    toStudentDraft(student, filterByClass(everyone, intoClass ?? ownClass, ownClass)),
  );
  const formName = `${store.scope}~${student?.id ?? "new"}${props.typed ? "~mend" : ""}`;
  const { typed, isRestored, change, forget } = useTypedStudent(formName, props.typed);
  // What was not touched follows the row.
  const draft = { ...(student ? toStudentDraft(student, everyone) : start), ...typed };
  const [chosen, setChosen] = useState<ChosenPhoto>(
    props.photo === undefined ? { type: "as-it-was" } : { type: "stored", id: props.photo },
  );
  const [isBusy, setBusy] = useState(false);
  const hasNumbersOnly = useNumbersOnly(store);
  const parsed = parseStudentDraft(hasNumbersOnly ? toNumberDraft(draft) : draft, {
    roster,
    edited: student,
    ownClass,
    today,
    year,
    intoClass,
  });
  const errors = form.isChecked && !parsed.ok ? parsed.refusal.sentences : {};

  const submit = (): void => {
    if (!form.check(parsed.ok) || !parsed.ok || isBusy) return;
    setBusy(true);
    const photo = hasNumbersOnly ? null : findPhotoId(chosen, student?.photo);
    const newPhoto = !hasNumbersOnly && chosen.type === "new" ? chosen.picture : undefined;
    void onSave({ ...parsed.value, photo }, newPhoto)
      .then(forget)
      .finally(() => setBusy(false));
  };

  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={student ? toStudentWords(student) : "학생 추가"}
      subtitle={student ? sayFormer(former, year) : toClassWords(intoClass)}
      form={{ ...form, isRestored, forget, finish: forget, submit }}
      history={
        student && {
          of: StudentHistory,
          store,
          ids: [student.id],
          subject: toStudentWords(student),
          onOpenChange: setHistoryOpen,
        }
      }
      onRemove={student && (() => onRemove(student))}
      besideSave={null}
      saveLabel={student ? "저장" : "추가"}
      isBusy={isBusy}
      className="flex flex-col gap-4"
    >
      {!hasNumbersOnly && (
        <StudentPhotoField
          studentId={student?.id ?? ""}
          name={draft.name}
          photoId={findPhotoId(chosen, student?.photo)}
          chosen={chosen}
          isOpen={isOpen && !isHistoryOpen}
          onChoose={setChosen}
        />
      )}
      <StudentFields
        draft={draft}
        errors={errors}
        knownTags={listTags(everyone)}
        hasNumbersOnly={hasNumbersOnly}
        onChange={change}
      />
      {student && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line-2 pt-4">
          <p className="text-14 text-fg-2">
            {student.gone
              ? `${toKoreanMonthDay(student.gone.day)}까지 우리 반이에요 (${departureLabels[student.gone.kind]}).`
              : back
                ? `${toKoreanMonthDay(back)}부터 다시 우리 반이에요.`
                : "우리 반을 떠나면 기록은 남기고 명단에서만 옮겨요."}
          </p>
          {back && (
            <Button variant="text" onClick={() => onReturn(student)}>
              돌아온 날 고치기
            </Button>
          )}
          <Button
            variant="line"
            icon={<DoorOpen size={18} aria-hidden />}
            onClick={() => onLeave(student)}
          >
            전출·유예
          </Button>
        </div>
      )}
    </RecordDialog>
  );
}
