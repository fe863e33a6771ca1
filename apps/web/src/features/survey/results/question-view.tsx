import type { QuestionSum } from "@damim/domain/survey/count-answers.ts";
import { isAsked, type KeptAnswer } from "@damim/domain/survey/survey.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { ListChecks, NotebookPen, Users } from "lucide-react";
import { useMemo, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import type { OpenSurvey } from "../rows/survey-rows.ts";
import type { SurveyCommands } from "../rows/survey-commands.ts";
import { KEEP_FROM_PUPILS } from "./careful-output.tsx";
import { sumOpenQuestion } from "./sum-open-question.ts";
import { TypeSelect } from "./type-select.tsx";

const TickDialog = lazyOverlay(() => import("./tick-dialog.tsx"), "TickDialog");

interface QuestionViewProps {
  readonly store: Store;
  readonly open: OpenSurvey;
  readonly commands: SurveyCommands;
}

/** 문항별: bars with counts, a strip with its middle, or the texts; a tap on a bar chooses its pupils. */
export function QuestionView({ store, open, commands }: QuestionViewProps) {
  const sums = useMemo(
    () => open.survey.questions.filter(isAsked).map((question) => sumOpenQuestion(open, question)),
    [open],
  );
  return (
    <div className="grid min-w-0 flex-1 content-start gap-4 xl:grid-cols-2">
      {sums.map((sum) => (
        <QuestionCard key={sum.question.id} {...{ store, open, commands, sum }} />
      ))}
    </div>
  );
}

function QuestionCard(props: QuestionViewProps & { readonly sum: QuestionSum }) {
  const { store, open, commands, sum } = props;
  const { question, answered, bars, median, words } = sum;
  const isPast = useIsPast();
  // What was asked is what the teacher wrote.
  const isOwn = open.survey.source === "own";
  const [chosen, setChosen] = useState<string>();
  const bar = bars.find(({ option }) => option === chosen);
  const most = Math.max(1, ...bars.map(({ answers }) => answers.length));
  const asked = open.survey.anonymous ? open.counted.length : open.members.length;
  return (
    <Card
      title={question.head}
      titleEnd={
        <span className="whitespace-nowrap tabular-nums">
          {answered.length}/{asked}
        </span>
      }
      // A bar of each pupil is longer than what a sheet has left, or than a sheet.
      className={bars.length > 12 ? "" : "break-inside-avoid"}
    >
      <div className="-mt-1 mb-3 flex flex-wrap items-center gap-3 print:hidden">
        <TypeSelect
          question={question}
          onChange={isPast || isOwn ? undefined : (type) => commands.retype(open, question, type)}
        />
        {median !== undefined && (
          <p className="text-14 text-fg-2">
            중앙값 <b className="text-fg">{median}</b>
          </p>
        )}
      </div>
      {question.type === "pupils" && (
        <p className="mb-2 hidden text-[12px] print:block">{KEEP_FROM_PUPILS}</p>
      )}
      {bars.length > 0 && (
        <ul aria-label={`${question.head} 답`} className="flex flex-col gap-1">
          {bars.map(({ option, answers }) => (
            <li key={option} className="break-inside-avoid">
              <button
                type="button"
                aria-pressed={option === chosen}
                className={`press relative flex min-h-11 w-full items-center gap-3 overflow-hidden rounded-ctl px-3 text-left text-15 ${option === chosen ? "shadow-[inset_0_0_0_2px_var(--brand)]" : ""}`}
                onClick={() => setChosen(option === chosen ? undefined : option)}
              >
                <span
                  aria-hidden
                  className="absolute inset-y-0 left-0 rounded-ctl bg-brand-weak [print-color-adjust:exact]"
                  style={{ width: `${(answers.length / most) * 100}%` }}
                />
                <span className="relative min-w-0 flex-1 wrap-anywhere">{option}</span>
                <b className="relative tabular-nums">{answers.length}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {bar && <ChosenPupils {...{ store, open, commands, sum, bar }} />}
      {question.type === "text" && (
        <TextAnswers {...{ open, commands, sum }} isPast={isPast} words={words} />
      )}
    </Card>
  );
}

function ChosenPupils(
  props: QuestionViewProps & {
    readonly sum: QuestionSum;
    readonly bar: QuestionSum["bars"][number];
  },
) {
  const { store, open, commands, sum, bar } = props;
  const { answers } = bar;
  const [isTicking, setTicking] = useState(false);
  const isPast = useIsPast();
  // 모둠화면 is a board: a group would say there whom its pupils chose.
  const isOfPupils = sum.question.type === "pupils";
  const students = open.members.filter(({ id }) => answers.some((each) => each.studentId === id));
  if (students.length === 0) return null;
  const isHere = new Set(open.members.map(({ id }) => id));
  const group = (bars: QuestionSum["bars"]): void =>
    commands.group(
      sum.question.head,
      bars.map((one) => ({
        name: one.option,
        members: one.answers.flatMap(({ studentId }) =>
          studentId && isHere.has(studentId) ? [studentId] : [],
        ),
      })),
    );
  return (
    <div className="mt-3 rounded-ctl bg-sunken px-4 py-3 print:hidden">
      <p className="text-15">
        <b>{students.length}명</b>{" "}
        <span className="text-fg-2">{students.map(toStudentWords).join(", ")}</span>
      </p>
      {!isPast && (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="line"
            icon={<ListChecks size={18} aria-hidden />}
            onClick={() => setTicking(true)}
          >
            제출 체크에 넣기
          </Button>
          {!isOfPupils && (
            <Button
              variant="line"
              icon={<Users size={18} aria-hidden />}
              onClick={() => group([bar])}
            >
              한 모둠으로
            </Button>
          )}
          {!isOfPupils && sum.bars.length > 1 && (
            <Button variant="line" onClick={() => group(sum.bars)}>
              답마다 한 모둠
            </Button>
          )}
        </p>
      )}
      <TickDialog
        isOpen={isTicking}
        store={store}
        open={open}
        students={students}
        onClose={() => setTicking(false)}
        onTick={(check, round) => {
          setTicking(false);
          commands.tick(
            check,
            round,
            students.map(({ id }) => id),
          );
        }}
      />
    </div>
  );
}

function TextAnswers(
  props: Omit<QuestionViewProps, "store"> & {
    readonly sum: QuestionSum;
    readonly words: QuestionSum["words"];
    readonly isPast: boolean;
  },
) {
  const { open, commands, sum, words, isPast } = props;
  const { question, answered } = sum;
  const lines = useMemo(() => {
    const places = new Map(open.members.map(({ id }, at) => [id, at]));
    const toPlace = ({ studentId = "" }: KeptAnswer): number =>
      places.get(studentId ?? "") ?? places.size;
    return answered.toSorted((a, b) => toPlace(a) - toPlace(b));
  }, [answered, open.members]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const toNote = ({ id, studentId, values }: KeptAnswer) =>
    studentId && ticked.has(id)
      ? [
          {
            studentId,
            text: `「${open.survey.title}」 ${question.head}: ${values[question.id] ?? ""}`,
          },
        ]
      : [];
  const notes = lines.flatMap(toNote);
  return (
    <>
      {words.length > 0 && (
        <p className="mb-2 text-14 text-fg-2">
          자주 나온 말: {words.map(({ word, count }) => `${word} ${count}`).join(", ")}
        </p>
      )}
      <ul
        aria-label={`${question.head} 답`}
        className="flex max-h-96 flex-col overflow-y-auto print:max-h-none"
      >
        {lines.map((answer) => {
          const student = open.members.find(({ id }) => id === answer.studentId);
          const text = answer.values[question.id] ?? "";
          return (
            <li key={answer.id} className="border-b border-line-2 py-1 last:border-0">
              {student && !isPast ? (
                <Checkbox
                  label={toStudentWords(student)}
                  hint={<span className="wrap-anywhere whitespace-pre-line text-fg">{text}</span>}
                  isChecked={ticked.has(answer.id)}
                  onCheckedChange={(isChecked) =>
                    setTicked(
                      new Set(
                        isChecked
                          ? [...ticked, answer.id]
                          : [...ticked].filter((id) => id !== answer.id),
                      ),
                    )
                  }
                />
              ) : (
                <p className="py-2 text-15 wrap-anywhere whitespace-pre-line">{text}</p>
              )}
            </li>
          );
        })}
      </ul>
      {notes.length > 0 && (
        <Button
          variant="weak"
          className="mt-3"
          icon={<NotebookPen size={18} aria-hidden />}
          onClick={() => {
            commands.note(notes);
            setTicked(new Set());
          }}
        >
          기록으로 보내기
        </Button>
      )}
    </>
  );
}
