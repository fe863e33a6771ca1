// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by who/names-beside.tsx.
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { KeptAnswer } from "@damim/domain/survey/survey.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { sayWritten } from "./say-written.ts";

/** Whose answer a line is: any pupil of the class. */
export function ChooseDialog(props: {
  readonly isOpen: boolean;
  readonly answer: KeptAnswer | undefined;
  readonly members: readonly RosterStudent[];
  readonly onClose: () => void;
  readonly onChoose: (student: RosterStudent) => void;
  /** Not of a survey that pupils answer by number: nothing lists an answer that is nobody's there. */
  readonly onAside: (() => void) | undefined;
}) {
  const { isOpen, answer, members, onClose, onChoose, onAside } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="누구의 답인가요?"
      subtitle={answer && sayWritten(answer)}
      closesOnOutsidePress
    >
      <ul
        aria-label="학생"
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 pb-2"
      >
        {members.map((student) => (
          <li key={student.id}>
            <Button
              variant={student.id === answer?.studentId ? "weak" : "line"}
              isFull
              className="justify-start!"
              onClick={() => onChoose(student)}
            >
              {toStudentWords(student)}
            </Button>
          </li>
        ))}
      </ul>
      {onAside && (
        <Button variant="sunken" isFull className="my-2" onClick={onAside}>
          우리 반 아님
        </Button>
      )}
    </Dialog>
  );
}
