import { toMonth, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth, toShortKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toChangeSides } from "@damim/domain/class-table/change-words.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import { countDebts, toDebtWords } from "@damim/domain/class-table/hours/count-debts.ts";
import type { LedgerEntry } from "@damim/domain/class-table/lay-ledger.ts";
import {
  changeTypeLabels,
  type KeptLessonChange,
} from "@damim/domain/class-table/lesson-change.ts";
import { toPlaceParts } from "@damim/domain/class-table/lesson-place.ts";
import { useState } from "react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { saveTable } from "../../../kit/table/save-table.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";
import type { Subjects } from "../rows/table-rows.ts";

// Both are small: one file is fetched for the two.
export { LostView } from "./lost-view.tsx";

interface LedgerRow {
  readonly id: string;
  readonly entry: LedgerEntry;
  /** Of the month that is shown, the first of its days. */
  readonly day: CalendarDay;
  readonly before: string;
  readonly after: string;
}

const columns: readonly TableColumn<LedgerRow>[] = [
  {
    head: "날짜",
    width: 8,
    text: ({ day }) => toShortKoreanMonthDay(day),
  },
  { head: "종류", width: 8, text: ({ entry }) => changeTypeLabels[entry.change.type] },
  { head: "원래", width: 24, text: ({ before }) => before },
  { head: "바뀐", width: 24, text: ({ after }) => after },
  { head: "선생님", width: 12, text: ({ entry }) => entry.change.with ?? "" },
  { head: "사유", width: 14, text: ({ entry }) => entry.change.reason ?? "" },
];

/** 교환·보강: what is owed to whom, and every change of the year with its way back; 결보강 내역 of a month for paper. */
export function LedgerView(props: {
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly today: CalendarDay;
  readonly place: string;
  readonly onTakeBack: (change: KeptLessonChange) => void;
}) {
  const { table, subjects, today, place, onTakeBack } = props;
  const isPast = useIsPast();
  const [month, setMonth] = useState("");
  const { entries } = table.ledger;
  const debts = countDebts(
    entries.map(({ change }) => change),
    today,
  );
  const months = [...new Set(entries.flatMap((entry) => listDays(entry).map(toMonth)))]
    .sort()
    .toReversed();
  // A swap over two months stands in both, each time under the day of it that is in that month.
  const rows = entries
    .flatMap((entry): readonly LedgerRow[] => {
      const day = listDays(entry).find((one) => one.startsWith(month));
      if (!day) return [];
      return [{ id: entry.change.id, entry, day, ...toChangeSides(entry, subjects) }];
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const withBack: readonly TableColumn<LedgerRow>[] = isPast
    ? columns
    : [
        ...columns,
        {
          head: "되돌리기",
          width: 8,
          text: () => "취소",
          show: ({ entry }) => (
            <Button variant="text" onClick={() => onTakeBack(entry.change)}>
              취소
            </Button>
          ),
        },
      ];
  const title = `결보강 내역${month ? ` ${month}` : ""}`;
  const download = () => saveTable(`${title}.xlsx`, "결보강 내역", columns, rows);
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState title="바꾼 수업이 없어요">
          이번 주에서 수업을 누르면 맞바꾸거나 보강을 적을 수 있어요.
        </EmptyState>
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Select
          label="달"
          isLabelHidden
          fieldSize="dense"
          value={month}
          options={[
            { value: "", label: "모든 달" },
            ...months.map((value) => ({ value, label: toKoreanMonth(value) })),
          ]}
          onValueChange={setMonth}
        />
        <span className="ml-auto flex flex-wrap gap-2">
          <OutputButtons onDownload={download} onPrint={printPage} />
        </span>
      </div>
      {debts.size > 0 && (
        <Card title="갚을 수업" titleEnd={debts.size} className="print:hidden">
          <ul aria-label="갚을 수업" className="grid gap-1">
            {[...debts].map(([who, hours]) => (
              <li key={who} className="text-15 font-semibold">
                {toDebtWords(who, hours)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <RecordTable label="교환·보강" columns={withBack} rows={rows.toReversed()} />
      <PrintedTable
        title={title}
        place={place}
        columns={columns}
        rows={rows}
        note={`${rows.length}건`}
      />
    </div>
  );
}

/** The days on which a change is felt, the first one first. */
function listDays({ change: { a, b } }: LedgerEntry): readonly CalendarDay[] {
  return [...new Set([a, ...(b ? [b] : [])].map((place) => toPlaceParts(place).day))].sort();
}
