import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  reasonLabels,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { countInRecord } from "@damim/domain/attendance/count/attendance-counts.ts";
import { AttendanceSymbol } from "../../ui/attendance-symbol.tsx";
import { PrintedName } from "../../ui/paper/printed-name.tsx";
import { paperCell, paperLine, PrintSheet } from "./print-sheet.tsx";
import { toTripWords, type TotalsRow } from "./totals-rows.ts";

const columns = ["w-8", "w-20", ...Array.from({ length: 20 }, () => ""), "w-12", "w-10"];
const kindEdge = "border-l-2 border-l-fg";

/** 출결 통계 on paper: 4 kinds × 4 reasons with their sums, 체험학습 and papers. */
export function PrintTotals(props: {
  readonly title: string;
  readonly place: string;
  readonly rows: readonly TotalsRow[];
  readonly note: string;
  readonly today: string;
}) {
  const { rows, ...sheet } = props;
  const head = (
    <>
      <tr>
        <th rowSpan={2} className={`${paperCell}`}>
          번호
        </th>
        <th rowSpan={2} className={`${paperCell}`}>
          이름
        </th>
        {attendanceKinds.map((kind) => (
          <th key={kind} colSpan={5} className={`${paperCell} ${kindEdge} h-5 text-[12px]`}>
            {kindLabels[kind]}
          </th>
        ))}
        <th rowSpan={2} className={`${paperCell} ${kindEdge}`}>
          체험
          <br />
          학습
        </th>
        <th rowSpan={2} className={`${paperCell}`}>
          안 낸
          <br />
          서류
        </th>
      </tr>
      <tr>
        {attendanceKinds.flatMap((kind) => [
          ...attendanceReasons.map((reason) => (
            <th
              key={`${kind}-${reason}`}
              className={`${paperCell} font-normal ${reason === "illness" ? kindEdge : ""}`}
            >
              <span className="flex flex-col items-center">
                <AttendanceSymbol kind={kind} reason={reason} size={12} />
                {reason === "excused" ? "인정" : reasonLabels[reason]}
              </span>
            </th>
          )),
          <th key={`${kind}-sum`} className={paperCell}>
            계
          </th>,
        ])}
      </tr>
    </>
  );
  return (
    <PrintSheet {...sheet} columns={columns} head={head}>
      {rows.map(({ id, number, name, totals, more, isSum }, index) => (
        <tr
          key={id}
          className={`${paperLine} ${isSum ? "font-bold" : ""} ${index % 5 === 4 ? "[&>td]:border-b-fg" : ""}`}
        >
          <td className={paperCell}>{number ?? ""}</td>
          <td className={`${paperCell} font-semibold`}>
            <PrintedName name={name} />
          </td>
          {attendanceKinds.flatMap((kind) => [
            ...attendanceReasons.map((reason) => (
              <td
                key={`${kind}-${reason}`}
                className={`${paperCell} ${reason === "illness" ? kindEdge : ""}`}
              >
                {totals[kind][reason] || ""}
              </td>
            )),
            <td key={`${kind}-sum`} className={`${paperCell} font-bold`}>
              {countInRecord(totals, kind) || ""}
            </td>,
          ])}
          <td className={`${paperCell} ${kindEdge}`}>{more && toTripWords(more)}</td>
          <td className={paperCell}>{more?.missing || ""}</td>
        </tr>
      ))}
    </PrintSheet>
  );
}
