import { showCell, type TableColumn } from "./table-column.ts";

const cell =
  "border-b border-line-2 px-3 py-2 text-left align-top text-15 max-md:flex max-md:gap-3 max-md:border-0 max-md:p-0";

/** Widths are fixed, for the second column stands beside the first. */
const heldColumns = [
  "md:sticky md:left-0 md:z-1 md:w-14 md:min-w-14 md:bg-surface",
  "md:sticky md:left-14 md:z-1 md:w-36 md:min-w-36 md:bg-surface",
];

/**
 * Rows that open by a press of their first cell. Its own frame scrolls sideways, never the page; on a phone each row
 * is a card that opens by a press anywhere, and names its columns.
 */
export function RecordTable<Row extends { readonly id: string }>(props: {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Head and the first two columns (number and name) stay while it scrolls in its own frame. */
  readonly isHeld?: boolean;
}) {
  const { label, columns, rows, onOpen, isHeld = false } = props;
  const held = (at: number): string => (isHeld ? (heldColumns[at] ?? "") : "");
  return (
    <section
      aria-label={`${label} 표`}
      tabIndex={0}
      className={`rounded-card border border-line-2 bg-surface print:hidden ${isHeld ? "max-h-full overflow-auto max-md:overflow-visible" : "overflow-x-auto"}`}
    >
      <table
        aria-label={label}
        className="w-full border-separate border-spacing-0 max-md:block max-md:[&>tbody]:block"
      >
        <thead className="max-md:sr-only">
          <tr>
            {columns.map(({ head, key = head, under, isNumber }, at) => (
              <th
                key={key}
                scope="col"
                className={`border-b border-line-2 px-3 py-2 text-14 text-fg-2 ${isNumber ? "text-right" : "text-left"} ${isHeld ? `sticky top-0 z-2 bg-surface align-top ${at < 2 ? "z-3" : ""} ${held(at)}` : "whitespace-nowrap"}`}
              >
                {isHeld ? (
                  <span className="line-clamp-2 break-keep wrap-anywhere">{head}</span>
                ) : (
                  head
                )}
                {under && <span className="mt-1 block max-md:hidden">{under}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className="relative max-md:grid max-md:gap-1 max-md:border-b max-md:border-line-2 max-md:p-4 max-md:last:border-0"
            >
              {columns.map((column, at) => (
                <td
                  key={column.key ?? column.head}
                  className={`${cell} ${held(at)} ${column.isNumber ? "text-right tabular-nums max-md:text-left" : ""} ${column.text(row) === "" ? "max-md:hidden" : ""}`}
                >
                  {at > 0 && (
                    <span aria-hidden className="w-18 shrink-0 text-14 text-fg-2 md:hidden">
                      {column.head}
                    </span>
                  )}
                  <span className="min-w-0 flex-1 wrap-break-word whitespace-pre-line">
                    {at === 0 && onOpen ? (
                      <button
                        type="button"
                        className="press -m-1.5 min-h-9 rounded-ctl px-1.5 text-left font-semibold hover:bg-hover max-md:after:absolute max-md:after:inset-0"
                        onClick={() => onOpen(row)}
                      >
                        {showCell(column, row)}
                      </button>
                    ) : (
                      showCell(column, row)
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
