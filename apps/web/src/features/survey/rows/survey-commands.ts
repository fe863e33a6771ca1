import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { checkMarkKind, type CheckRound, type KeptCheck } from "@damim/domain/check/check.ts";
import { tickStudents } from "@damim/domain/check/mark-check.ts";
import { LONGEST_NOTE_TEXT_CHARACTERS } from "@damim/domain/individual-record/note.ts";
import { makeGroupsOf, type NamedPupils } from "@damim/domain/group-screen/groups-of-answers.ts";
import { writeNotes } from "@damim/domain/individual-record/write-notes.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { guessQuestions, toQuestion } from "@damim/domain/survey/guess-questions.ts";
import { closeOwnSurvey, type HandedIn } from "@damim/domain/survey/own-answers.ts";
import type { FormTable } from "@damim/domain/survey/read-form.ts";
import {
  changeQuestions,
  chooseStudent,
  importSurvey,
  setAside,
  type SurveyClass,
} from "@damim/domain/survey/sort-answers.ts";
import {
  LONGEST_SURVEY_TITLE_CHARACTERS,
  answerKind,
  questionLabels,
  surveyKind,
  type KeptAnswer,
  type KeptSurvey,
  type QuestionType,
  type Survey,
  type SurveyQuestion,
} from "@damim/domain/survey/survey.ts";
import { toFreeTitle } from "@damim/domain/templates/template-kind.ts";
import { removeRow, type Change } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";
import type { OpenSurvey } from "./survey-rows.ts";

/** What is typed of an own survey. */
export type OwnSurveyFields = Pick<Survey, "title" | "questions"> &
  Partial<Pick<Survey, "closesOn" | "classKey">>;

/** A text of a pupil that becomes a note. */
export interface NoteOfAnswer {
  readonly studentId: StudentId;
  readonly text: string;
}

