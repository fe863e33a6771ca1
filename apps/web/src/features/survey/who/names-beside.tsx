import { explainWho } from "@damim/domain/survey/survey-view.ts";
import type { KeptAnswer } from "@damim/domain/survey/survey.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { ArrowRight } from "lucide-react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import type { OpenSurvey } from "../rows/survey-rows.ts";
import type { SurveyCommands } from "../rows/survey-commands.ts";
import { sayWritten } from "./say-written.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";

const ChooseDialog = lazyOverlay(() => import("./choose-dialog.tsx"), "ChooseDialog");

/** 확인할 이름 and 고쳐 읽은 이름: what the teacher has to look at before the answers are whose they are. */
export function NamesBeside(props: {
  readonly open: OpenSurvey;
  readonly commands: SurveyCommands;
}) {
  const { open, commands } = props;
  const { asked, corrected, members } = open;
  const isPast = useIsPast();
  const { about: chosen, open: ask, close, isOpen } = useOpened<KeptAnswer>();
  if (asked.length + corrected.length === 0) return null;
  return (
    <div className="flex flex-col gap-4 md:w-80 md:shrink-0 lg:min-h-0 lg:overflow-y-auto print:hidden">
      {asked.length > 0 && (
        <Card>
          <NamesTitle words="확인할 이름" count={asked.length} />
          <ul aria-label="확인할 이름" className="flex flex-col">
            {asked.map((answer) => (
              <li key={answer.id} className="border-b border-line-2 py-3 last:border-0 last:pb-0">
                <AskedName
                  open={open}
                  answer={answer}
                  commands={isPast ? undefined : commands}
                  onAsk={() => ask(answer)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {corrected.length > 0 && (
        <Card>
          <NamesTitle words="고쳐 읽은 이름" count={corrected.length} />
          <ul aria-label="고쳐 읽은 이름" className="flex flex-col">
            {corrected.map((answer) => {
              const student = members.find(({ id }) => id === answer.studentId);
              return (
                <li
                  key={answer.id}
                  className="flex items-center gap-3 border-b border-line-2 py-2.5 last:border-0 last:pb-0"
                >
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center gap-x-1.5 text-15">
                      <span className="wrap-anywhere">{sayWritten(answer)}</span>
                      <ArrowRight size={14} aria-label="읽은 이름" className="text-fg-3" />
                      <b>{student ? toStudentWords(student) : "떠난 학생"}</b>
                    </p>
                    <p className="text-13 text-fg-2">{explainWho(answer)}</p>
                  </div>
                  {!isPast && (
                    <Button
                      variant="line"
                      aria-label={`${sayWritten(answer)} 고치기`}
                      onClick={() => ask(answer)}
                    >
                      고치기
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      <ChooseDialog
        isOpen={isOpen}
        answer={chosen}
        members={members}
        onClose={close}
        onChoose={(student) => {
          if (chosen) commands.choose(chosen, student, open);
          close();
        }}
        onAside={() => {
          if (chosen) commands.setAside(chosen, open);
          close();
        }}
      />
    </div>
  );
}

function NamesTitle({ words, count }: { readonly words: string; readonly count: number }) {
  return (
    <h2 className="mb-1 flex items-baseline gap-1.5 text-17 font-bold">
      {words} <span className="text-14 font-semibold text-fg-2 tabular-nums">{count}</span>
    </h2>
  );
}

function AskedName(props: {
  readonly open: OpenSurvey;
  readonly answer: KeptAnswer;
  readonly commands: SurveyCommands | undefined;
  readonly onAsk: () => void;
}) {
  const { open, answer, commands, onAsk } = props;
  const { typed } = answer;
  const candidates = (answer.candidates ?? []).flatMap(
    (id) => open.members.find((member) => member.id === id) ?? [],
  );
  const taken = candidates.filter(({ id }) => open.byStudent.has(id));
  return (
    <fieldset aria-label={sayWritten(answer)} className="min-w-0">
      <p className="text-15 wrap-anywhere">
        쓴 이름 <b>{typed?.name || "없음"}</b>
        {typed?.number && (
          <>
            , 쓴 번호 <b>{typed.number}</b>
          </>
        )}
      </p>
      <p className="text-13 text-fg-2">
        {explainWho(answer)}
        {taken.length > 0 &&
          ` ${taken.map(({ number }) => `${number}번`).join(", ")}은 이미 냈어요.`}
      </p>
      {commands && (
        <div className="mt-2 grid grid-cols-2 gap-2">
          {candidates.map((student, at) => (
            <Button
              key={student.id}
              variant={at === 0 ? "weak" : "line"}
              onClick={() => commands.choose(answer, student, open)}
            >
              {toStudentWords(student)}
            </Button>
          ))}
          <Button variant="line" onClick={onAsk}>
            다른 학생
          </Button>
          <Button variant="text" onClick={() => commands.setAside(answer, open)}>
            우리 반 아님
          </Button>
        </div>
      )}
    </fieldset>
  );
}
