import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStudents } from "@damim/domain/student/find-students.ts";
import { hasLeft } from "@damim/domain/student/membership.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { askForStudent } from "../../data/asked.ts";
import { findClassStore, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { buttonLook } from "../../ui/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

const MOST = 5;
const paths = { attendance: "/attendance", student: "/manageStudent" } as const;

/** 학생 찾기: a pupil by name, 초성 or number, and from there to the day or to the pupil's page. */
export function Component() {
  const store = findClassStore(useTeacherData());
  return store ? <StudentSearch store={store} /> : null;
}

function StudentSearch({ store }: { readonly store: Store }) {
  const today = toSeoulDay(useTeacherData().now());
  const students = useRoster(store).filter((student) => !hasLeft(student, today));
  const [typed, setTyped] = useState("");
  const found = findStudents(students, typed);
  return (
    <>
      <TextField
        type="search"
        label="이름, 초성, 번호"
        isLabelHidden
        fieldSize="normal"
        autoComplete="off"
        placeholder="이름, 초성, 번호"
        value={typed}
        onValueChange={setTyped}
        lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
      />
      <output className={found.length > 0 ? "sr-only" : "mt-3 block text-14 text-fg-2"}>
        {toWords(typed, found.length)}
      </output>
      {found.length > 0 && (
        <ul aria-label="찾은 학생" className="mt-2 flex flex-col">
          {found.slice(0, MOST).map((student) => (
            <FoundStudent key={student.id} student={student} />
          ))}
        </ul>
      )}
    </>
  );
}

function FoundStudent({ student }: { readonly student: RosterStudent }) {
  const navigate = useNavigate();
  const open = (place: keyof typeof paths): void => {
    void Promise.resolve(navigate(paths[place])).then(() => askForStudent(place, student.id));
  };
  const name = toStudentWords(student);
  return (
    <li className="flex min-h-12 items-center gap-1 text-15">
      <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
      <button
        type="button"
        aria-label={`${name} 출결 적기`}
        onClick={() => open("attendance")}
        className={`${buttonLook({ look: "brandText" })} px-3!`}
      >
        출결
      </button>
      <button
        type="button"
        aria-label={`${name} 학생 조회`}
        onClick={() => open("student")}
        className={`${buttonLook({ look: "text" })} px-3!`}
      >
        조회
      </button>
    </li>
  );
}

function toWords(typed: string, count: number): string {
  if (typed.trim() === "") return "「ㄱㅎㄹ」이나 「5」처럼 적어도 찾아요.";
  if (count === 0) return "찾는 학생이 없어요. 이름이나 번호를 다시 적어 보세요.";
  return count > MOST ? `${count}명 가운데 ${MOST}명을 보여요.` : `${count}명을 찾았어요.`;
}
