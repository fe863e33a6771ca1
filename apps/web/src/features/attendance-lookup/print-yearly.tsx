import {
  attendanceKinds,
  attendanceReasons,
  isCountedInRecord,
  kindLabels,
  reasonLabels,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import { paperCell, paperLine, PrintSheet } from "./print-sheet.tsx";
import { PrintedName } from "../../ui/paper/printed-name.tsx";

const reasons = attendanceReasons.filter(isCountedInRecord);
const columns = ["w-8", "w-20", "w-11", ...Array.from({ length: 12 }, () => "w-9"), ""];
const kindEdge = "border-l-2 border-l-fg";

/** 학년 말 출결 on paper, in the order of the record: 수업일수, 4 × 3, 특기사항. */
export function PrintYearly(props: {
  readonly title: string;
  readonly place: string;
  readonly rows: readonly YearlyRow[];
  readonly note: string;
  readonly today: string;
}) {
  const { rows, ...sheet } = props;
  const head = (
    <>
      <tr>
        <th rowSpan={2} className={`${paperCell}`}>
          번호
        </th>
        <th rowSpan={2} className={`${paperCell}`}>
          이름
        </th>
        <th rowSpan={2} className={`${paperCell}`}>
          수업
          <br />
          일수
        </th>
        {attendanceKinds.map((kind) => (
          <th key={kind} colSpan={3} className={`${paperCell} ${kindEdge} h-5 text-[12px]`}>
            {kindLabels[kind]}
          </th>
        ))}
        <th rowSpan={2} className={`${paperCell} ${kindEdge}`}>
          특기사항
        </th>
      </tr>
      <tr>
        {attendanceKinds.flatMap((kind) =>
          reasons.map((reason) => (
            <th
              key={`${kind}-${reason}`}
              className={`${paperCell} font-normal ${reason === "illness" ? kindEdge : ""}`}
            >
              {reasonLabels[reason]}
            </th>
          )),
        )}
      </tr>
    </>
  );
  return (
    <PrintSheet {...sheet} columns={columns} head={head}>
      {rows.map(({ student, schoolDays, totals, remark, absencesLeft }, index) => (
        <tr
          key={student.id}
          className={`${paperLine} ${index % 5 === 4 ? "[&>td]:border-b-fg" : ""}`}
        >
          <td className={paperCell}>{student.number}</td>
          <td className={`${paperCell} font-semibold`}>
            <PrintedName name={student.name} />
          </td>
          <td className={paperCell}>{schoolDays}</td>
          {attendanceKinds.flatMap((kind) =>
            reasons.map((reason) => (
              <td
                key={`${kind}-${reason}`}
                className={`${paperCell} ${reason === "illness" ? kindEdge : ""}`}
              >
                {totals[kind][reason] || ""}
              </td>
            )),
          )}
          <td
            className={`${paperCell} ${kindEdge} px-1.5! py-px leading-tight text-left! break-words`}
          >
            {absencesLeft < 0 && "※ 결석이 수업일수의 1/3을 넘음. "}
            {remark}
          </td>
        </tr>
      ))}
    </PrintSheet>
  );
}
