import { sexLabels } from "@damim/domain/student/student-facts.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import {
  rosterColumnLabels,
  type RosterColumn,
} from "@damim/domain/roster/reading/roster-column.ts";
import { isMixed } from "@damim/domain/roster/reading/check-reading.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import type { TakenRow } from "@damim/domain/roster/reading/check-rows.ts";
import { memo } from "react";
import type { RowLook } from "./row-look.ts";
import { describeHealth } from "@damim/domain/student/health.ts";
import { listGuardians, toMaskedPhone } from "@damim/domain/student/guardians.ts";
import { toColumnLetter } from "../fields/student-words.ts";

/** Enough for the largest class; a whole grade is counted below instead of drawn. */
const ROWS_SHOWN = 300;

/** The pupils that would be imported, under the columns that were found. */
export const TakenTable = memo(function TakenTable(props: {
  readonly reading: RosterReading;
  /** The letters of a spreadsheet's columns; a paste has none that anybody sees. */
  readonly hasLetters: boolean;
  readonly look?: RowLook | undefined;
}) {
  const { reading, hasLetters, look } = props;
  const columns = listShownColumns(reading);
  const rest = reading.taken.length - ROWS_SHOWN;
  return (
    <div className="min-w-0">
      <table aria-label="가져올 학생" className="w-full border-separate border-spacing-0 text-15">
        <thead>
          <tr>
            {columns.map(({ column, index }) => (
              <th
                key={column}
                scope="col"
                className={`border-b border-line px-3 py-2.5 text-left text-14 font-bold whitespace-nowrap ${toPhoneLook(column)}`}
              >
                {rosterColumnLabels[column]}
                {hasLetters && index !== undefined && (
                  <span className="ml-1.5 rounded-[6px] bg-brand-weak px-1.5 py-px text-12 font-semibold text-brand-strong">
                    {toColumnLetter(index)}열
                  </span>
                )}
              </th>
            ))}
            {look && (
              <th
                scope="col"
                className="border-b border-line px-3 py-2.5 text-left text-14 font-bold"
              >
                사진
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {reading.taken.slice(0, ROWS_SHOWN).map((taken) => (
            <tr key={taken.row.key}>
              {columns.map(({ column }) => (
                <td
                  key={column}
                  className={`h-11 border-b border-line-2 px-3 py-1.5 ${cellLooks[column] ?? "text-fg"} ${toPhoneLook(column)}`}
                >
                  <span>{toCellText(taken, column)}</span>
                  {column === "name" && taken.sameAs !== undefined && (
                    <span className="ml-2 text-13 font-medium text-fg-3">
                      {toKnownWords(taken, reading)}
                    </span>
                  )}
                  {column === "name" && look?.isDoubtful(taken.row.rowNumber) && (
                    <span className="ml-2 rounded-pill bg-warm-weak px-2 py-0.5 text-13 font-semibold text-warm-strong">
                      확인
                    </span>
                  )}
                </td>
              ))}
              {look && (
                <td className="border-b border-line-2 px-3 py-1.5">
                  <RowPicture look={look} rowNumber={taken.row.rowNumber} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className="px-3 py-4 text-center text-14 font-semibold text-fg-2">
          아래로 {rest}명 더 있어요
        </p>
      )}
    </div>
  );
});

interface ShownColumn {
  readonly column: RosterColumn;
  readonly index: number | undefined;
}

const cellLooks: Readonly<Partial<Record<RosterColumn, string>>> = {
  number: "w-16 font-medium tabular-nums text-fg-3",
  name: "font-semibold text-fg",
  classNo: "whitespace-nowrap text-fg-2",
};

/** Number and name always; of the rest what the list has, the class only where several are mixed. */
function listShownColumns(reading: RosterReading): readonly ShownColumn[] {
  const { columns } = reading;
  const wanted: readonly RosterColumn[] = [
    ...(isMixed(reading) ? (["classNo"] as const) : []),
    "number",
    "name",
    "sex",
    "birthday",
    "guardianPhone",
    "note",
  ];
  return wanted.flatMap((column) => {
    const found = columns.find((one) => one.column === column);
    const isNeeded = column === "number" || column === "name" || column === "classNo";
    return found || isNeeded ? [{ column, index: found?.index }] : [];
  });
}

/** 「다시 우리 반」, 「5번에서」, 「이미 있어요」: what a pupil who is known gets. */
function toKnownWords(taken: TakenRow, { existing }: RosterReading): string {
  if (taken.back) return "다시 우리 반";
  const before = taken.isRenumbered && existing.find(({ id }) => id === taken.sameAs);
  return before ? `${before.number}번에서` : "이미 있어요";
}

/** A phone shows who comes, not everything about them. */
function toPhoneLook(column: RosterColumn): string {
  return column === "guardianPhone" || column === "note" || column === "birthday"
    ? "max-md:hidden"
    : "";
}

function toCellText({ row, student }: TakenRow, column: RosterColumn): string {
  switch (column) {
    case "number":
      return String(student.number);
    case "name":
      return student.name;
    case "sex":
      return student.sex ? sexLabels[student.sex] : "";
    case "birthday":
      return student.birthday ? toKoreanDate(student.birthday) : "";
    case "guardianPhone":
      return listGuardians(student)
        .map(({ relation, phone }) => `${relation} ${toMaskedPhone(phone)}`.trim())
        .join(", ");
    case "note":
      return [describeHealth(student.health), student.note].filter(Boolean).join(" · ");
    case "grade":
      return row.cells.grade ?? "";
    case "classNo":
      return row.classKey === undefined ? "" : toClassWords(row.classKey);
  }
}

const SHOWN_HEIGHT = 28;
const LONGEST_SHOWN = 340;
/** Above and below the letters, in pixels of the screen. */
const MARGIN = 4;

/** The strip of the picture that a row was read from. */
function RowPicture(props: { readonly look: RowLook; readonly rowNumber: number }) {
  const { look, rowNumber } = props;
  const place = look.findPlace(rowNumber);
  if (!place) return null;
  const height = place.bottom - place.top;
  const scale = Math.min(SHOWN_HEIGHT / height, LONGEST_SHOWN / look.width);
  return (
    <span
      className="block overflow-hidden rounded-[6px] border border-line-2"
      style={{ width: look.width * scale, height: height * scale + 2 * MARGIN }}
    >
      <img
        src={look.address}
        alt={`사진의 ${rowNumber}번째 줄`}
        width={look.width * scale}
        height={look.height * scale}
        className="max-w-none"
        style={{ marginTop: MARGIN - place.top * scale }}
      />
    </span>
  );
}
