import type { ReactNode } from "react";
import { DamimWordmark } from "../../ui/damim-logo.tsx";

/** A cell of a printed table, and how high a line is: 36 lines stand on one sheet across. */
export const paperCell = "border border-[#808080] px-0.5 text-center tabular-nums";
export const paperLine = "h-[15px] break-inside-avoid leading-none";

/**
 * A table on A4 across. Its title stands in its head, so that each sheet of a large class says what and whose
 * it is. Only paper shows it.
 */
export function PrintSheet(props: {
  readonly title: string;
  /** Whose: school, class and teacher. */
  readonly place: string;
  /** Width of each column as a class; "" shares what is left. */
  readonly columns: readonly string[];
  /** The rows of the head below the title. */
  readonly head: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
  readonly note: string;
  readonly today: string;
}) {
  const { title, place, columns, head, children, note, today } = props;
  return (
    <section
      aria-hidden
      className="print-landscape hidden bg-surface text-[11px] leading-tight text-fg print:block"
    >
      <table className="w-full table-fixed border-collapse">
        {/* The title's row comes first and says nothing about widths. */}
        <colgroup>
          {columns.map((width, index) => (
            <col key={index} className={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th colSpan={columns.length} className="pb-1.5 text-left font-normal">
              <span className="flex items-end justify-between gap-4">
                <span className="text-[20px] font-extrabold">{title}</span>
                <span className="text-[12px]">{place}</span>
              </span>
            </th>
          </tr>
          {head}
        </thead>
        <tbody>{children}</tbody>
      </table>
      <div className="mt-2 flex break-inside-avoid items-end justify-between gap-6">
        <p className="flex-1">{note}</p>
        <div className="flex flex-col items-end gap-1">
          <DamimWordmark height={16} />
          <p>{today} 출력</p>
        </div>
      </div>
    </section>
  );
}
