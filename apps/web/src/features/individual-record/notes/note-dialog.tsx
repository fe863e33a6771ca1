// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by use-note-dialog.tsx.
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { LONGEST_NOTE_TEXT_CHARACTERS, noteKind } from "@damim/domain/individual-record/note.ts";
import { listTogether } from "@damim/domain/individual-record/note-lists.ts";
import { searchMembers } from "@damim/domain/names/search-members.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { ApartButton } from "../../../kit/apart/apart-button.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import { PupilsField } from "../../../kit/names/pupils-field.tsx";
import { historyOf } from "../../../kit/record/history-of.ts";
import { studentNamer } from "../../../kit/record/name-student.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import type { RecordYear } from "../year/use-record-year.ts";
import { AreaField } from "./area-field.tsx";
import { useNoteForm, type NoteTarget } from "./use-note-form.ts";

const NoteHistory = historyOf(() =>
  import("@damim/domain/individual-record/note-record.ts").then((file) => file.note),
);

export interface NoteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly year: RecordYear;
  readonly target: NoteTarget;
}

/** 기록 쓰기: who, which area, when, and what was seen. */
export function NoteDialog({ isOpen, onClose, year, target }: NoteDialogProps) {
  const { store, members, areas, notes } = year;
  const { form, first, record, onBlur, leave, remove } = useNoteForm({
    year,
    target,
    isOpen,
    onSaved: onClose,
  });
  const { fields, change, errors } = form;
  const who = record ? studentNamer(store)(record.studentId) : "";
  const span = toSchoolYearSpan(year.year);
  const chosen = fields.students.split(" ").filter((id) => id !== "");
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={() => {
        leave();
        onClose();
      }}
      title={record ? "기록 고치기" : "기록 쓰기"}
      {...(record && { subtitle: `${who} · ${toKoreanDay(record.day)}` })}
      form={form}
      history={
        record && {
          of: NoteHistory,
          store,
          ids: [record.id],
          subject: `${who} 기록`,
          onReverted: onClose,
        }
      }
      onRemove={first && remove}
    >
      {record && (
        <ForkedNotice
          store={store}
          kind={noteKind}
          row={record}
          field="text"
          label="기록"
          longest={LONGEST_NOTE_TEXT_CHARACTERS}
          onChosen={form.forget}
        />
      )}
      {!record && (
        <PupilsField
          chosen={chosen}
          typed={fields.typed}
          search={searchMembers(members, fields.typed, chosen)}
          toWords={toStudentWords}
          nameChosen={studentNamer(store)}
          placeholder={chosen.length === 0 ? "번호나 이름, 여러 명은 1-5 8" : "더 고르기"}
          onChange={({ chosen, typed }) => change({ students: chosen.join(" "), typed })}
          error={errors.students}
        />
      )}
      <AreaField
        areas={areas}
        value={fields.area}
        onValueChange={(area) => change({ area })}
        error={errors.area}
      />
      <TextArea {...form.at("text")} placeholder="무엇을 보았나요?" rows={4} onBlur={onBlur} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DayField {...form.at("day")} isPast min={span.from} max={span.to} className="sm:w-56" />
        <ApartButton store={store} studentIds={record ? listTogether(record, notes) : chosen} />
      </div>
    </RecordDialog>
  );
}
