import type { ReactNode } from "react";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import type { CrossTableProps } from "./cross-table.tsx";

/** As many columns of two-line heads as stand on A4 across. */
const COLUMNS_A_SHEET = 14;
const cell = "border border-[#808080] px-0.5 py-0 text-center";

/** A cross table on A4 across; more columns than a sheet has go on the next, the sums stand on the last. Only paper shows it. */
export function PrintedCrossTable<Row extends { readonly id: string }>(
  props: Pick<CrossTableProps<Row>, "columns" | "rows" | "name" | "cell" | "sums" | "footLabel"> & {
    readonly title: string;
    /** Whose: school, class and teacher. */
    readonly place: string;
    readonly note: ReactNode;
  },
) {
  const { title, place, note, columns, rows, name, cell: draw, sums, footLabel } = props;
  const sheets = Array.from({ length: Math.ceil(columns.length / COLUMNS_A_SHEET) }, (_, sheet) =>
    columns
      .map((column, at) => ({ ...column, at }))
      .slice(sheet * COLUMNS_A_SHEET, (sheet + 1) * COLUMNS_A_SHEET),
  );
  return sheets.map((shown, sheet) => {
    const isLast = sheet === sheets.length - 1;
    const ends = isLast ? sums : [];
    return (
      <section
        key={sheet}
        aria-hidden
        className={`print-landscape hidden text-[11px] leading-tight text-fg tabular-nums print:block ${isLast ? "" : "break-after-page"}`}
      >
        <table className="w-full table-fixed border-collapse">
          <colgroup>
            <col className="w-[28mm]" />
            {[...shown, ...ends].map((_, at) => (
              <col key={at} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th colSpan={1 + shown.length + ends.length} className="pb-1.5 text-left font-normal">
                <span className="flex items-end justify-between gap-4">
                  <span className="text-[20px] font-extrabold">{title}</span>
                  <span className="text-[12px]">{place}</span>
                </span>
              </th>
            </tr>
            <tr>
              <th className={cell} />
              {shown.map(({ key, head, under }) => (
                <th key={key} className={`${cell} align-bottom`}>
                  <span className="line-clamp-2 wrap-anywhere">{head}</span>
                  <span className="block font-normal">{under}</span>
                </th>
              ))}
              {ends.map(({ head }) => (
                <th key={head} className={`${cell} align-bottom`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="h-[17px] break-inside-avoid leading-none">
                <td className={`${cell} text-left font-semibold`}>{name(row)}</td>
                {shown.map(({ key, at }) => (
                  <td key={key} className={cell}>
                    {draw(row, at)}
                  </td>
                ))}
                {ends.map((sum) => (
                  <td key={sum.head} className={cell}>
                    {sum.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="h-[17px] font-bold">
              <td className={`${cell} text-left`}>{footLabel}</td>
              {shown.map(({ key, foot }) => (
                <td key={key} className={cell}>
                  {foot}
                </td>
              ))}
              {ends.map(({ head, foot }) => (
                <td key={head} className={cell}>
                  {foot}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <p className="mt-2 flex items-center justify-between">
          {note} <DamimWordmark height={16} />
        </p>
      </section>
    );
  });
}
