import type { ReactNode } from "react";

/** One column of a table whose columns are records too. */
export interface CrossColumn {
  readonly key: string;
  /** At most two lines. */
  readonly head: ReactNode;
  /** Below the head, in small letters. */
  readonly under?: ReactNode;
  readonly foot: ReactNode;
}

export interface CrossTableProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly corner: ReactNode;
  readonly columns: readonly CrossColumn[];
  readonly rows: readonly Row[];
  /** 「12 백현우」. */
  readonly name: (row: Row) => ReactNode;
  readonly cell: (row: Row, column: number) => ReactNode;
  /** The sums at the right. */
  readonly sums: readonly {
    readonly head: string;
    readonly cell: (row: Row) => ReactNode;
    readonly foot: ReactNode;
  }[];
  readonly footLabel: string;
  /** One line over the whole width below the rows. */
  readonly after?: ReactNode;
}

const edge = "border-b border-line-2";
const stuck = "sticky z-1 bg-surface";

/** What is summed stands apart. */
const toSumEdge = (at: number): string => (at === 0 ? "border-l border-l-line" : "");

/** Pupils × records in a frame of its own: head, names and foot stay while it scrolls, sideways too. Ten columns stand at 1280. */
export function CrossTable<Row extends { readonly id: string }>(props: CrossTableProps<Row>) {
  const { label, corner, columns, rows, name, cell, sums, footLabel, after } = props;
  const nameLook = `${stuck} left-0 z-2 w-38 min-w-38 max-w-38 px-4 text-left max-sm:w-28 max-sm:min-w-28 max-sm:px-3`;
  return (
    <section
      aria-label={`${label} 표`}
      tabIndex={0}
      className="relative max-h-full overflow-auto rounded-card border border-line-2 bg-surface max-md:max-h-[75dvh] print:hidden"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 tabular-nums">
        <thead>
          <tr>
            <th
              scope="col"
              className={`${edge} ${nameLook} top-0 z-3 py-2 align-bottom text-14 font-semibold text-fg-2`}
            >
              {corner}
            </th>
            {columns.map(({ key, head, under }) => (
              <th
                key={key}
                scope="col"
                className={`${edge} ${stuck} top-0 z-2 min-w-16 px-1 py-2 align-bottom text-13 leading-tight font-semibold`}
              >
                <span className="mx-auto line-clamp-2 max-w-24 break-keep wrap-anywhere">
                  {head}
                </span>
                {under && (
                  <span className="block pt-0.5 text-12 font-medium text-fg-2">{under}</span>
                )}
              </th>
            ))}
            {sums.map(({ head }, at) => (
              <th
                key={head}
                scope="col"
                className={`${toSumEdge(at)} ${edge} ${stuck} top-0 z-2 min-w-16 px-1 py-2 align-bottom text-13 font-semibold`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="h-9">
              <th scope="row" className={`${edge} ${nameLook} text-15 font-semibold`}>
                {name(row)}
              </th>
              {columns.map(({ key }, at) => (
                <td key={key} className={`${edge} px-1 text-center text-13`}>
                  {cell(row, at)}
                </td>
              ))}
              {sums.map((sum, at) => (
                <td key={sum.head} className={`${toSumEdge(at)} ${edge} px-1 text-center text-14`}>
                  {sum.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {after && (
            <tr>
              <td colSpan={columns.length + sums.length + 1} className={`${edge} p-0`}>
                {after}
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="h-11">
            <th
              scope="row"
              className={`${nameLook} bottom-0 z-3 border-t border-t-line text-14 font-semibold text-fg-2`}
            >
              {footLabel}
            </th>
            {columns.map(({ key, foot }) => (
              <td
                key={key}
                className={`${stuck} bottom-0 border-t border-t-line px-1 text-center text-14 text-fg-2`}
              >
                {foot}
              </td>
            ))}
            {sums.map(({ head, foot }, at) => (
              <td
                key={head}
                className={`${toSumEdge(at)} ${stuck} bottom-0 border-t border-t-line px-1 text-center text-14 font-bold`}
              >
                {foot}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
