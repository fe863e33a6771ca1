import {
  attendanceKinds,
  attendanceReasons,
  kindLabels,
  reasonLabels,
} from "@damim/domain/attendance/attendance-code.ts";
import {
  type AttendanceTotals,
  countInRecord,
} from "@damim/domain/attendance/attendance-counts.ts";
import { AttendanceSymbol } from "./attendance-symbol.tsx";

/**
 * Sums by kind × reason at the foot of a printed sheet, with the sum of the record (출석인정 left out) at the right.
 * `cell` are the classes of the sheet's own cells. Only paper shows it.
 */
export function PrintedSums(props: { readonly totals: AttendanceTotals; readonly cell: string }) {
  const { totals, cell } = props;
  return (
    <table className="border-collapse text-center">
      <thead>
        <tr>
          <th className={`${cell} w-14`} />
          {attendanceReasons.map((reason) => (
            <th key={reason} className={`${cell} w-16`}>
              {reasonLabels[reason]}
            </th>
          ))}
          <th className={`${cell} w-10`}>계</th>
        </tr>
      </thead>
      <tbody>
        {attendanceKinds.map((kind) => (
          <tr key={kind}>
            <th className={cell}>{kindLabels[kind]}</th>
            {attendanceReasons.map((reason) => (
              <td key={reason} className={cell}>
                <span className="inline-flex items-center gap-1">
                  <AttendanceSymbol kind={kind} reason={reason} size={12} />
                  {totals[kind][reason]}
                </span>
              </td>
            ))}
            <td className={`${cell} font-bold`}>{countInRecord(totals, kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
