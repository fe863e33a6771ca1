import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { matchWho, type Who } from "../names/match-who.ts";
import type { ClassKey, RosterStudent, StudentId } from "../student/student.ts";
import { toRoster } from "./named-members.ts";
import { toLastRow } from "./own-answers.ts";
import type { FormTable } from "./read-form.ts";
import { readFormTime } from "./read-form-time.ts";
import { findCounted } from "./survey-view.ts";
import {
  answerKind,
  LONGEST_WRITTEN_CHARACTERS,
  namesPupils,
  surveyKind,
  toAnswerId,
  type Answer,
  type KeptAnswer,
  type KeptSurvey,
  type QuestionType,
  type Survey,
  type SurveyQuestion,
} from "./survey.ts";

/** Who may have answered. */
export interface SurveyClass {
  readonly members: readonly Pick<RosterStudent, "id" | "number" | "name">[];
  /** Those who left it. */
  readonly left: readonly Pick<RosterStudent, "id" | "number" | "name">[];
  readonly own: ClassKey | undefined;
}

/** A survey and what is kept of it. */
export interface SurveyLines {
  readonly survey: Pick<KeptSurvey, "source" | "doubles">;
  readonly answers: readonly KeptAnswer[];
}

/** A survey and its answers as new rows. */
export function importSurvey(
  { head, rows }: Pick<FormTable, "head" | "rows">,
  survey: KeptSurvey,
  of: SurveyClass,
): readonly Change[] {
  const { id, ...fields } = withRoster(survey, of);
  const lines = rows.map((row, at) => ({
    row: at + 1,
    values: Object.fromEntries(
      head.flatMap((_, column) => {
        const value = row[column];
        return value ? [[`q${column + 1}`, value] as const] : [];
      }),
    ),
  }));
  return [
    createRow(surveyKind.name, id, dropEmpty({ ...fields, anonymous: isUnnamed(survey) || null })),
    ...writeAnswers(sortAnswers(survey, lines, of)),
  ];
}

/**
 * Another reading of the columns. Where it changes who wrote a line, all lines are matched anew and what was chosen by
 * hand begins again.
 */
export function changeQuestions(
  survey: KeptSurvey,
  questions: readonly SurveyQuestion[],
  answers: readonly KeptAnswer[],
  of: SurveyClass,
): readonly Change[] {
  const after = withRoster({ ...survey, questions }, of);
  const { roster } = after;
  const set = { questions, anonymous: isUnnamed(after) || null, ...(roster && { roster }) };
  const change: Change = { kind: surveyKind.name, id: survey.id, set };
  if (toWhoColumns(survey) === toWhoColumns(after)) return [change];
  const sorted = sortAnswers(
    after,
    answers.toSorted((a, b) => a.row - b.row),
    of,
  );
  const old = answers.filter(({ id }) => !sorted.has(id));
  return [change, ...old.map(({ id }) => removeRow(answerKind.name, id)), ...writeAnswers(sorted)];
}

/**
 * A line is of this pupil; where the pupil has another one already, both stay. Of several that are the pupil's already the
 * chosen one counts from now on. One undo step.
 */
export function chooseStudent(
  answer: KeptAnswer,
  studentId: StudentId,
  { survey, answers }: SurveyLines,
): readonly Change[] {
  // Of a survey that pupils answer by number: what a pupil's place holds has that pupil's id, and nothing else.
  const isOwn = survey.source === "own";
  const counted = findCounted(survey, answers).get(studentId);
  if (answer.studentId === studentId && counted) {
    if (counted.id !== answer.id)
      return [
        { kind: answerKind.name, id: answer.id, set: { row: counted.row } },
        { kind: answerKind.name, id: counted.id, set: { row: answer.row } },
      ];
    if (isOwn) return [];
  }
  const known: KeptAnswer = {
    ...answer,
    studentId,
    state: "sure",
    why: null,
    isAside: null,
    candidates: null,
  };
  const wanted = toAnswerId(known);
  const isTaken = isOwn || answers.some(({ id }) => id === wanted && id !== answer.id);
  return moveAnswer(answer, isTaken ? toFreeId(answer, answers) : wanted, known);
}