/** What is done with surveys: each act is one undo step, and is on screen before it returns. */
export function createSurveyCommands({ store, now, newId, act, say }: CommandDeps) {
  /** Of one that pupils answer meanwhile. */
  const actForGood = (changes: readonly Change[], sentence: string) =>
    void act(changes, sentence, { isForGood: true });
  const today = () => toSeoulDay(now());
  return {
    /** Gives back the id. */
    add(table: FormTable, said: Pick<Survey, "title" | "source" | "classKey">, of: SurveyClass) {
      const titles = Array.from(store.rows(surveyKind).values(), ({ title }) => title);
      const about = {
        ...said,
        title: toFreeTitle(said.title, titles, LONGEST_SURVEY_TITLE_CHARACTERS),
      };
      const id = newId();
      const questions = guessQuestions(
        table,
        of.members.map(({ name }) => name),
      );
      const changes = importSurvey(table, { id, ...about, questions, doubles: "last" }, of);
      void act(changes, `「${about.title}」 응답 ${table.rows.length}개를 가져왔어요`);
      return id;
    },
    choose: (answer: KeptAnswer, student: RosterStudent, open: OpenSurvey) =>
      void act(
        chooseStudent(answer, student.id, open),
        `${toStudentWords(student)} 답으로 적었어요`,
      ),
    setAside: (answer: KeptAnswer, open: OpenSurvey) =>
      void act(setAside(answer, open), "우리 반 답이 아니라고 적었어요"),
    retype(open: OpenSurvey, question: SurveyQuestion, type: QuestionType) {
      const { survey, answers } = open;
      const values = answers
        .toSorted((a, b) => a.row - b.row)
        .flatMap((answer) => answer.values[question.id] ?? []);
      const isWho = type === "name" || type === "number" || type === "time";
      const questions = survey.questions.map((each) => {
        if (each.id === question.id) return toQuestion({ ...question, type }, values);
        // There is one column of names, and one of numbers.
        return isWho && each.type === type ? toQuestion({ ...each, type: "skip" }, []) : each;
      });
      void act(
        changeQuestions(survey, questions, answers, open),
        `「${question.head}」 ${questionLabels[type]}`,
      );
    },
    change: (survey: KeptSurvey, fields: Pick<Survey, "title" | "doubles">) =>
      void act(
        writeRow(surveyKind, survey.id, survey, { ...survey, ...fields }),
        `「${fields.title}」 설문을 고쳤어요`,
      ),
    /** Of one that pupils answer: its room says the same at once. */
    changeOpened: (
      survey: KeptSurvey,
      fields: Pick<Survey, "title" | "doubles"> & Partial<Pick<Survey, "closesOn">>,
    ) =>
      actForGood(
        writeRow(surveyKind, survey.id, survey, { ...survey, ...fields }),
        `「${fields.title}」 설문을 고쳤어요`,
      ),
    /** Gives back the id. */
    make(before: KeptSurvey | undefined, fields: OwnSurveyFields) {
      const surveyId = before?.id ?? newId();
      const whole: Survey = { source: "own", doubles: "last", ...before, ...fields };
      void act(
        writeRow(surveyKind, surveyId, before, whole),
        `「${fields.title}」 설문을 ${before ? "고쳤어요" : "만들었어요"}`,
      );
      return surveyId;
    },
    /** Pupils may come in. */
    opened: ({ id, title }: KeptSurvey, roomId: string) =>
      actForGood([{ kind: surveyKind.name, id, set: { roomId } }], `「${title}」 설문을 열었어요`),
    /** Its room is closed: what pupils handed in becomes the teacher's own. */
    collect({ survey, answers }: OpenSurvey, handedIn: readonly HandedIn[]) {
      actForGood(
        closeOwnSurvey(survey, handedIn, store.rows(answerKind).values(), today()),
        `「${survey.title}」 설문을 마감했어요. 답 ${answers.length}개를 모았어요`,
      );
    },
    showFamilies: ({ id }: KeptSurvey, isShown: boolean) =>
      void act(
        [{ kind: surveyKind.name, id, set: { forFamilies: isShown || null } }],
        isShown ? "우리 반 소식에 보여요" : "우리 반 소식에 안 보여요",
      ),
    reopened: ({ id, title }: KeptSurvey) =>
      actForGood(
        [{ kind: surveyKind.name, id, set: { closedOn: null, closesOn: null } }],
        `「${title}」 설문을 다시 열었어요`,
      ),
    close: ({ id, title, closedOn }: KeptSurvey) =>
      void act(
        [{ kind: surveyKind.name, id, set: { closedOn: closedOn ? null : today() } }],
        `「${title}」 설문을 ${closedOn ? "다시 열었어요" : "마감했어요"}`,
      ),
    remove: ({ survey, answers }: OpenSurvey) =>
      void act(
        [
          removeRow(surveyKind.name, survey.id),
          ...answers.map(({ id }) => removeRow(answerKind.name, id)),
        ],
        `「${survey.title}」 설문을 지웠어요`,
      ),
    tick(check: KeptCheck, round: CheckRound, studentIds: readonly StudentId[]) {
      const place = { checkId: check.id, round, on: today() };
      const changes = tickStudents(store.rows(checkMarkKind), place, studentIds);
      if (changes.length > 0) void act(changes, `「${check.title}」에 ${changes.length}명 냈어요`);
      else say("모두 이미 적혀 있어요.");
    },
    group: (title: string, groups: readonly NamedPupils[]) =>
      void act(
        makeGroupsOf({ title, groups }, { from: today(), newId }),
        "모둠을 만들었어요. 모둠화면에서 볼 수 있어요",
      ),
    note(texts: readonly NoteOfAnswer[]) {
      const day = today();
      const changes = texts.flatMap(({ studentId, text }) =>
        writeNotes(
          [],
          {
            studentIds: [studentId],
            fields: { day, area: "생활", text: toNoteText(text) },
          },
          { today: day, newId },
        ),
      );
      void act(changes, `${texts.length}명의 개별기록에 적었어요`);
    },
  };
}

/** A copy: the answer itself stays in 설문, and 「…」 says that there is more of it. */
function toNoteText(text: string): string {
  const most = LONGEST_NOTE_TEXT_CHARACTERS;
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

export type SurveyCommands = ReturnType<typeof createSurveyCommands>;
