import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toShortKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RoundView } from "@damim/domain/check/check-rows.ts";
import type { CheckTableRow } from "@damim/domain/check/check-table.ts";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { CrossTable } from "../../../kit/table/cross-table.tsx";
import { PrintedCrossTable } from "../../../kit/table/printed-cross-table.tsx";
import { Link } from "../../../ui/link.tsx";
import { PrintedName } from "../../../ui/paper/printed-name.tsx";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";
import { LookUpCell } from "./look-up-cell.tsx";

interface LookUpTableProps {
  readonly rounds: readonly RoundView[];
  readonly table: readonly CheckTableRow[];
  readonly today: CalendarDay;
}

/** 제출 조회 on the screen; where who lacks most stands first, those who lack nothing fold into one line. */
export function LookUpTable(props: LookUpTableProps & { readonly isMissingFirst: boolean }) {
  const { table, isMissingFirst } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const parts = toParts(props);
  const lacking = table.filter((row) => row.missing > 0);
  const done = table.length - lacking.length;
  const isFolded = isMissingFirst && done > 0 && lacking.length > 0;
  return (
    <div className="md:min-h-0">
      <CrossTable
        label="제출 조회"
        corner={`${table.length}명`}
        {...parts}
        columns={parts.columns.map((column) => ({
          ...column,
          head: (
            <Link to={column.place} title={column.head} className="hover:underline">
              {column.head}
            </Link>
          ),
        }))}
        rows={isFolded && !isUnfolded ? lacking : table}
        after={
          isFolded && (
            <button
              type="button"
              aria-expanded={isUnfolded}
              className="press sticky left-0 flex h-11 w-full items-center justify-between px-4 text-left text-14 font-semibold text-fg-2 hover:bg-hover"
              onClick={() => setUnfolded(!isUnfolded)}
            >
              안 낸 것이 없는 학생 {done}명
              <ChevronDown size={18} aria-hidden className={isUnfolded ? "rotate-180" : ""} />
            </button>
          )
        }
      />
    </div>
  );
}

/** The same on paper, with everybody. */
export function PrintedLookUp(
  props: LookUpTableProps & { readonly title: string; readonly place: string },
) {
  const { title, place, table, today } = props;
  const parts = toParts(props);
  return (
    <PrintedCrossTable
      title={title}
      place={place}
      {...parts}
      name={({ student }) => (
        <>
          {student.number} <PrintedName name={student.name} />
        </>
      )}
      rows={table}
      note={`O 냈어요 · △ 늦게 · X 안 냄 · – 안 내도 됨 · ${today} 출력`}
    />
  );
}

function toParts({ rounds, table, today }: LookUpTableProps) {
  const missing = table.reduce((sum, row) => sum + row.missing, 0);
  return {
    columns: rounds.map(({ check, round, dueOn, rate }) => ({
      key: `${check.id}~${round}`,
      head: check.title,
      under: sayDue(dueOn, today),
      foot: rate.shown,
      place: toCheckPlace(check.id, round),
    })),
    name: ({ student }: CheckTableRow) => (
      <span className="flex gap-2">
        <span className="w-5 shrink-0 text-right font-medium text-fg-3">{student.number}</span>{" "}
        <span className="min-w-0 truncate">{student.name}</span>
      </span>
    ),
    cell: ({ cells }: CheckTableRow, at: number) => <LookUpCell cell={cells[at]} />,
    sums: [
      {
        head: "안 낸 것",
        cell: (row: CheckTableRow) => <b>{row.missing || ""}</b>,
        foot: missing,
      },
      { head: "냈어요", cell: (row: CheckTableRow) => row.rate, foot: "" },
    ],
    footLabel: "냈어요",
  };
}

function sayDue(dueOn: CalendarDay | undefined, today: CalendarDay) {
  if (dueOn === today) return <b className="text-danger">오늘까지</b>;
  return dueOn && toShortKoreanMonthDay(dueOn);
}
