import type { ReactNode } from "react";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { showCell, type TableColumn } from "./table-column.ts";

const MM_A_LETTER = 2.2;
/** What A4 has between its margins. */
const UPRIGHT_MM = 186;
const ACROSS_MM = 277;

const cell = "border border-[#808080] px-1.5 py-1 text-left align-top";

/**
 * A table on A4: no line is cut, and each sheet repeats in its head what and whose it is. Only paper shows it.
 * The widest column takes what the others leave; where they leave it less than its own share, all share by width.
 */
export function PrintedTable<Row>(props: {
  readonly title: string;
  /** Whose: school, class and teacher. */
  readonly place: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly isAcross?: boolean;
  /** Below the title, on each sheet: what it comes to. */
  readonly sums?: string;
  /** At the foot. */
  readonly note: ReactNode;
}) {
  const { title, place, columns, rows, sums, isAcross = false, note } = props;
  const widest = Math.max(...columns.map(({ width }) => width));
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const isTight = total * MM_A_LETTER > (isAcross ? ACROSS_MM : UPRIGHT_MM);
  const toWidth = (width: number): string | undefined => {
    if (isTight) return `${(width * 100) / total}%`;
    return width === widest ? undefined : `${width * MM_A_LETTER}mm`;
  };
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
              {sums && <span className="mt-1 block font-bold tabular-nums">{sums}</span>}
            </th>
          </tr>
          <tr>
            {columns.map(({ head, key = head, width }) => (
              <th key={key} className={cell} style={{ width: toWidth(width) }}>
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
                  style={isFigure(column.text(row)) ? { whiteSpace: "nowrap" } : undefined}
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

/** A date, an hour, an amount: it is read whole, so its column is never narrower. */
function isFigure(words: string | number): boolean {
  return typeof words === "number" || /^[−+-]?\d[\d.,:-]*원?$/u.test(words);
}
