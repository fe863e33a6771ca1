import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { ReactNode } from "react";
import { Segments } from "../../ui/field/segments.tsx";
import { Select } from "../../ui/field/select.tsx";
import { isOfPupil } from "./wanted-text.ts";
import type { AiDesk } from "./use-ai-desk.ts";

const lengths = [
  { value: "short", label: "짧게" },
  { value: "normal", label: "보통" },
  { value: "full", label: "한도까지" },
] as const;

/** Of whom, for which list, how long; at the right what is done with it. */
export function DeskHead(props: {
  readonly desk: AiDesk;
  readonly onStudent: (studentId: string) => void;
  readonly onWanted: (key: string) => void;
  readonly children: ReactNode;
}) {
  const { desk, onStudent, onWanted, children } = props;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <h1 className="title text-24 leading-11">AI매니저</h1>
      {isOfPupil(desk.wanted) && (
        <Select
          label="학생"
          isLabelHidden
          fieldSize="dense"
          className="max-w-full min-w-44"
          value={desk.student?.id}
          options={desk.members.map((each) => ({ value: each.id, label: toStudentWords(each) }))}
          onValueChange={onStudent}
        />
      )}
      <Select
        label="쓸 글"
        isLabelHidden
        fieldSize="dense"
        className="w-56"
        value={desk.wanted.key}
        options={desk.wanteds.map(({ key, label }) => ({ value: key, label }))}
        onValueChange={onWanted}
      />
      <Segments
        label="길이"
        value={desk.length}
        segments={lengths}
        onValueChange={desk.chooseLength}
      />
      <div className="ml-auto flex flex-wrap items-start gap-2 empty:hidden max-sm:ml-0">
        {children}
      </div>
    </div>
  );
}
