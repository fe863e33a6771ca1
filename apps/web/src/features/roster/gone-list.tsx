import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { findDayBack, findLastDeparture } from "@damim/domain/student/coming-back.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";

/** 떠난 학생 of the year: who, until when, how. Hidden ones stand behind a further step, each time anew. */
export function GoneList(props: {
  readonly students: readonly RosterStudent[];
  readonly isReadOnly: boolean;
  readonly onReturn: (student: RosterStudent) => void;
  readonly onEdit: (student: RosterStudent) => void;
}) {
  const { isReadOnly, onReturn, onEdit } = props;
  const [isShown, setShown] = useState(false);
  const students = props.students.toSorted((a, b) => (toLastDay(a) < toLastDay(b) ? 1 : -1));
  const hiddenCount = students.filter(isHidden).length;
  return (
    <>
      <ul aria-label="떠난 학생" className="flex flex-col">
        {students
          .filter((student) => isShown || !isHidden(student))
          .map((student) => (
            <GoneStudent
              key={student.id}
              student={student}
              isReadOnly={isReadOnly}
              onReturn={() => onReturn(student)}
              onEdit={() => onEdit(student)}
            />
          ))}
      </ul>
      {hiddenCount > 0 && (
        <Button
          variant="text"
          className="mx-3 my-2"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "숨긴 학생 다시 숨기기" : `숨긴 학생 ${hiddenCount}명 보기`}
        </Button>
      )}
    </>
  );
}

const isHidden = (student: RosterStudent): boolean => findLastDeparture(student)?.hidden === true;
const toLastDay = (student: RosterStudent): string => findLastDeparture(student)?.day ?? "";

function GoneStudent(props: {
  readonly student: RosterStudent;
  readonly isReadOnly: boolean;
  readonly onReturn: () => void;
  readonly onEdit: () => void;
}) {
  const { student, isReadOnly, onReturn, onEdit } = props;
  const left = findLastDeparture(student);
  if (!left) return null;
  const back = findDayBack(student);
  const words = toStudentWords(student);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-2 px-5 py-2 text-15">
      <span className="min-w-24 font-semibold">{words}</span>
      <Chip>{departureLabels[left.kind]}</Chip>
      <span className="text-fg-2">{toKoreanDate(left.day)}까지</span>
      {back && <span className="text-fg-2">{toKoreanDate(back)}부터 다시</span>}
      {left.hidden && <Chip tone="warm">숨김</Chip>}
      <span className="min-w-0 flex-1 truncate text-fg-2">{left.memo}</span>
      {!isReadOnly && (
        <span className="flex gap-1 max-sm:w-full">
          <Button
            variant="weak"
            icon={<Undo2 size={18} aria-hidden />}
            aria-label={`${words} 다시 우리 반으로`}
            onClick={onReturn}
          >
            다시 우리 반으로
          </Button>
          {student.gone && (
            <Button
              variant="text"
              icon={<Pencil size={18} aria-hidden />}
              aria-label={`${words} 떠난 날 고치기`}
              onClick={onEdit}
            >
              고치기
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