/** 「우리 반 아님」: the line stays, and is not asked about any more. */
export function setAside(
  answer: KeptAnswer,
  { answers }: Pick<SurveyLines, "answers">,
): readonly Change[] {
  const aside = {
    ...answer,
    studentId: null,
    state: "other",
    why: null,
    candidates: null,
  } as const;
  return moveAnswer(answer, toFreeId(answer, answers), { ...aside, isAside: true });
}

/** Writes the row under its new id; the old one goes where that is another. */
function moveAnswer(before: KeptAnswer, to: string, after: KeptAnswer): readonly Change[] {
  const { id: _id, ...fields } = after;
  if (to === before.id) return [{ kind: answerKind.name, id: to, set: fields }];
  return [removeRow(answerKind.name, before.id), createRow(answerKind.name, to, dropEmpty(fields))];
}

function writeAnswers(answers: ReadonlyMap<string, Answer>): readonly Change[] {
  return [...answers].map(([id, answer]) =>
    createRow(answerKind.name, id, { ...nothing, ...answer }),
  );
}

/** A new reading empties what it says nothing of. */
const nothing = {
  studentId: null,
  at: null,
  typed: null,
  why: null,
  candidates: null,
  isAside: null,
};

/** By id. Of a pupil's several lines the first has the pupil's id; the others keep their own and name the pupil too. */
function sortAnswers(
  { id: surveyId, questions }: Pick<KeptSurvey, "id" | "questions">,
  lines: readonly Pick<Answer, "row" | "values">[],
  of: SurveyClass,
): ReadonlyMap<string, Answer> {
  const sorted = new Map<string, Answer>();
  for (const { row, values } of lines) {
    const read = (type: QuestionType): string =>
      values[questions.find((question) => question.type === type)?.id ?? ""] ?? "";
    const typed = {
      name: read("name").slice(0, LONGEST_WRITTEN_CHARACTERS),
      number: read("number").slice(0, LONGEST_WRITTEN_CHARACTERS),
    };
    const who = isUnnamed({ questions })
      ? ({ state: "none" } as const)
      : { typed, ...toSettled(matchWho(typed, of.members, of.left, of.own)) };
    const at = readFormTime(read("time"));
    const answer: Answer = { surveyId, row, values, ...who, ...(at !== undefined && { at }) };
    const id = toAnswerId(answer);
    sorted.set(sorted.has(id) ? toAnswerId({ surveyId, row }) : id, answer);
  }
  return sorted;
}

function toSettled(who: Who): Pick<Answer, "state" | "why" | "studentId" | "candidates"> {
  const { state, ids, why } = who;
  const [studentId] = ids;
  if ((state === "sure" || state === "likely") && studentId) return { state, why, studentId };
  return { state, why, ...(state === "ask" && { candidates: ids }) };
}

/** No line of another's: two that changed their places keep their ids. */
function toFreeId({ surveyId, row, id }: KeptAnswer, answers: readonly KeptAnswer[]): string {
  const own = toAnswerId({ surveyId, row });
  const isTaken = answers.some((each) => each.id === own && each.id !== id);
  return isTaken ? toAnswerId({ surveyId, row: toLastRow(answers) + 1 }) : own;
}

/** Whether nobody was asked who they are. */
function isUnnamed({ questions }: Pick<Survey, "questions">): boolean {
  return !questions.some(({ type }) => type === "name" || type === "number");
}

function toWhoColumns({ questions }: Pick<Survey, "questions">): string {
  return questions
    .filter(({ type }) => type === "name" || type === "number" || type === "time")
    .map(({ id, type }) => `${id}${type}`)
    .join(" ");
}

/** Whom the words of its answers mean is settled by the class of the day, where a column names pupils. */
function withRoster(survey: KeptSurvey, { members }: SurveyClass): KeptSurvey {
  if (survey.roster || !namesPupils(survey)) return survey;
  return { ...survey, roster: toRoster(members) };
}

function dropEmpty<T extends object>(fields: T): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
