import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { isAsked } from "@damim/domain/survey/survey.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Select } from "../../../ui/field/select.tsx";
import type { OpenSurvey } from "../survey-rows.ts";
import { sayOpenAnswer } from "./open-answers.ts";

interface SaidAnswer {
  readonly id: string;
  readonly head: string;
  readonly value: string;
}

const columns: readonly TableColumn<SaidAnswer>[] = [
  { head: "문항", width: 24, text: ({ head }) => head },
  { head: "답", width: 60, text: ({ value }) => value },
];

/** 학생별: all that one pupil answered, for a talk. */
export function StudentView(props: { readonly open: OpenSurvey; readonly place: string }) {
  const { open, place } = props;
  const { survey, members, byStudent } = open;
  const { now } = useTeacherData();
  const [chosenId, setChosenId] = useState<string>();
  const at = Math.max(
    0,
    members.findIndex(({ id }) => id === chosenId),
  );
  const student = members[at];
  const answer = student && byStudent.get(student.id);
  const said = survey.questions.filter(isAsked).map((question): SaidAnswer => {
    const { id, head } = question;
    const value = answer ? sayOpenAnswer(open, question, answer) : "";
    return { id, head, value: value || (answer ? "안 씀" : "") };
  });
  const step = (by: number): void =>
    setChosenId(members[(at + by + members.length) % members.length]?.id);
  if (survey.anonymous || !student)
    return (
      <Card className="flex-1">
        <EmptyState title="이름이 없는 설문이에요">누가 쓴 답인지 알 수 없어요.</EmptyState>
      </Card>
    );
  return (
    <Card className="min-w-0 flex-1">
      <div className="mb-4 flex items-center gap-2 print:hidden">
        <IconButton
          label="앞 학생"
          variant="line"
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => step(-1)}
        />
        <Select
          label="학생"
          isLabelHidden
          fieldSize="dense"
          className="w-48"
          value={student.id}
          options={members.map((each) => ({ value: each.id, label: toStudentWords(each) }))}
          onValueChange={setChosenId}
        />
        <IconButton
          label="다음 학생"
          variant="line"
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => step(1)}
        />
      </div>
      {!answer ? (
        <p className="text-15 text-fg-2 print:hidden">{student.name} 학생의 답이 아직 없어요.</p>
      ) : (
        <dl
          aria-label={`${toStudentWords(student)} 답`}
          className="flex flex-col gap-4 print:hidden"
        >
          {said.map(({ id, head, value }) => (
            <div key={id}>
              <dt className="text-14 text-fg-2">{head}</dt>
              <dd className="text-16 wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <PrintedTable
        title={`${survey.title} · ${toStudentWords(student)}`}
        place={place}
        columns={columns}
        rows={said}
        note={`${toSeoulDay(now())} 출력`}
      />
    </Card>
  );
}
