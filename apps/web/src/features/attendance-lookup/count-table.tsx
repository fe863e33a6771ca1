import {
  attendanceKinds,
  kindLabels,
  reasonLabels,
  type AttendanceKind,
  type AttendanceReason,
} from "@damim/domain/attendance/code/attendance-code.ts";
import {
  countInRecord,
  type AttendanceTotals,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import type { ReactNode } from "react";
import { AttendanceSymbol, markColour } from "../../ui/attendance-symbol.tsx";
import { PrintedName } from "../../ui/paper/printed-name.tsx";

/** A column of a table in which the kinds of marks stand over their counts, said once for screen and paper. */
export interface CountColumn<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly show: (row: Row) => ReactNode;
  /** Under whose name it stands; the other columns go through both lines of the head. */
  readonly kind?: AttendanceKind;
  readonly isName?: boolean;
  /** A rule at its left. */
  readonly hasEdge?: boolean;
  readonly look?: string;
  readonly headLook?: string;
  /** What is other on paper; looks are never the screen's. A column without a width shares what is left. */
  readonly paper?: Partial<Pick<CountColumn<Row>, "head" | "show" | "look" | "headLook">> & {
    readonly width?: string;
    readonly hasEdge?: boolean;
  };
}

/** 번호 and 이름; `held` are the classes of names that stay in sight. */
export function listPupilColumns<Row>(
  toPupil: (row: Row) => { readonly number: number | string | undefined; readonly name: string },
  held = "",
): readonly CountColumn<Row>[] {
  return [
    {
      id: "number",
      head: "번호",
      show: (row) => toPupil(row).number,
      headLook: `text-fg-2 ${held && "w-14"}`,
      look: "text-fg-3",
      paper: { width: "w-8" },
    },
    {
      id: "name",
      isName: true,
      head: "이름",
      show: (row) => toPupil(row).name,
      headLook: `text-left text-fg-2 ${held && `${held} min-w-24 bg-surface`}`,
      look: `text-left font-semibold ${held && `${held} bg-inherit`}`,
      paper: {
        width: "w-20",
        show: (row) => <PrintedName name={toPupil(row).name} />,
        look: "font-semibold",
      },
    },
  ];
}

/** Counts by kind × reason; with `hasSums` the sum of each kind behind them, and the signs above. */
export function listCountColumns<Row extends { readonly totals: AttendanceTotals }>(
  reasons: readonly AttendanceReason[],
  hasSums: boolean,
): readonly CountColumn<Row>[] {
  return attendanceKinds.flatMap((kind) => {
    const toHead = (words: string, reason: AttendanceReason, size: number) =>
      hasSums ? (
        <span className="flex flex-col items-center">
          <AttendanceSymbol kind={kind} reason={reason} size={size} />
          {words}
        </span>
      ) : (
        words
      );
    const columns = reasons.map((reason): CountColumn<Row> => ({
      id: `${kind}-${reason}`,
      kind,
      hasEdge: reason === "illness",
      head: toHead(reasonLabels[reason], reason, 14),
      show: ({ totals }) => totals[kind][reason] || "",
      headLook: "text-12 font-medium text-fg-2",
      look: reason === "excused" ? "text-fg-3" : "",
      paper: {
        head: toHead(reason === "excused" ? "인정" : reasonLabels[reason], reason, 12),
        headLook: "font-normal",
      },
    }));
    const sum: CountColumn<Row> = {
      id: `${kind}-sum`,
      kind,
      head: "계",
      show: ({ totals }) => countInRecord(totals, kind) || "",
      headLook: "text-13 font-bold",
      look: "font-bold",
      paper: { look: "font-bold" },
    };
    return hasSums ? [...columns, sum] : columns;
  });
}

interface CountTableProps<Row> {
  readonly columns: readonly CountColumn<Row>[];
  readonly rows: readonly Row[];
  readonly toRowLook: (row: Row, index: number) => string;
  /** Classes of every cell. */
  readonly cell: string;
}

/** With a title it is the table of a sheet of paper: the title stands above its heads, on each sheet. */
export function CountGrid<Row>(
  props: CountTableProps<Row> & { readonly label?: string; readonly paperTitle?: ReactNode },
) {
  const { label, rows, toRowLook, cell, paperTitle } = props;
  const edge = paperTitle ? "border-l-2 border-l-fg" : "border-l border-l-line";
  const columns = paperTitle
    ? props.columns.map(({ look: _look, headLook: _headLook, paper, ...column }) => ({
        ...column,
        ...paper,
      }))
    : props.columns;
  const toHead = ({ id, kind, head, hasEdge, headLook = "" }: CountColumn<Row>) => (
    <th
      key={id}
      scope="col"
      rowSpan={kind ? 1 : 2}
      className={`${cell} ${hasEdge ? edge : ""} ${headLook}`}
    >
      {kind && !paperTitle && <span className="sr-only">{kindLabels[kind]} </span>}
      {head}
    </th>
  );
  return (
    <table
      aria-label={label}
      className={`w-full ${paperTitle ? "table-fixed border-collapse" : "border-separate border-spacing-0"}`}
    >
      {/* The title's row comes first and says nothing about widths. */}
      {paperTitle && (
        <colgroup>
          {props.columns.map(({ id, paper }) => (
            <col key={id} className={paper?.width} />
          ))}
        </colgroup>
      )}
      <thead>
        {paperTitle && (
          <tr>
            <th colSpan={columns.length} className="pb-1.5 text-left font-normal">
              {paperTitle}
            </th>
          </tr>
        )}
        <tr>
          {columns.map((column, at) => {
            const { kind } = column;
            if (!kind) return toHead(column);
            if (columns[at - 1]?.kind === kind) return null;
            return (
              <th
                key={kind}
                scope="colgroup"
                colSpan={columns.filter((each) => each.kind === kind).length}
                className={`${cell} ${edge} ${paperTitle ? "h-5 text-[12px]" : `font-bold ${markColour[kind]}`}`}
              >
                {kindLabels[kind]}
              </th>
            );
          })}
        </tr>
        <tr>{columns.filter(({ kind }) => kind).map(toHead)}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className={toRowLook(row, index)}>
            {columns.map(({ id, show, isName, hasEdge, look = "" }) => {
              const Cell = isName ? "th" : "td";
              return (
                <Cell
                  key={id}
                  scope={isName ? "row" : undefined}
                  className={`${cell} ${hasEdge ? edge : ""} ${look}`}
                >
                  {show(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On the screen: it scrolls inside its frame, so that the page itself never moves sideways. */
export function CountTable<Row>(props: CountTableProps<Row> & { readonly label: string }) {
  return (
    <section
      aria-label={`${props.label} 표`}
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line-2 bg-surface"
    >
      <CountGrid
        {...props}
        cell={`border-b border-line-2 py-2 text-center text-14 whitespace-nowrap tabular-nums ${props.cell}`}
      />
    </section>
  );
}
