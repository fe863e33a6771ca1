import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  reasonLabels,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { countInRecord } from "@damim/domain/attendance/count/attendance-counts.ts";
import { AttendanceSymbol, markColour } from "../../ui/attendance-symbol.tsx";
import { toTripWords, type TotalsRow } from "./totals-rows.ts";

const cell =
  "border-b border-line-2 min-w-9 px-1 py-2 text-center text-14 whitespace-nowrap tabular-nums";

/**
 * Pupils × (4 kinds × 4 reasons), then 체험학습 and papers. 출석인정 stands in its own quiet column and in no
 * sum. Paper has a table of its own (print-totals.tsx).
 */
export function TotalsTable({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    // The table scrolls inside its frame, so that the page itself never moves sideways.
    <section
      aria-label="출결 통계 표"
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line-2 bg-surface"
    >
      <table aria-label="출결 통계" className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={`${cell} w-14 text-fg-2`}>
              번호
            </th>
            <th
              scope="col"
              rowSpan={2}
              className={`${cell} sticky left-0 min-w-24 bg-surface px-2 text-left text-fg-2`}
            >
              이름
            </th>
            {attendanceKinds.map((kind) => (
              <th
                key={kind}
                scope="colgroup"
                colSpan={5}
                className={`${cell} border-l border-l-line font-bold ${markColour[kind]}`}
              >
                {kindLabels[kind]}
              </th>
            ))}
            <th scope="col" rowSpan={2} className={`${cell} border-l border-l-line px-2 text-fg-2`}>
              체험학습
              <span className="block text-12 font-medium">쓴 날/한 해</span>
            </th>
            <th scope="col" rowSpan={2} className={`${cell} px-2 text-fg-2`}>
              안 낸<span className="block">서류</span>
            </th>
          </tr>
          <tr>
            {attendanceKinds.flatMap((kind) => [
              ...attendanceReasons.map((reason) => (
                <th
                  key={`${kind}-${reason}`}
                  scope="col"
                  className={`${cell} text-12 font-medium text-fg-2 ${reason === "illness" ? "border-l border-l-line" : ""}`}
                >
                  <span className="flex flex-col items-center">
                    <AttendanceSymbol kind={kind} reason={reason} size={14} />
                    <span className="sr-only">{kindLabels[kind]} </span>
                    {reasonLabels[reason]}
                  </span>
                </th>
              )),
              <th key={`${kind}-sum`} scope="col" className={`${cell} text-13 font-bold`}>
                <span className="sr-only">{kindLabels[kind]} </span>계
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, name, totals, more, isSum }) => (
            <tr key={id} className={isSum ? "bg-sunken font-bold" : ""}>
              <td className={`${cell} text-fg-3`}>{number ?? ""}</td>
              <th
                scope="row"
                className={`${cell} sticky left-0 px-2 text-left font-semibold ${isSum ? "bg-sunken" : "bg-surface"}`}
              >
                {name}
              </th>
              {attendanceKinds.flatMap((kind) => [
                ...attendanceReasons.map((reason) => (
                  <td
                    key={`${kind}-${reason}`}
                    className={`${cell} ${reason === "illness" ? "border-l border-l-line" : ""} ${reason === "excused" ? "text-fg-3" : ""}`}
                  >
                    {totals[kind][reason] || ""}
                  </td>
                )),
                <td key={`${kind}-sum`} className={`${cell} font-bold`}>
                  {countInRecord(totals, kind) || ""}
                </td>,
              ])}
              <td className={`${cell} border-l border-l-line`}>{more && toTripWords(more)}</td>
              <td className={`${cell} font-semibold`}>{more?.missing || ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
