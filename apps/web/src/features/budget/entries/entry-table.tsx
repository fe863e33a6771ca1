import { isPlan, runBalance, sortEntries, toSigned } from "@damim/domain/budget/balance.ts";
import { showWon, type KeptEntry } from "@damim/domain/budget/budget.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Paperclip } from "lucide-react";
import { useMemo } from "react";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";

interface EntryRow extends KeptEntry {
  /** After it; nothing of what is only planned. */
  readonly left: number | undefined;
}

const columns: readonly TableColumn<EntryRow>[] = [
  {
    head: "품명 · 사용처",
    width: 30,
    text: ({ item, shop }) => [item, shop].filter(Boolean).join(" · "),
    show: (row) => (
      <>
        {row.item}
        {(row.shop || isPlan(row)) && (
          <span className="block text-13 font-normal text-fg-2">
            {[isPlan(row) ? "쓸 예정" : undefined, row.shop].filter(Boolean).join(" · ")}
          </span>
        )}
      </>
    ),
  },
  { head: "날짜", width: 10, text: ({ day }) => toKoreanMonthDay(day) },
  {
    head: "금액",
    width: 12,
    isNumber: true,
    text: (row) => sayAmount(row),
    show: (row) => (
      <b className={row.type === "out" ? (isPlan(row) ? "text-fg-2" : "") : "text-brand-strong"}>
        {sayAmount(row)}
      </b>
    ),
  },
  {
    head: "남은 돈",
    width: 12,
    isNumber: true,
    text: ({ left }) => (left === undefined ? "" : showWon(left)),
    show: ({ left, photos }) => (
      <span className="inline-flex items-center gap-1.5 text-fg-2">
        {left !== undefined && showWon(left)}
        {photos?.length ? (
          <>
            <Paperclip size={15} aria-hidden />
            <span className="sr-only">영수증 있음</span>
          </>
        ) : null}
      </span>
    ),
  },
];

/** 지출 목록: the book of a budget, the newest first, with what was left after each. */
export function EntryTable(props: {
  readonly entries: readonly KeptEntry[];
  readonly onOpen: (entry: KeptEntry) => void;
}) {
  const { entries, onOpen } = props;
  const rows = useMemo(() => {
    const left = new Map(runBalance(entries).map((after) => [after.id, after.left]));
    return sortEntries(entries)
      .map((entry): EntryRow => ({ ...entry, left: left.get(entry.id) }))
      .toReversed();
  }, [entries]);
  return <RecordTable label="지출 목록" columns={columns} rows={rows} onOpen={onOpen} />;
}

function sayAmount(entry: KeptEntry): string {
  return isPlan(entry) ? showWon(entry.amount) : showWon(toSigned(entry), true);
}
