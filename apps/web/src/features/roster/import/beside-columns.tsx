import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { toColumnLetter } from "../student-words.ts";

const SAMPLES_SHOWN = 3;

/** What stands beside a list without headings: names that may be pupils, and what is not read. Nothing goes silently. */
export function BesideColumns(props: {
  readonly reading: RosterReading;
  readonly onTakeOthers: (areTaken: boolean) => void;
  readonly hasLetters: boolean;
}) {
  const { reading, onTakeOthers, hasLetters } = props;
  const { others, unusedColumns } = reading;
  const names = reading.rows.flatMap(({ isOther, cells }) => (isOther ? [cells.name ?? ""] : []));
  const columns = unusedColumns.slice(0, SAMPLES_SHOWN).map(({ index, sample }) => {
    const place = hasLetters ? `${toColumnLetter(index)}열` : `${index + 1}번째 칸`;
    return sample ? `${place}(${sample})` : place;
  });
  const moreCount = unusedColumns.length - columns.length;
  return (
    <>
      {others && (
        <Checkbox
          label="옆 칸의 이름도 학생이에요"
          hint={`${names.slice(0, SAMPLES_SHOWN).join(", ")}${names.length > SAMPLES_SHOWN ? " …" : ""} ${names.length}명${others.areTaken ? "이에요. 보호자 이름이면 꺼 주세요." : "은 가져오지 않아요. 학생이면 켜 주세요."}`}
          isChecked={others.areTaken}
          onCheckedChange={onTakeOthers}
        />
      )}
      {columns.length > 0 && (
        <p className="text-14 text-fg-2">
          {columns.join(", ")}
          {moreCount > 0 && ` 외 ${moreCount}칸`}은 쓰지 않아요.
        </p>
      )}
    </>
  );
}
