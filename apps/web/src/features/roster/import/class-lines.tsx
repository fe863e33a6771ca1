import {
  listClassLines,
  toggleClass,
  type ClassLine,
} from "@damim/domain/roster/reading/class-lines.ts";
import { isMixed } from "@damim/domain/roster/reading/check-reading.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import type { ClassKey } from "@damim/domain/student/student.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { useId, useState } from "react";
import { Checkbox } from "../../../ui/field/checkbox.tsx";

/** A whole-grade list: what comes into which class, and each class can be left out. */
export function ClassLines(props: {
  readonly reading: RosterReading;
  readonly onChoose: (classKeys: readonly ClassKey[] | undefined) => void;
}) {
  const { reading, onChoose } = props;
  const titleId = useId();
  // Once a class was left out here the lines stay, also while one class remains.
  const [isUsed, setUsed] = useState(false);
  const lines = listClassLines(reading);
  if (lines.length === 0 || !(isUsed || isMixed(reading))) return null;
  return (
    <section aria-labelledby={titleId} className="px-5 pt-4 sm:px-7">
      <h3 id={titleId} className="text-15 font-bold">
        {lines.filter(({ isChosen }) => isChosen).length}개 반을 가져와요
      </h3>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line.key} className="border-b border-line-2 py-1">
            <Checkbox
              label={toClassWords(line.key)}
              hint={toLineWords(line)}
              isChecked={line.isChosen}
              onCheckedChange={() => {
                setUsed(true);
                onChoose(toggleClass(reading, line.key));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function toLineWords(line: ClassLine): string {
  if (!line.isChosen) return `${line.rowCount}줄 · 가져오지 않아요`;
  return [
    line.newCount > 0 && `새 학생 ${line.newCount}명`,
    line.returningCount > 0 && `다시 온 학생 ${line.returningCount}명`,
    line.knownCount > 0 && `이미 있는 학생 ${line.knownCount}명`,
    line.askedCount > 0 && `답할 질문 ${line.askedCount}개`,
    line.notTakenCount > 0 && `들어가지 못한 줄 ${line.notTakenCount}개`,
  ]
    .filter(Boolean)
    .join(" · ");
}
