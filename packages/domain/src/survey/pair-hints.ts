import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { RosterStudent, StudentId } from "../student/student.ts";
import { asksForFriends, asksToPart } from "./friends-question.ts";
import { readChoices, sociogram, type Choices } from "./sociogram.ts";
import type { KeptAnswer, KeptSurvey, SurveyQuestion } from "./survey.ts";
import { findCounted } from "./survey-view.ts";

/** Two pupils, in the order of the list. */
export type Pair = readonly [StudentId, StudentId];

/** What one question of a survey says of pairs: to be offered as rules, and never applied by itself. */
export interface PairHints {
  readonly survey: Pick<KeptSurvey, "id" | "title">;
  readonly question: SurveyQuestion;
  /** When the survey ended, else when its last answer came; unknown of a table without times. */
  readonly on?: CalendarDay;
  /** 서로 고른 짝, or 떼어 놓을 짝. */
  readonly wants: "together" | "apart";
  readonly pairs: readonly Pair[];
}

/**
 * Pairs that pupils' answers speak of, the newest survey first. Together: both named each other. Apart, of a question that asks
 * for it alone: one named the other, those who both did first; who named whom is not told on. Only pupils of `members`
 * stand in a pair, so whoever left the class drops out with all they said. (spec 13 §2)
 *
 * ```ts
 * pairHints(surveys, answers, members)[0]; // { wants: "together", pairs: [["s1", "s2"]], on: "2026-11-20", … }
 * ```
 */
export function pairHints(
  surveys: Iterable<KeptSurvey>,
  answers: Iterable<KeptAnswer>,
  members: readonly Pick<RosterStudent, "id" | "number" | "name">[],
): readonly PairHints[] {
  const all = [...answers];
  return [...surveys]
    .filter(({ anonymous }) => !anonymous)
    .flatMap((survey) => {
      const counted = findCounted(
        survey,
        all.filter(({ surveyId }) => surveyId === survey.id),
      );
      const on = survey.closedOn ?? findLastDay([...counted.values()]);
      return survey.questions.flatMap((question): readonly PairHints[] => {
        const wants = asksForFriends(question) ? "together" : "apart";
        if (wants === "apart" && !asksToPart(question)) return [];
        const { choices } = readChoices(question, counted, {
          members,
          roster: survey.roster,
        });
        const { mutual } = sociogram(choices, members);
        const pairs =
          wants === "together" ? mutual : [...mutual, ...listOneSided(choices, members)];
        if (pairs.length === 0) return [];
        const { id, title } = survey;
        return [{ survey: { id, title }, question, ...(on && { on }), wants, pairs }];
      });
    })
    .toSorted((a, b) => compareNewest(a, b));
}

function listOneSided(
  choices: Choices,
  members: readonly Pick<RosterStudent, "id">[],
): readonly Pair[] {
  const names = (from: StudentId, to: StudentId): boolean =>
    choices.get(from)?.includes(to) ?? false;
  return members.flatMap(({ id: one }, at) =>
    members
      .slice(at + 1)
      .filter(({ id: other }) => names(one, other) !== names(other, one))
      .map(({ id: other }): Pair => [one, other]),
  );
}

function findLastDay(answers: readonly KeptAnswer[]): CalendarDay | undefined {
  const last = Math.max(...answers.map(({ at }) => at ?? 0));
  return last > 0 ? toSeoulDay(last) : undefined;
}

/** By day, then by id, which grows; within a survey as its questions stand. */
function compareNewest(a: PairHints, b: PairHints): number {
  const [one, other] = [a, b].map(({ on = "", survey }) => `${on}~${survey.id}`);
  return one === other ? 0 : (one ?? "") < (other ?? "") ? 1 : -1;
}
