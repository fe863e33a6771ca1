import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  listCoverage,
  listLongUnseen,
  toUnseenWords,
  type StudentCoverage,
} from "@damim/domain/individual-record/coverage.ts";
import { readNote } from "@damim/domain/individual-record/note-record.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { toFirstSentence } from "@damim/domain/record/record.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { createNoteCommands } from "../notes/note-commands.ts";

/** 오래 못 본 학생: three at most, each with a field that writes a note. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return store ? <Unseen store={store} today={today} /> : null;
}

/** Whether there is anybody to be looked at: the card stands only then. */
export function isWanted(asked: HomeCardQuestion): boolean {
  return listUnseen(asked).length > 0;
}

function listUnseen({
  store,
  today,
  calendar,
}: Pick<HomeCardQuestion, "store" | "today" | "calendar">): readonly StudentCoverage[] {
  const members = listMembers(sortStudents(store.rows(studentKind).values()), today);
  const year = recordSchoolYear(today);
  return listLongUnseen(
    listCoverage(members, store.rows(noteKind).values(), { today, calendar, year }),
  );
}

function Unseen({ store, today }: Pick<HomeCardQuestion, "store" | "today">) {
  const calendar = useSchoolCalendar(recordSchoolYear(today));
  useRows(store, noteKind);
  useRows(store, studentKind);
  const unseen = listUnseen({ store, today, calendar });
  if (unseen.length === 0)
    return <p className="text-15 text-fg-2">요즘 모두 살펴봤어요. 기록은 개별기록에 있어요.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {unseen.map((row) => (
        <li key={row.student.id}>
          <UnseenField store={store} today={today} row={row} />
        </li>
      ))}
    </ul>
  );
}

function UnseenField(props: {
  readonly store: Store;
  readonly today: CalendarDay;
  readonly row: StudentCoverage;
}) {
  const { store, today, row } = props;
  const { student } = row;
  const commands = useCommands(createNoteCommands, store);
  const [text, change, clear] = useDraft(`unseen:${store.scope}:${student.id}`, "");
  const draft = { students: student.id, day: today, area: "생활", text };
  const read = readNote(draft, recordSchoolYear(today));
  const who = toStudentWords(student);
  const save = (): void => {
    if (!read.ok) return;
    clear();
    commands.write([], read.value, { who, isChange: false });
  };
  return (
    <Form onSubmit={save} className="flex items-end gap-2">
      <TextField
        label={`${who} · ${toUnseenWords(row)}`}
        fieldSize="dense"
        className="min-w-0 flex-1"
        placeholder="오늘 본 것"
        value={text}
        onValueChange={change}
        error={!read.ok && text.trim() !== "" ? toFirstSentence(read.refusal) : undefined}
      />
      {text.trim() !== "" && (
        <Button type="submit" variant="weak">
          저장
        </Button>
      )}
    </Form>
  );
}
