// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by class-table-page.tsx.
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { findStanding, type ClassTable } from "@damim/domain/class-table/class-table.ts";
import { lesson as lessonRecord } from "@damim/domain/class-table/lesson-record.ts";
import type { LessonChangeType } from "@damim/domain/class-table/lesson-change.ts";
import {
  toPlaceParts,
  toPlaceWords,
  type LessonPlace,
} from "@damim/domain/class-table/lesson-place.ts";
import { toLessonId } from "@damim/domain/class-table/lesson.ts";
import type { LessonWords } from "@damim/domain/class-table/plan-lesson.ts";
import { ArrowLeftRight } from "lucide-react";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Subjects } from "../rows/table-rows.ts";

// Small as they are, all come in one file.
export { SubjectDialog } from "../base/subject-dialog.tsx";
export { ChangeDialog } from "./change-dialog.tsx";
export { DayPlanDialog } from "./day-plan-dialog.tsx";

const LessonHistory = historyOf(() =>
  import("@damim/domain/class-table/lesson-record.ts").then((file) => file.lesson),
);

/** One lesson: what is learnt, what to bring, a note; and what else can become of it. */
export function LessonDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly place: LessonPlace;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly onClose: () => void;
  /** Takes it in hand. */
  readonly onPick: () => void;
  readonly onChange: (type: LessonChangeType) => void;
  readonly onSave: (words: LessonWords) => void;
}) {
  const { isOpen, store, place, table, subjects, onClose, onPick, onChange, onSave } = props;
  const { day, period } = toPlaceParts(place);
  const standing = findStanding(table, day, period);
  const id = toLessonId(table.lessons, standing);
  const words = table.lessons.get(id);
  const line = table.units().lines.get(place);
  const subject = `${toPlaceWords(place)} ${toLessonWords(standing.lesson, subjects)}`;
  const form = useFieldsForm({
    of: lessonRecord,
    key: `lesson:${id}`,
    names: ["unit", "bring", "note", "isHeld"],
    row: words ?? {},
    onSave,
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={subject}
      form={form}
      history={words && { of: LessonHistory, store, ids: [id], subject }}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="weak" icon={<ArrowLeftRight size={18} aria-hidden />} onClick={onPick}>
          다른 시간과 바꾸기
        </Button>
        <Button variant="line" onClick={() => onChange("replace")}>
          과목만 바꾸기
        </Button>
        <Button variant="line" onClick={() => onChange("cover")}>
          보강
        </Button>
        <Button variant="line" onClick={() => onChange("drop")}>
          결강
        </Button>
      </div>
      <TextField
        {...form.at("unit")}
        placeholder="7. 글쓴이의 마음"
        hint={line && `진도표: ${line}`}
      />
      {(line ?? words?.isHeld) && (
        <Checkbox
          {...form.at("isHeld")}
          hint="다음 수업에서 이 내용을 한 번 더 하고, 뒤의 진도가 한 시간씩 밀려요."
        />
      )}
      <TextField {...form.at("bring")} placeholder="물감, 붓" />
      <TextArea
        {...form.at("note")}
        rows={2}
        hint="배울 내용과 준비물은 칠판 화면에도 나와요. 메모는 여기에만 보여요."
      />
    </RecordDialog>
  );
}
