import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStudents } from "@damim/domain/student/find-students.ts";
import { hasLeft } from "@damim/domain/student/membership.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useFilePicture } from "../../data/files/use-file-picture.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Card } from "../../ui/card.tsx";
import { StudentAvatar } from "../../ui/student-avatar.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

/** The class with a search; those who have left stand behind. Long lists are drawn where they are looked at. */
export function StudentList(props: {
  readonly students: readonly RosterStudent[];
  readonly classSwitch: ReactNode;
  readonly onOpen: (id: StudentId) => void;
}) {
  const { students, classSwitch, onOpen } = props;
  const today = toSeoulDay(useTeacherData().now());
  const [typed, setTyped] = useState("");
  const shown = typed.trim() ? findStudents(students, typed) : students;
  const here = shown.filter((student) => !hasLeft(student, today));
  const gone = shown.filter((student) => hasLeft(student, today));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">학생조회</h1>
        {classSwitch}
        <TextField
          type="search"
          label="학생 찾기"
          isLabelHidden
          fieldSize="dense"
          autoComplete="off"
          placeholder="이름, 초성, 번호"
          className="w-64 max-w-full"
          value={typed}
          onValueChange={setTyped}
          onKeyDown={(event) => {
            const [first] = shown;
            if (event.nativeEvent.isComposing || event.code !== "Enter" || !first) return;
            onOpen(first.id);
          }}
          lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
        />
        <output className="text-14 text-fg-2">
          {shown.length > 0 ? `${here.length}명` : "찾는 학생이 없어요. 다시 적어 보세요."}
        </output>
      </div>
      <Students label="우리 반 학생" students={here} onOpen={onOpen} />
      {gone.length > 0 && (
        <Card title="떠난 학생">
          <Students label="떠난 학생" students={gone} onOpen={onOpen} />
        </Card>
      )}
    </div>
  );
}

function Students(props: {
  readonly label: string;
  readonly students: readonly RosterStudent[];
  readonly onOpen: (id: StudentId) => void;
}) {
  return (
    <ul
      aria-label={props.label}
      className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2"
    >
      {props.students.map((student) => (
        <li
          key={student.id}
          className="[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
        >
          <button
            type="button"
            onClick={() => props.onOpen(student.id)}
            className="press flex min-h-14 w-full items-center gap-3 rounded-ctl border border-line-2 bg-surface px-3 text-left hover:bg-hover"
          >
            <Face student={student} />
            <span className="w-6 text-right text-14 font-medium text-fg-3 tabular-nums">
              {student.number}
            </span>
            <span className="min-w-0 truncate text-15 font-semibold">{student.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Face({ student }: { readonly student: RosterStudent }) {
  const picture = useFilePicture(student.photo);
  return <StudentAvatar studentId={student.id} picture={picture} size={32} />;
}
