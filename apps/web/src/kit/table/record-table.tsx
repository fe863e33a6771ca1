import { showCell, type TableColumn } from "./table-column.ts";

const cell = "border-b border-line-2 px-3 py-2 text-left align-top text-15";

/** Rows that open by a press of their first cell. Its own frame scrolls sideways, never the page. */
export function RecordTable<Row extends { readonly id: string }>(props: {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly onOpen?: ((row: Row) => void) | undefined;
}) {
  const { label, columns, rows, onOpen } = props;
  return (
    <section
      aria-label={`${label} 표`}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line-2 bg-surface print:hidden"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col" className={`${cell} text-14 whitespace-nowrap text-fg-2`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, at) => (
                <td
                  key={column.head}
                  className={`${cell} ${column.isNumber ? "text-right tabular-nums" : ""}`}
                >
                  {at === 0 && onOpen ? (
                    <button
                      type="button"
                      className="press -mx-1.5 min-h-9 rounded-ctl px-1.5 text-left font-semibold hover:bg-hover"
                      onClick={() => onOpen(row)}
                    >
                      {showCell(column, row)}
                    </button>
                  ) : (
                    showCell(column, row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
