import { hasTyped } from "@damim/domain/hangul/initial-consonants.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { useState, type ReactNode } from "react";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useIsPast, useDerived } from "../../../data/use-teacher-data.ts";
import { RecordPage } from "../../../kit/page/record-page.tsx";
import { studentNamer } from "../../../kit/record/name-student.ts";
import { Button } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { RecordYear } from "../use-record-year.ts";
import { isShown, NoteFilters, type NoteFilter } from "./note-filters.tsx";
import { noteColumns, toNoteRows } from "./note-rows.tsx";
import { useNoteDialog } from "./use-note-dialog.tsx";

const readNoteRows = (store: Store) =>
  toNoteRows(store.rows(noteKind).values(), studentNamer(store));

/** 날짜별 기록: what was seen of whom, the newest first. */
export function NotesView({ year, tabs }: { readonly year: RecordYear; readonly tabs: ReactNode }) {
  const { store, members, today } = year;
  const isPast = useIsPast();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<NoteFilter>({
    studentId: "",
    area: "",
    span: "",
    from: toSchoolYearSpan(year.year).from,
    to: today,
  });
  const { open, dialog } = useNoteDialog(year);
  const all = useDerived(store, [noteKind, studentKind], readNoteRows);
  const wanted = toPlain(search);
  const rows = all
    .filter((row) => isShown(row, filter, year))
    .filter(({ who, area, text }) => {
      if (wanted === "") return true;
      return hasTyped(who, search.trim()) || toPlain(`${area} ${text}`).includes(wanted);
    });
  const place = useClassLine(year.year, members);
  return (
    <>
      <RecordPage
        title="개별기록"
        views={tabs}
        classesOf={store}
        columns={noteColumns}
        rows={rows}
        search={[search, setSearch]}
        filters={<NoteFilters year={year} filter={filter} onFilter={setFilter} />}
        empty={
          all.length > 0 ? (
            <EmptyState title="고른 조건의 기록이 없어요">
              학생이나 영역, 기간을 바꿔 보세요.
            </EmptyState>
          ) : (
            <EmptyState
              picture={<Dami mood="glance" size={96} />}
              title="아직 기록이 없어요"
              actions={!isPast && <Button onClick={() => open({})}>첫 기록 쓰기</Button>}
            >
              수업 사이에 본 것을 한 줄씩 적어 두면 학년 말에 글이 돼요.
            </EmptyState>
          )
        }
        addLabel="기록 쓰기"
        onAdd={() => open({ ...(filter.studentId && { studentId: filter.studentId }) })}
        onOpen={({ id, isDraft, group }) => open(isDraft && group ? { group } : { id })}
        place={place}
      />
      {dialog}
    </>
  );
}

function toPlain(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, "");
}
