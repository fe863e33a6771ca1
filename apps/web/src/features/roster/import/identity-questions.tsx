import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { AskedRow } from "@damim/domain/roster/reading/ask-who-it-is.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import {
  ANOTHER_STUDENT,
  LEFT_OUT,
  type ReturnAnswer,
} from "@damim/domain/roster/reading/returning-student.ts";
import type { DayBack } from "@damim/domain/student/coming-back.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { RadioGroup, type RadioOption } from "../../../ui/field/radio-group.tsx";
import { DayBackChoice } from "../fields/day-back-choice.tsx";
import { toRowPlace } from "../fields/student-words.ts";

export type OnAnswer = (rowKey: string, answer: ReturnAnswer, back?: DayBack) => void;

/**
 * Rows with a name that is known: of somebody who left, or who has another number. The teacher says who it is, nobody
 * guesses. New numbers that are sure stay folded: a class that was numbered anew is a line, not thirty questions.
 */
export function IdentityQuestions(props: {
  readonly asked: readonly AskedRow[];
  readonly onAnswer: OnAnswer;
}) {
  const { asked, onAnswer } = props;
  const titleId = useId();
  if (asked.length === 0) return null;
  const isFolded = ({ candidates, sure }: AskedRow): boolean =>
    candidates.some(({ id, gone }) => id === sure && !gone);
  const open = asked.filter((one) => !isFolded(one));
  const folded = asked.filter(isFolded);
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-2.5 bg-bg p-4 max-md:max-w-full sm:p-5"
    >
      <h3 id={titleId} className="text-17 font-bold">
        이미 명단에 있는 이름 {asked.length}
      </h3>
      {open.length > 0 && <Questions asked={open} onAnswer={onAnswer} />}
      {folded.length > 0 && (
        <details className="group rounded-card bg-surface px-3.5">
          <summary className="flex min-h-13 cursor-pointer items-center justify-between text-15 font-semibold">
            번호가 바뀐 학생 {folded.length}명
            <ChevronDown size={18} aria-hidden className="text-fg-3 group-open:rotate-180" />
          </summary>
          <p className="pb-3 text-14 text-fg-2">
            이름이 같아서 번호만 바꿔요. 기록은 그대로 따라와요. 다른 학생이면 여기에서 골라 주세요.
          </p>
          <div className="-mx-3.5">
            <Questions asked={folded} onAnswer={onAnswer} />
          </div>
        </details>
      )}
    </section>
  );
}

function Questions(props: { readonly asked: readonly AskedRow[]; readonly onAnswer: OnAnswer }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {props.asked.map(({ row, student, candidates, answer, back, backRefusal }) => (
        <li key={row.key} className="rounded-card bg-surface p-3.5">
          <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
            <b className="text-15">{toStudentWords(student)}</b>
            <span className="text-14 text-fg-3">{toRowPlace(row)}</span>
          </p>
          <RadioGroup<ReturnAnswer>
            label={toQuestion(student.name, candidates)}
            value={answer}
            options={toOptions(student.number, candidates)}
            onValueChange={(said) => props.onAnswer(row.key, said)}
          />
          {answer !== undefined && back !== undefined && (
            <DayBackChoice
              className="mt-3"
              value={back}
              error={backRefusal}
              onValueChange={(day) => props.onAnswer(row.key, answer, day)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function toQuestion(name: string, candidates: readonly RosterStudent[]): string {
  const isThere = candidates.some(({ gone }) => !gone);
  const where = isThere ? "명단에 있는" : "전에 있던";
  return `${where} ${withParticle(name, "과/와")} 같은 학생인가요?`;
}

function toOptions(
  number: number,
  candidates: readonly RosterStudent[],
): readonly RadioOption<ReturnAnswer>[] {
  return [
    ...candidates.map((student) => ({
      value: student.id,
      label: candidates.length === 1 ? "같은 학생이에요" : toSameLabel(student),
      hint: student.gone
        ? `${toPastWords(student)}. 기록과 함께 다시 우리 반이 돼요.`
        : `번호만 ${student.number}번에서 ${withParticle(`${number}번`, "으로/로")} 바뀌고, 기록은 그대로예요.`,
    })),
    { value: ANOTHER_STUDENT, label: "다른 학생이에요", hint: "새 학생으로 가져와요." },
    { value: LEFT_OUT, label: "가져오지 않을게요" },
  ];
}

function toSameLabel({ number, gone }: RosterStudent): string {
  return gone ? `${number}번이던 학생과 같아요` : `${number}번 학생과 같아요`;
}

/** A departure that is kept hidden is not told here either. */
function toPastWords({ number, gone }: RosterStudent): string {
  if (!gone || gone.hidden) return `${number}번이었어요`;
  return `${number}번, ${toKoreanMonthDay(gone.day)} ${departureLabels[gone.kind]}`;
}
