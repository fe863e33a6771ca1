import { AttendanceSymbol, type MarkKind, type MarkReason } from "../attendance-symbol.tsx";

/** A head a column, a row a kind; `sum` stands at the right. */
export interface PrintedTable {
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly kind: MarkKind;
    readonly label: string;
    readonly cells: readonly { readonly reason: MarkReason; readonly count: number }[];
    readonly sum: number;
  }[];
}

/** Sums by kind × reason at the foot of a printed sheet; `cell` are the classes of its own cells. */
export function PrintedSums(props: { readonly table: PrintedTable; readonly cell: string }) {
  const { table, cell } = props;
  return (
    <table className="border-collapse text-center">
      <thead>
        <tr>
          <th className={`${cell} w-14`} />
          {table.heads.map((head) => (
            <th key={head} className={`${cell} w-16`}>
              {head}
            </th>
          ))}
          <th className={`${cell} w-10`}>계</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ kind, label, cells, sum }) => (
          <tr key={kind}>
            <th className={cell}>{label}</th>
            {cells.map(({ reason, count }) => (
              <td key={reason} className={cell}>
                <span className="inline-flex items-center gap-1">
                  <AttendanceSymbol kind={kind} reason={reason} size={12} />
                  {count}
                </span>
              </td>
            ))}
            <td className={`${cell} font-bold`}>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
