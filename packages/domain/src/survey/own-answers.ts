import { createRow, type Change } from "@damim/sync/change.ts";
import type { StudentId } from "../student/student.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import {
  answerKind,
  namesPupils,
  surveyKind,
  toAnswerId,
  type Answer,
  type KeptAnswer,
  type KeptSurvey,
} from "./survey.ts";

/** One pupil's answer as it lies in the survey's room. */
export interface HandedIn {
  readonly studentId: StudentId;
  /** Epoch ms at which it first arrived. */
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
  /** Another device brought it for a number that had one: it stays a line of its own. */
  readonly isBeside?: boolean;
}

/**
 * What pupils handed in of an own survey, as lines of 설문정리 beside those that are kept already: one of each pupil. Places
 * of one pupil are one pupil: what arrived last stands. A kept line keeps its place in the order of arrival. What was brought
 * beside an answer is a line more, also once the teacher has said whose it is.
 *
 * @example two devices that copy the same room at once write the same rows
 */
export function toOwnAnswers(
  { id: surveyId }: Pick<KeptSurvey, "id">,
  handedIn: readonly HandedIn[],
  kept: readonly KeptAnswer[],
): readonly KeptAnswer[] {
  const arrived = handedIn.toSorted((a, b) => a.at - b.at || (a.studentId < b.studentId ? -1 : 1));
  const byStudent = new Map<StudentId, HandedIn>();
  for (const each of arrived) if (!each.isBeside) byStudent.set(each.studentId, each);
  const keptById = new Map(kept.map((answer) => [answer.id, answer]));
  let row = toLastRow(kept);
  // Given to somebody else by the teacher, or to nobody: it is not this pupil's any more.
  const free = kept.filter((each) => !each.studentId || each.id !== toAnswerId(each));
  const given = new Set(free.map(toWords));
  const lines = [...byStudent.values()]
    .filter((each) => keptById.has(toAnswerId(toLine(surveyId, each))) || !given.has(toWords(each)))
    .toSorted((a, b) => a.at - b.at)
    .map((each): KeptAnswer => {
      const answer = toLine(surveyId, each);
      const id = toAnswerId(answer);
      const known = keptById.get(id);
      keptById.delete(id);
      return { ...answer, id, row: known?.row ?? ++row };
    });
  const known = new Set(Array.from(keptById.values(), toWords));
  const beside = arrived.filter((each) => each.isBeside && !known.has(toWords(each)));
  const more = beside.map((each, at): KeptAnswer => {
    const place = { surveyId, row: row + at + 1 };
    return { ...toLine(surveyId, each), ...place, id: toAnswerId(place) };
  });
  return [...lines, ...keptById.values(), ...more];
}

function toLine(surveyId: string, { studentId, at, values }: HandedIn): Answer {
  return { surveyId, row: 0, studentId, state: "sure", at, values };
}

/** When it arrived and what it says: by that a line is known again, whosever the teacher said it is. */
function toWords({ at, values }: Pick<Answer, "at" | "values">): string {
  return JSON.stringify([at, values]);
}

/** Writes them at closing: lines that say the same already are left alone. */
export function copyOwnAnswers(
  survey: Pick<KeptSurvey, "id">,
  handedIn: readonly HandedIn[],
  kept: readonly KeptAnswer[],
): readonly Change[] {
  const keptById = new Map(kept.map((answer) => [answer.id, answer]));
  return toOwnAnswers(survey, handedIn, kept).flatMap(({ id, ...answer }): readonly Change[] => {
    const before = keptById.get(id);
    if (!before) return [createRow(answerKind.name, id, answer)];
    const { at, values } = answer;
    return toWords(before) === toWords(answer)
      ? []
      : [{ kind: answerKind.name, id, set: { at, values } }];
  });
}

/** Its room is closed: the answers are the teacher's own, and with them whom their tapped numbers mean. */
export function closeOwnSurvey(
  survey: KeptSurvey,
  handedIn: readonly HandedIn[],
  answers: Iterable<KeptAnswer>,
  closedOn: CalendarDay,
): readonly Change[] {
  const { id, roster } = survey;
  const kept = [...answers].filter(({ surveyId }) => surveyId === id);
  const set = { closedOn, ...(roster && namesPupils(survey) && { roster }) };
  return [...copyOwnAnswers(survey, handedIn, kept), { kind: surveyKind.name, id, set }];
}

/** After it stands the place of a new line, and no line has its id: a line that changed its place keeps its own. */
export function toLastRow(answers: readonly KeptAnswer[]): number {
  const places = answers.map(({ id, row }) => Math.max(row, Number(/~x(\d+)$/.exec(id)?.[1] ?? 0)));
  return Math.max(0, ...places);
}
