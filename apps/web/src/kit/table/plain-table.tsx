import type { ReactNode } from "react";

export interface PlainCell {
  readonly key: string;
  readonly content: ReactNode;
  readonly className?: string;
  /** It reaches down over so many rows, in which it is left out. */
  readonly rowSpan?: number;
}

export interface PlainRow {
  readonly head: string;
  readonly cells: readonly PlainCell[];
}

/** A form of paper as it stands on screen and is printed: fixed columns below their heads, rows beside theirs, all in lines. */
export function PlainTable(props: {
  readonly label: string;
  /** For who does not see it. */
  readonly corner: string;
  readonly heads: readonly PlainCell[];
  readonly rows: readonly PlainRow[];
  readonly className: string;
  readonly cellLook: string;
  /** Of the heads above and beside, besides. */
  readonly headLook: string;
}) {
  const { label, corner, heads, rows, className, cellLook, headLook } = props;
  const side = `${cellLook} ${headLook} w-12 text-center max-md:sticky max-md:left-0`;
  return (
    <table
      aria-label={label}
      className={`w-full table-fixed border-collapse text-left ${className}`}
    >
      <thead>
        <tr>
          <th className={side}>
            <span className="sr-only">{corner}</span>
          </th>
          {heads.map(({ key, content }) => (
            <th key={key} scope="col" className={`${cellLook} ${headLook} text-center`}>
              {content}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row" className={side}>
              {head}
            </th>
            {cells.map(({ key, content, className: own = "align-top", rowSpan }) => (
              <td key={key} rowSpan={rowSpan} className={`${cellLook} ${own}`}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
