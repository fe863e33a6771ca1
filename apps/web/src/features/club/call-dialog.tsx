// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by club-book.tsx.
import {
  callAnswerWords,
  findAnswer,
  type CallAnswer,
} from "@damim/domain/club/call-attendance.ts";
import { toClubNumber } from "@damim/domain/club/club-roster.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { ClubCommands } from "./club-commands.ts";
import { useAttendanceRows } from "./use-club-data.ts";

const answers: readonly CallAnswer[] = ["arrived", "absent", "late"];
const looks: Readonly<Record<CallAnswer, string>> = {
  arrived: "aria-pressed:bg-good-weak aria-pressed:text-good",
  absent: "aria-pressed:bg-danger-weak aria-pressed:text-danger",
  late: "aria-pressed:bg-warm-weak aria-pressed:text-warm-strong",
};

export interface CallDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly club: TeacherData;
  readonly store: Store;
  readonly commands: ClubCommands;
}

/** 출석 부르기 of today: one tap a child. Nobody is asked for a reason. */
export function CallDialog({ isOpen, onClose, club, store, commands }: CallDialogProps) {
  const students = useRoster(store);
  const rows = useAttendanceRows(store);
  const day = toSeoulDay(club.now());
  const said = students.filter(({ id }) => findAnswer(rows, { day, studentId: id })).length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="출석 부르기"
      subtitle={`${toKoreanDay(day)} · ${students.length}명 가운데 ${said}명 불렀어요`}
      closesOnOutsidePress
      footer={
        <Button size="large" isFull onClick={onClose}>
          다 불렀어요
        </Button>
      }
    >
      <ul aria-label="부를 학생" className="divide-y divide-line-2">
        {students.map((student) => {
          const words = toStudentWords(student);
          const now = findAnswer(rows, { day, studentId: student.id });
          return (
            <li key={student.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="mr-auto min-w-32">
                <span className="text-14 text-fg-2 tabular-nums">{toClubNumber(student)}</span>{" "}
                <b className="text-15">{student.name}</b>
              </span>
              <span className="grid grid-cols-3 gap-1">
                {answers.map((answer) => (
                  <button
                    key={answer}
                    type="button"
                    aria-pressed={now === answer}
                    aria-label={`${words} ${callAnswerWords[answer]}`}
                    onClick={() => commands.answer(student, day, answer)}
                    className={`press h-11 min-w-17 rounded-ctl bg-sunken px-2 text-15 font-semibold text-fg-2 ${looks[answer]}`}
                  >
                    {callAnswerWords[answer]}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
