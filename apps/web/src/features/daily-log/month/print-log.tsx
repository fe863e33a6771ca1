import { toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { LogRow } from "@damim/domain/daily-log/log-month.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { SignatureBoxes } from "../../../ui/paper/signature-boxes.tsx";

const columns: readonly TableColumn<LogRow>[] = [
  {
    head: "날짜",
    width: 10,
    text: ({ day }) => `${Number(day.slice(5, 7))}.${Number(day.slice(8))} ${toWeekdayLetter(day)}`,
    show: ({ day, weather }) => (
      <>
        {Number(day.slice(5, 7))}.{Number(day.slice(8))} {toWeekdayLetter(day)}
        {weather && <span className="block">{weather}</span>}
      </>
    ),
  },
  {
    head: "있었던 일",
    width: 34,
    text: ({ lines }) => lines.join(" · "),
    show: ({ lines, changed }) => (
      <>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {changed.map(({ source, fact, was, now }) => (
          <p key={`${source}~${fact}`}>
            마친 뒤 바뀜: {was ?? "(없음)"} → {now ?? "(없음)"}
          </p>
        ))}
      </>
    ),
  },
  {
    head: "일지",
    width: 40,
    text: ({ body }) => body,
    show: ({ body }) => <span className="whitespace-pre-wrap">{body}</span>,
  },
];

/** The log on A4 upright, a row a day; boxes to sign on wish. Only paper shows it. */
export function PrintLog(props: {
  readonly title: string;
  readonly place: string;
  readonly rows: readonly LogRow[];
  readonly isSigned: boolean;
}) {
  const { title, place, rows, isSigned } = props;
  return (
    <>
      {isSigned && (
        <div aria-hidden className="mb-2 hidden justify-end text-[11px] print:flex">
          <SignatureBoxes />
        </div>
      )}
      <PrintedTable
        title={title}
        place={place}
        columns={columns}
        rows={rows}
        note={`${rows.length}일`}
      />
    </>
  );
}
