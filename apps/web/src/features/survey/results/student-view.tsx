import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { isAsked, type KeptAnswer } from "@damim/domain/survey/survey.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import type { OpenSurvey } from "../rows/survey-rows.ts";
import type { SurveyCommands } from "../rows/survey-commands.ts";
import { sayOpenAnswer } from "./open-answers.ts";

const ChooseDialog = lazyOverlay(() => import("../who/choose-dialog.tsx"), "ChooseDialog");

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
export function StudentView(props: {
  readonly open: OpenSurvey;
  readonly place: string;
  readonly commands: SurveyCommands;
}) {
  const { open, place, commands } = props;
  const { survey, members, byStudent, doubles } = open;
  const { now } = useTeacherData();
  const [chosenId, setChosenId] = useState<string>();
  const at = Math.max(
    0,
    members.findIndex(({ id }) => id === chosenId),
  );
  const student = members[at];
  const answer = student && byStudent.get(student.id);
  const list = (of: KeptAnswer | undefined): readonly SaidAnswer[] =>
    survey.questions.filter(isAsked).map((question) => {
      const { id, head } = question;
      const value = of ? sayOpenAnswer(open, question, of) : "";
      return { id, head, value: value || (of ? "안 씀" : "") };
    });
  const said = list(answer);
  const others = doubles.filter(({ studentId }) => studentId === student?.id);
  const step = (by: number): void =>
    setChosenId(members[(at + by + members.length) % members.length]?.id);
  if (survey.anonymous || !student)
    return (
      <Card className="flex-1">
        <EmptyState title="이름이 없는 설문이에요">누가 쓴 답인지 알 수 없어요.</EmptyState>
      </Card>
    );
  return (
    <Card className="min-w-0 flex-1 lg:overflow-y-auto">
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
        <>
          <Said label={`${toStudentWords(student)} 답`} said={said} />
          {(survey.source === "own" || others.length > 0) && (
            <WhoseAnswer key={answer.id} {...{ answer, open, commands }} />
          )}
        </>
      )}
      {others.map((other) => (
        <section key={other.id} className="mt-5 border-t border-line-2 pt-4 print:hidden">
          <h2 className="mb-3 text-15 font-semibold">
            같은 번호로 온 다른 답
            {other.at ? `, ${toSeoulDay(other.at)} ${toSeoulTimeText(other.at)}` : ""}
          </h2>
          <Said label={`${toStudentWords(student)} 다른 답`} said={list(other)} />
          <WhoseAnswer answer={other} {...{ open, commands }} />
        </section>
      ))}
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

function Said({ label, said }: { readonly label: string; readonly said: readonly SaidAnswer[] }) {
  return (
    <dl aria-label={label} className="flex flex-col gap-4 print:hidden">
      {said.map(({ id, head, value }) => (
        <div key={id}>
          <dt className="text-14 text-fg-2">{head}</dt>
          <dd className="text-16 wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Gives an answer to whose it is: whoever pressed a wrong number may stand first, or have been the only one. */
function WhoseAnswer(props: {
  readonly answer: KeptAnswer;
  readonly open: OpenSurvey;
  readonly commands: SurveyCommands;
}) {
  const { answer, open, commands } = props;
  const isPast = useIsPast();
  const { about: chosen, open: ask, close, isOpen } = useOpened<KeptAnswer>();
  if (isPast) return null;
  // What lies in an open room is a line of hers only once it is closed.
  if (open.survey.roomId && !open.survey.closedOn)
    return (
      <p className="mt-4 text-14 text-fg-2 print:hidden">마감하면 누구 답인지 고를 수 있어요.</p>
    );
  return (
    <>
      <Button variant="line" className="mt-4 print:hidden" onClick={() => ask(answer)}>
        누구 답인지 고르기
      </Button>
      <ChooseDialog
        isOpen={isOpen}
        answer={chosen}
        members={open.members}
        onClose={close}
        onChoose={(student) => {
          if (chosen) commands.choose(chosen, student, open);
          close();
        }}
        onAside={
          open.survey.source === "own"
            ? undefined
            : () => {
                if (chosen) commands.setAside(chosen, open);
                close();
              }
        }
      />
    </>
  );
}
