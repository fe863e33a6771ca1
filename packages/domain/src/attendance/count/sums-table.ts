import {
  type AttendanceKind,
  attendanceKinds,
  type AttendanceReason,
  attendanceReasons,
  kindLabels,
  reasonLabels,
} from "../code/attendance-code.ts";
import { type AttendanceTotals, countInRecord } from "./attendance-counts.ts";

/** Sums by kind × reason with their Korean heads, as a sheet shows them. */
export interface SumsTable {
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly kind: AttendanceKind;
    readonly label: string;
    readonly cells: readonly { readonly reason: AttendanceReason; readonly count: number }[];
    /** Of the record: 출석인정 is left out. */
    readonly sum: number;
  }[];
}

/**
 * Puts sums into the order of the attendance book: a row a kind, a column a reason.
 *
 * @example toSumsTable(noTotals).rows[0] // { kind: "absent", label: "결석", cells: […], sum: 0 }
 */
export function toSumsTable(totals: AttendanceTotals): SumsTable {
  return {
    heads: attendanceReasons.map((reason) => reasonLabels[reason]),
    rows: attendanceKinds.map((kind) => ({
      kind,
      label: kindLabels[kind],
      cells: attendanceReasons.map((reason) => ({ reason, count: totals[kind][reason] })),
      sum: countInRecord(totals, kind),
    })),
  };
}
