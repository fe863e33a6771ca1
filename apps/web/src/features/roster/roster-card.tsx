import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  filterByClass,
  toStudentClass,
  toClassWords,
} from "@damim/domain/school-year/class-choice.ts";
import { filterStudents, type StudentFilter } from "@damim/domain/roster/filter-students.ts";
import { hasLeft } from "@damim/domain/student/membership.ts";
import { sortStudents, type ClassKey, type RosterStudent } from "@damim/domain/student/student.ts";
import { useState, type ReactNode } from "react";
import { useClassChoice } from "../../data/years/class-choice.ts";
import type { Store } from "../../data/teacher-data.ts";
import { Card } from "../../ui/card.tsx";
import { ClassSwitch } from "../../ui/field/class-switch.tsx";
import { PHONE, useMedia } from "../../ui/use-media.ts";
import { Segments } from "../../ui/field/segments.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { GoneList } from "./gone-list.tsx";
import { StudentTable } from "./student-table.tsx";

type Part = "class" | "gone";

/** The table of pupils under its count and filters; those who have left stand behind their own tab. */
export function RosterCard(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly ownClass: ClassKey | undefined;
  readonly today: CalendarDay;
  readonly isReadOnly: boolean;
  readonly onEdit: (student: RosterStudent) => void;
  readonly onReturn: (student: RosterStudent) => void;
  readonly onEditDeparture: (student: RosterStudent) => void;
  /** What can be done with those shown; `ofOneClass` while the table is about one class. */
  readonly toActions: (
    shown: readonly RosterStudent[],
    ofOneClass: readonly RosterStudent[] | undefined,
  ) => ReactNode;
}) {
  const { ownClass, today, isReadOnly, onEdit, onReturn, onEditDeparture, toActions } = props;
  const gone = props.students.filter((student) => hasLeft(student, today));
  const students = props.students.filter((student) => !hasLeft(student, today));
  const [chosenPart, setPart] = useState<Part>("class");
  const part = gone.length > 0 ? chosenPart : "class";
  const [filter, setFilter] = useState<StudentFilter>({});
  const classChoice = useClassChoice(props.store);
  const isPhone = useMedia(PHONE);
  const { classes, chosen } = classChoice;
  const isMixed = classes.length > 1;
  const ofClass = sortStudents(filterByClass(students, chosen, ownClass));
  const isOneClass = !isMixed || chosen !== undefined;
  const shown = filterStudents(ofClass, filter);
  const filters = (
    <>
      <ClassSwitch {...classChoice} />
      <FilterBar students={ofClass} filter={filter} onFilter={setFilter} />
    </>
  );
  return (
    <>
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
                {ofClass.length > 0
                  ? toCountWords(shown.length, ofClass.length)
                  : `${chosen ? `${toClassWords(chosen)}에는 ` : ""}아직 학생이 없어요. 명단을 붙여넣거나 한 명씩 추가해 주세요.`}
              </p>
              {!isPhone && filters}
              <div className="ml-auto flex gap-x-1 print:hidden max-sm:-mx-4 max-sm:w-dvw max-sm:overflow-x-auto max-sm:px-1">
                {toActions(shown, isOneClass ? ofClass : undefined)}
              </div>
            </>
          )}
        </div>
        <div
          className="min-h-0 flex-1 overflow-auto border-t border-line-2 max-md:overflow-visible"
          // Of a year that is over nothing inside can have the focus, and keys scroll all the same.
          {...(isReadOnly && { role: "region", "aria-label": "명단", tabIndex: 0 })}
        >
          {part === "gone" ? (
            <GoneList
              students={gone}
              isReadOnly={isReadOnly}
              onReturn={onReturn}
              onEdit={onEditDeparture}
            />
          ) : (
            <StudentTable
              students={shown}
              today={today}
              onEdit={isReadOnly ? undefined : onEdit}
              {...(isMixed
                ? { toClassLabel: (student) => toClassWords(toStudentClass(student, ownClass)) }
                : {})}
            />
          )}
        </div>
      </Card>
      {isPhone && part === "class" && (
        // Where the thumb is, however long the list.
        <div className="sticky -bottom-5 z-2 -mx-4 mt-auto -mb-5 flex items-center gap-2 overflow-x-auto border-t border-line bg-surface px-4 py-2 empty:hidden print:hidden [&>*]:shrink-0">
          {filters}
        </div>
      )}
    </>
  );
}

function toCountWords(shown: number, all: number): string {
  return shown === all ? `${all}명` : `${all}명 가운데 ${shown}명`;
}
