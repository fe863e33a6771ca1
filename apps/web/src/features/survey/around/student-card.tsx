import { sayAnswer } from "@damim/domain/survey/split-choices.ts";
import { answerKind, isAsked, surveyKind } from "@damim/domain/survey/survey.ts";
import { useMemo } from "react";
import { useRows } from "../../../data/use-teacher-data.ts";
import type { StudentCardProps } from "../../../kit/manifest/student-card.ts";
import { Card } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { toSurveyPlace } from "../survey-place.ts";

const MOST = 3;

/** 설문: what the pupil answered, the newest survey first; never whom the pupil named. */
export function Component({ store, student }: StudentCardProps) {
  const surveys = useRows(store, surveyKind);
  const answers = useRows(store, answerKind);
  const own = useMemo(
    () =>
      [...answers.values()]
        .filter(({ studentId }) => studentId === student.id)
        .flatMap(({ id, surveyId, values }) => {
          const survey = surveys.get(surveyId);
          if (!survey) return [];
          const said = survey.questions.flatMap((question) => {
            const value = values[question.id];
            return value && isAsked(question) && question.type !== "pupils"
              ? [{ ...question, value: sayAnswer(question, value) }]
              : [];
          });
          return [{ id, survey, said }];
        })
        .toSorted((a, b) => (a.survey.id < b.survey.id ? 1 : -1)),
    [surveys, answers, student.id],
  );
  if (own.length === 0) return null;
  return (
    <Card
      title="설문"
      titleEnd={own.length > MOST ? `${own.length}개 가운데 ${MOST}개` : undefined}
    >
      <ul className="flex flex-col gap-3">
        {own.slice(0, MOST).map(({ id, survey, said }) => (
          <li key={id}>
            <Link
              to={toSurveyPlace(survey.id)}
              className="press -mx-2 flex min-h-11 items-center rounded-ctl px-2 text-15 font-semibold hover:bg-hover"
            >
              {survey.title}
            </Link>
            <dl className="text-14">
              {said.map((each) => (
                <div key={each.id} className="mt-1">
                  <dt className="text-13 text-fg-2">{each.head}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{each.value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
