import type { RosterStudent } from "@damim/domain/student/student.ts";
import { DamimWordmark } from "../../../ui/damim-logo.tsx";
import type { PrintWish } from "./print-order.ts";
import type { PaperHead } from "./print-roster.tsx";

const line = "border border-[#808080] px-1";
/** Millimetres that rows can have on one sheet below the title and the head of the table. */
const ROWS_HEIGHT = 246;
const TALLEST_ROW = 9;
const LOWEST_ROW = 5.6;

/** 명렬표: number, name and blank columns. A class of up to 43 stands on one sheet. */
export function PrintNameList(props: {
  readonly wish: Extract<PrintWish, { readonly type: "list" }>;
  readonly students: readonly RosterStudent[];
  readonly head: PaperHead;
}) {
  const { wish, students, head } = props;
  const fitting = Math.min(TALLEST_ROW, ROWS_HEIGHT / Math.max(students.length, 1));
  const height = fitting < LOWEST_ROW ? 7 : fitting;
  return (
    <>
      <PaperTitle title={wish.title || "명렬표"} head={head} />
      <table className="w-full table-fixed border-collapse text-[12px]">
        <thead>
          <tr className="h-[8mm]">
            {head.toClass && <th className={`${line} w-[20mm]`}>반</th>}
            <th className={`${line} w-[11mm]`}>번호</th>
            <th className={`${line} w-[26mm]`}>이름</th>
            {wish.blankColumns.map((label, index) => (
              <th key={index} className={`${line} overflow-hidden`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student, index) => (
            <tr
              key={student.id}
              style={{ height: `${height}mm` }}
              className={`break-inside-avoid ${index % 5 === 4 ? "[&>td]:border-b-2" : ""}`}
            >
              {head.toClass && <td className={`${line} text-center`}>{head.toClass(student)}</td>}
              <td className={`${line} text-center tabular-nums`}>{student.number}</td>
              <td className={`${line} font-semibold ${toNameLook(student.name)}`}>
                {student.name}
              </td>
              {wish.blankColumns.map((_, column) => (
                <td key={column} className={line} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A long name stands whole, in two small lines; three letters are the rule. */
function toNameLook(name: string): string {
  return name.length > 8 ? "text-[9px] leading-[1.1]" : "text-[13px]";
}

/** The title of a sheet with class and day. */
export function PaperTitle({ title, head }: { readonly title: string; readonly head: PaperHead }) {
  return (
    <div className="mb-[3mm] flex items-end justify-between gap-4">
      <div>
        <h1 className="text-[20px] leading-tight font-extrabold">{title}</h1>
        <p className="mt-0.5 text-[12px]">{[head.place, head.facts].filter(Boolean).join(" · ")}</p>
      </div>
      <DamimWordmark height={14} />
    </div>
  );
}
