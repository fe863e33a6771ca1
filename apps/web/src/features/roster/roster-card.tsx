import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toOtherClass } from "@damim/domain/roster/check-rows.ts";
import { filterStudents, type StudentFilter } from "@damim/domain/roster/filter-students.ts";
import { hasLeft } from "@damim/domain/roster/membership.ts";
import { sortStudents, type ClassKey, type RosterStudent } from "@damim/domain/roster/student.ts";
import { useState, type ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { GoneList } from "./gone-list.tsx";
import { StudentTable } from "./student-table.tsx";
import { toClassLabel } from "./student-words.ts";

const ALL_CLASSES = "all";
const OWN_CLASS = "own";

type Part = "class" | "gone";

/** The table of pupils under its count and filters; those who have left stand behind their own tab. */
export function RosterCard(props: {
  readonly students: readonly RosterStudent[];
  readonly ownClass: ClassKey | undefined;
  readonly today: CalendarDay;
  readonly onEdit: (student: RosterStudent) => void;
  readonly onReturn: (student: RosterStudent) => void;
  readonly onEditDeparture: (student: RosterStudent) => void;
  /** What can be done with those shown; `ofOneClass` while the table is about one class. */
  readonly toActions: (
    shown: readonly RosterStudent[],
    ofOneClass: readonly RosterStudent[] | undefined,
  ) => ReactNode;
}) {
  const { ownClass, today, onEdit, onReturn, onEditDeparture, toActions } = props;
  const gone = props.students.filter((student) => hasLeft(student, today));
  const students = props.students.filter((student) => !hasLeft(student, today));
  const [chosenPart, setPart] = useState<Part>("class");
  const part = gone.length > 0 ? chosenPart : "class";
  const [filter, setFilter] = useState<StudentFilter>({});
  const [chosen, setChosen] = useState(ALL_CLASSES);
  const toKey = (student: RosterStudent) => toOtherClass(student.classKey, ownClass) ?? OWN_CLASS;
  const toLabel = (key: string) => toClassLabel(key === OWN_CLASS ? (ownClass ?? "우리") : key);
  const keys = [...new Set(students.map(toKey))];
  const isMixed = keys.length > 1;
  const isOfClass = (student: RosterStudent) =>
    !isMixed || !keys.includes(chosen) || toKey(student) === chosen;
  const ofClass = sortStudents(students.filter(isOfClass));
  const isOneClass = !isMixed || keys.includes(chosen);
  const shown = filterStudents(ofClass, filter);
  return (
    <Card isFlush className="flex min-h-0 flex-1 flex-col max-md:flex-none">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2 max-sm:px-4">
        {gone.length > 0 && (
          <Segments<Part>
            as="tabs"
            label="명단 보기"
            value={part}
            segments={[
              { value: "class", label: "우리 반" },
              { value: "gone", label: `떠난 학생 ${gone.length}` },
            ]}
            onValueChange={setPart}
          />
        )}
        {part === "class" && (
          <>
            <p className="text-15 font-semibold">
              {students.length > 0
                ? toCountWords(shown.length, ofClass.length)
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
            <div className="flex items-center gap-x-2 empty:hidden max-sm:-mx-4 max-sm:w-dvw max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1">
              <FilterBar students={ofClass} filter={filter} onFilter={setFilter} />
            </div>
            <div className="ml-auto flex gap-x-1 max-sm:-mx-4 max-sm:w-dvw max-sm:overflow-x-auto max-sm:px-1">
              {toActions(shown, isOneClass ? ofClass : undefined)}
            </div>
          </>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-auto border-t border-line-2 max-md:overflow-visible">
        {part === "gone" ? (
          <GoneList students={gone} onReturn={onReturn} onEdit={onEditDeparture} />
        ) : (
          <StudentTable
            students={shown}
            today={today}
            onEdit={onEdit}
            {...(isMixed ? { toClassLabel: (student) => toLabel(toKey(student)) } : {})}
          />
        )}
      </div>
    </Card>
  );
}

function toCountWords(shown: number, all: number): string {
  return shown === all ? `${all}명` : `${all}명 가운데 ${shown}명`;
}
