import type { ReactNode } from "react";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { showCell, type TableColumn } from "./table-column.ts";

const cell = "border border-[#808080] px-1.5 py-1 text-left align-top";

/**
 * A table on A4: no line is cut, and each sheet repeats in its head what and whose it is. Only paper shows it.
 * The widest column takes what the others leave.
 */
export function PrintedTable<Row>(props: {
  readonly title: string;
  /** Whose: school, class and teacher. */
  readonly place: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly isAcross?: boolean;
  /** At the foot. */
  readonly note: ReactNode;
}) {
  const { title, place, columns, rows, isAcross = false, note } = props;
  const widest = Math.max(...columns.map(({ width }) => width));
  return (
    <section
      aria-hidden
      className={`${isAcross ? "print-landscape" : "print-upright"} hidden text-[12px] leading-tight text-fg print:block`}
    >
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th colSpan={columns.length} className="pb-2 text-left font-normal">
              <span className="flex items-end justify-between gap-4">
                <span className="text-[20px] font-extrabold">{title}</span>
                <span>{place}</span>
              </span>
            </th>
          </tr>
          <tr>
            {columns.map(({ head, key = head, width }) => (
              <th
                key={key}
                className={cell}
                style={width === widest ? undefined : { width: `${width * 2.2}mm` }}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="break-inside-avoid">
              {columns.map((column) => (
                <td
                  key={column.key ?? column.head}
                  className={`${cell} ${column.isNumber ? "text-right tabular-nums" : ""}`}
                >
                  {showCell(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex items-center justify-between">
        {note} <DamimWordmark height={18} />
      </p>
    </section>
  );
}
