import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { memo } from "react";
import { RowRoom } from "./row-room.tsx";
import type { RowPart } from "./row-window.ts";

export interface MonthNamesProps {
  readonly parts: readonly RowPart[];
  readonly students: readonly RosterStudent[];
  /** Where pupils of several classes stand below each other: 「3-2」. */
  readonly classes: ReadonlyMap<StudentId, string> | undefined;
  readonly openStudentId: StudentId | undefined;
}

/**
 * What a screen shows of the names: one strip that stays in sight at the left. Each row's own head is what is read
 * out; 300 heads that stay by themselves took more of each step of scrolling than all the rest.
 */
export function MonthNames({ parts, students, classes, openStudentId }: MonthNamesProps) {
  return (
    <div aria-hidden className={`sticky left-0 z-10 h-0 print:hidden ${classes ? "w-42" : "w-32"}`}>
      <div className="relative top-12 border-r border-line bg-surface">
        {parts.map((part) => {
          if (part.type === "room") return <RowRoom key={part.key} rowCount={part.rowCount} />;
          const student = students[part.index];
          return (
            student && (
              <Name
                key={student.id}
                student={student}
                classWords={classes?.get(student.id)}
                index={part.index}
                isOpen={student.id === openStudentId}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

const Name = memo(function Name(props: {
  readonly student: RosterStudent;
  readonly classWords: string | undefined;
  readonly index: number;
  readonly isOpen: boolean;
}) {
  const { student, classWords, index, isOpen } = props;
  return (
    <div
      data-name={index}
      className={`flex h-(--row) items-center gap-2.5 border-b px-3 [contain:strict] data-current:bg-brand-weak data-current:text-brand-strong ${index % 5 === 4 ? "border-b-line" : "border-b-line-2"} ${isOpen ? "bg-brand-weak text-brand-strong" : ""}`}
    >
      {classWords !== undefined && (
        <span className="w-7.5 shrink-0 text-12 text-fg-2">{classWords}</span>
      )}
      <span className="w-5 shrink-0 text-right text-14 text-fg-3">{student.number}</span>
      <span className="truncate text-14 font-semibold">{student.name}</span>
    </div>
  );
});
