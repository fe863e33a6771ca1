import { sortStudents, type ClassKey, type RosterStudent } from "@damim/domain/roster/student.ts";
import { toOtherClass } from "@damim/domain/roster/check-rows.ts";
import { useState } from "react";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/select.tsx";
import { StudentTable } from "./student-table.tsx";
import { toClassLabel } from "./student-words.ts";

const ALL_CLASSES = "all";
const OWN_CLASS = "own";

/** The table of pupils under its count; with several classes, under a choice of class too. */
export function RosterCard(props: {
  readonly students: readonly RosterStudent[];
  readonly ownClass: ClassKey | undefined;
  readonly onEdit: (student: RosterStudent) => void;
}) {
  const { students, ownClass, onEdit } = props;
  const [chosen, setChosen] = useState(ALL_CLASSES);
  const toKey = (student: RosterStudent) => toOtherClass(student.classKey, ownClass) ?? OWN_CLASS;
  const toLabel = (key: string) => toClassLabel(key === OWN_CLASS ? (ownClass ?? "우리") : key);
  const keys = [...new Set(students.map(toKey))];
  const isMixed = keys.length > 1;
  const isShown = (student: RosterStudent) =>
    !isMixed || !keys.includes(chosen) || toKey(student) === chosen;
  const shown = sortStudents(students.filter(isShown));
  return (
    <Card isFlush className="flex min-h-0 flex-1 flex-col max-md:flex-none">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2">
        <p className="text-15 font-semibold">
          {shown.length > 0
            ? `${shown.length}명`
            : "아직 학생이 없어요. 명단을 붙여넣거나 한 명씩 추가해 주세요."}
        </p>
        {isMixed && (
          <Select
            label="반"
            isInline
            fieldSize="dense"
            value={keys.includes(chosen) ? chosen : ALL_CLASSES}
            options={[
              { value: ALL_CLASSES, label: "모든 반" },
              ...keys.map((key) => ({ value: key, label: toLabel(key) })),
            ]}
            onValueChange={setChosen}
          />
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-auto border-t border-line-2 max-md:overflow-visible">
        <StudentTable
          students={shown}
          onEdit={onEdit}
          {...(isMixed ? { toClassLabel: (student) => toLabel(toKey(student)) } : {})}
        />
      </div>
    </Card>
  );
}
