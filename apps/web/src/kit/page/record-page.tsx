import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { Plus, Search } from "lucide-react";
import type { ReactNode } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { useClassChoice } from "../../data/years/class-choice.ts";
import { printPage } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ClassSwitch } from "../../ui/field/class-switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { OutputButtons } from "../../ui/paper/output-buttons.tsx";
import { saveTable } from "../table/save-table.ts";
import { PrintedTable } from "../table/printed-table.tsx";
import { RecordTable } from "../table/record-table.tsx";
import type { TableColumn } from "../table/table-column.ts";

export interface RecordPageProps<Row extends { readonly id: string }> {
  readonly title: string;
  /** Beside the title, where the page has other views too: tabs. */
  readonly views?: ReactNode;
  /** Of the year whose classes are chosen from. Absent: they are no matter of a class. */
  readonly classesOf?: Store;
  readonly columns: readonly TableColumn<Row>[];
  /** Those that class, search and filters leave, in the order of screen, paper and file. */
  readonly rows: readonly Row[];
  readonly search: readonly [text: string, change: (text: string) => void];
  readonly filters?: ReactNode;
  /** Where there is nothing yet: `<EmptyState>`. */
  readonly empty: ReactNode;
  /** 「상담 적기」. */
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly onOpen: (row: Row) => void;
  /** Whose, on paper: `useClassLine`. */
  readonly place: string;
}

/** Records of one sort: class, search and filters, the list, its file and paper, and a new one. */
export function RecordPage<Row extends { readonly id: string }>(props: RecordPageProps<Row>) {
  const { title, views, classesOf, columns, rows, filters, empty, addLabel, onAdd, onOpen, place } =
    props;
  const [search, changeSearch] = props.search;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const download = () => saveTable(`${title}.xlsx`, title, columns, rows);
  const isEmpty = rows.length === 0;
  return (
    <div className="flex flex-col gap-4 py-2 print:py-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">{title}</h1>
        {views}
        {classesOf && <ClassesOf store={classesOf} />}
        <div className="ml-auto flex flex-wrap gap-2">
          {!isEmpty && <OutputButtons onDownload={download} onPrint={printPage} />}
          {!isPast && (
            <Button
              icon={<Plus size={18} aria-hidden />}
              className="max-sm:order-first"
              onClick={onAdd}
            >
              {addLabel}
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <TextField
          type="search"
          label={`${title} 찾기`}
          isLabelHidden
          placeholder="찾기"
          fieldSize="dense"
          className="w-64 max-w-full max-sm:w-full"
          value={search}
          onValueChange={changeSearch}
          lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
        />
        {filters}
      </div>
      {isEmpty ? (
        <Card className="print:hidden">
          {search.trim() === "" ? (
            empty
          ) : (
            <EmptyState title="찾는 기록이 없어요">다른 말로 찾아 보세요.</EmptyState>
          )}
        </Card>
      ) : (
        <>
          <RecordTable label={title} columns={columns} rows={rows} onOpen={onOpen} />
          <PrintedTable
            title={title}
            place={place}
            columns={columns}
            rows={rows}
            toKey={({ id }) => id}
            note={`${rows.length}건 · ${toSeoulDay(now())} 출력`}
          />
        </>
      )}
    </div>
  );
}

function ClassesOf({ store }: { readonly store: Store }) {
  return <ClassSwitch {...useClassChoice(store)} />;
}
