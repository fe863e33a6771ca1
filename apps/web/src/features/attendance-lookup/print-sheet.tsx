import { CountGrid, type CountColumn } from "./count-table.tsx";
import { DamimWordmark } from "../../ui/damim-logo.tsx";

/**
 * A table on A4 across, 36 lines on one sheet. Its title stands in its head, so that each sheet of a large class says
 * what and whose it is. Only paper shows it.
 */
export function PrintSheet<Row extends object>(props: {
  readonly title: string;
  /** Whose: school, class and teacher. */
  readonly place: string;
  readonly columns: readonly CountColumn<Row>[];
  readonly rows: readonly Row[];
  readonly note: string;
  readonly today: string;
}) {
  const { title, place, columns, rows, note, today } = props;
  return (
    <section
      aria-hidden
      className="print-landscape hidden bg-surface text-[11px] leading-tight text-fg print:block"
    >
      <CountGrid
        columns={columns}
        rows={rows}
        toRowLook={(row, index) =>
          `h-[15px] break-inside-avoid leading-none ${"isSum" in row && row.isSum ? "font-bold" : ""} ${index % 5 === 4 ? "[&>*]:border-b-fg" : ""}`
        }
        cell="border border-[#808080] px-0.5 text-center tabular-nums whitespace-pre-line"
        paperTitle={
          <span className="flex items-end justify-between gap-4">
            <span className="text-[20px] font-extrabold">{title}</span>
            <span className="text-[12px]">{place}</span>
          </span>
        }
      />
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
