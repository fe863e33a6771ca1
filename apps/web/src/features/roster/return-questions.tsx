import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { AskedRow } from "@damim/domain/roster/ask-about-gone.ts";
import { departureLabels } from "@damim/domain/roster/departure.ts";
import {
  ANOTHER_STUDENT,
  LEFT_OUT,
  type ReturnAnswer,
} from "@damim/domain/roster/returning-student.ts";
import type { RosterStudent } from "@damim/domain/roster/student.ts";
import { useId } from "react";
import { RadioGroup, type RadioOption } from "../../ui/radio-group.tsx";
import { toRowPlace } from "./student-words.ts";

/** Rows with the name of somebody who left: the teacher says who it is, nobody guesses. */
export function ReturnQuestions(props: {
  readonly asked: readonly AskedRow[];
  readonly onAnswer: (rowKey: string, answer: ReturnAnswer) => void;
}) {
  const { asked, onAnswer } = props;
  const titleId = useId();
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2.5 bg-bg p-4 sm:p-5">
      <h3 id={titleId} className="text-17 font-bold">
        전에 있던 이름 {asked.length}
      </h3>
      <ul className="flex flex-col gap-2.5">
        {asked.map(({ row, student, candidates, answer }) => (
          <li key={row.key} className="rounded-card bg-surface p-3.5">
            <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="text-15">
                {student.number}번 {student.name}
              </b>
              <span className="text-14 text-fg-3">{toRowPlace(row)}</span>
            </p>
            <RadioGroup<ReturnAnswer>
              label={`전에 있던 ${withParticle(student.name, "과/와")} 같은 학생인가요?`}
              value={answer}
              options={toOptions(candidates)}
              onValueChange={(said) => onAnswer(row.key, said)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function toOptions(candidates: readonly RosterStudent[]): readonly RadioOption<ReturnAnswer>[] {
  return [
    ...candidates.map((student) => ({
      value: student.id,
      label: candidates.length === 1 ? "같은 학생이에요" : `${student.number}번이던 학생과 같아요`,
      hint: `${toPastWords(student)}. 기록과 함께 다시 우리 반이 돼요.`,
    })),
    { value: ANOTHER_STUDENT, label: "다른 학생이에요", hint: "새 학생으로 가져와요." },
    { value: LEFT_OUT, label: "가져오지 않을게요" },
  ];
}

/** A departure that is kept hidden is not told here either. */
function toPastWords({ number, gone }: RosterStudent): string {
  if (!gone || gone.hidden) return `${number}번이었어요`;
  return `${number}번, ${toKoreanMonthDay(gone.day)} ${departureLabels[gone.kind]}`;
}
