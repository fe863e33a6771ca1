import { hasNameTyped } from "@damim/domain/hangul/initial-consonants.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { Plus, Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useIsPast, useDerived } from "../../../data/use-teacher-data.ts";
import { useClassChoice } from "../../../data/years/class-choice.ts";
import { studentNamer } from "../../../kit/record/name-student.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import { saveTable } from "../../../kit/table/save-table.ts";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ClassSwitch } from "../../../ui/field/class-switch.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";
import type { RecordYear } from "../year/use-record-year.ts";
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
      return hasNameTyped(who, search.trim()) || toPlain(`${area} ${text}`).includes(wanted);
    });
  const place = useClassLine(year.year, members);
  const isEmpty = rows.length === 0;
  const download = () => saveTable("개별기록.xlsx", "개별기록", noteColumns, rows);
  const add = () => open({ ...(filter.studentId && { studentId: filter.studentId }) });
  return (
    <>
      <div className="flex flex-col gap-4 pb-2 print:pb-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          <h1 className="title text-24">개별기록</h1>
          {tabs}
          <ClassSwitch {...useClassChoice(store)} />
          <div className="ml-auto flex flex-wrap gap-2">
            {!isEmpty && <OutputButtons onDownload={download} onPrint={printPage} />}
            {!isPast && (
              <Button
                icon={<Plus size={18} aria-hidden />}
                className="max-sm:order-first"
                onClick={add}
              >
                기록 쓰기
              </Button>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <TextField
            type="search"
            label="개별기록 찾기"
            isLabelHidden
            placeholder="찾기"
            fieldSize="dense"
            className="w-64 max-w-full max-sm:w-full"
            value={search}
            onValueChange={setSearch}
            lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
          />
          <NoteFilters year={year} filter={filter} onFilter={setFilter} />
        </div>
        {isEmpty ? (
          <Card className="print:hidden">
            <NoNotes
              isSearched={search.trim() !== ""}
              isFiltered={all.length > 0}
              onAdd={isPast ? undefined : () => open({})}
            />
          </Card>
        ) : (
          <>
            <RecordTable
              label="개별기록"
              columns={noteColumns}
              rows={rows}
              onOpen={({ id, isDraft, group }) => open(isDraft && group ? { group } : { id })}
            />
            <PrintedTable
              title="개별기록"
              place={place}
              columns={noteColumns}
              rows={rows}
              note={`${rows.length}건 · ${today} 출력`}
            />
          </>
        )}
      </div>
      {dialog}
    </>
  );
}

function NoNotes(props: {
  readonly isSearched: boolean;
  readonly isFiltered: boolean;
  readonly onAdd: (() => void) | undefined;
}) {
  const { isSearched, isFiltered, onAdd } = props;
  if (isSearched) return <EmptyState title="찾는 기록이 없어요">다른 말로 찾아보세요.</EmptyState>;
  if (isFiltered)
    return (
      <EmptyState title="고른 조건에 맞는 기록이 없어요">
        학생이나 영역, 기간을 바꿔 보세요.
      </EmptyState>
    );
  return (
    <EmptyOfYear
      kind={noteKind}
      noun="기록"
      picture={<Dami mood="glance" />}
      title="아직 기록이 없어요"
      actions={onAdd && <Button onClick={onAdd}>첫 기록 쓰기</Button>}
    >
      수업 사이에 본 것을 한 줄씩 적어 두면 학년 말에 글이 돼요.
    </EmptyOfYear>
  );
}

function toPlain(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, "");
}
