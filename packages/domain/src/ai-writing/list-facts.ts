import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { type KeptConsult } from "../consult/consult.ts";
import { wayLabels, whoLabels } from "../consult/consult-labels.ts";
import { sortNotes } from "../individual-record/note-lists.ts";
import type { Note } from "../individual-record/note.ts";
import type { PadKeepsake } from "../pad/pad-keepsake.ts";
import type { StudentId } from "../student/student.ts";
import type { KeptAnswer, KeptSurvey, SurveyQuestion } from "../survey/survey.ts";
import { MOST_FACTS } from "./ai-purpose.ts";
import type { AiFact } from "./build-prompt.ts";

/** A day before all: of what nobody dated. */
export const NO_DAY: CalendarDay = "2000-01-01";

/** What a text about one pupil may rest on, as it lies in the year. */
export interface PupilRecords {
  readonly notes: Iterable<Note & { readonly id: string }>;
  readonly cards: Iterable<PadKeepsake & { readonly id: string }>;
  readonly answers: Iterable<KeptAnswer>;
  readonly surveys: ReadonlyMap<string, KeptSurvey>;
}

/** What is written down of a pupil, the newest first; what the pupil wrote stands last. */
export function listPupilFacts(
  { notes, cards, answers, surveys }: PupilRecords,
  studentId: StudentId,
): readonly AiFact[] {
  const isOwn = (row: { readonly studentId?: StudentId | null }) => row.studentId === studentId;
  const own = sortNotes([...notes].filter((note) => isOwn(note) && !note.isDraft))
    .toReversed()
    .flatMap(({ id, day, area, text }): readonly AiFact[] =>
      text?.trim() ? [{ id, day, area, text: text.trim() }] : [],
    )
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const kept = [...cards]
    .filter(isOwn)
    .map(({ id, day, text, roomTitle }) => ({ id, day, area: roomTitle, text, byPupil: true }));
  const said = [...answers].filter(isOwn).flatMap((answer) => {
    const survey = surveys.get(answer.surveyId);
    return (survey?.questions ?? [])
      .filter(({ type }) => type === "text")
      .flatMap((question) => toAnswerFact(answer, question, survey?.title ?? "설문"));
  });
  return [...own, ...kept, ...said];
}

/** 상담 정리: what was spoken and promised with a pupil, the newest first. Put away and half-written ones are none. */
export function listConsultFacts(
  consults: Iterable<KeptConsult>,
  studentId: StudentId,
): readonly AiFact[] {
  return [...consults]
    .filter((each) => each.studentIds.includes(studentId) && !each.isDraft && !each.archived)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .flatMap(({ id, day, who, way, body, followUp }): readonly AiFact[] => {
      const area = `${whoLabels[who]} ${wayLabels[way]} 상담`;
      const [said, promised] = [body?.trim() ?? "", followUp?.trim() ?? ""];
      return [
        ...(said === "" ? [] : [{ id, day, area, text: said }]),
        ...(promised === "" ? [] : [{ id: `${id}~promise`, day, area: "약속", text: promised }]),
      ];
    });
}

/** 설문 자유글 요약: what pupils answered to one question, each alone and without a name. */
export function listSurveyFacts(
  answers: Iterable<KeptAnswer>,
  survey: KeptSurvey,
  question: SurveyQuestion,
): readonly AiFact[] {
  return [...answers]
    .filter(({ surveyId }) => surveyId === survey.id)
    .toSorted((a, b) => a.row - b.row)
    .flatMap((answer) => toAnswerFact(answer, question, survey.title))
    .slice(0, MOST_FACTS);
}

/** 가정통신문: the teacher's own words, line by line, to be written anew. Nothing else stands in it. */
export function listLetterFacts(text: string, day: CalendarDay): readonly AiFact[] {
  return text
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_FACTS)
    .map((line, at) => ({ id: `letter~${at + 1}`, day, area: "고칠 글", text: line }));
}

function toAnswerFact(
  { id, at, values }: KeptAnswer,
  question: SurveyQuestion,
  title: string,
): readonly AiFact[] {
  const text = values[question.id]?.trim() ?? "";
  if (text === "") return [];
  const day = at ? toSeoulDay(at) : NO_DAY;
  return [{ id: `${id}~${question.id}`, day, area: title, text, byPupil: true }];
}
