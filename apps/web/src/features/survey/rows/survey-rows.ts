import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toStudentClass } from "@damim/domain/school-year/class-choice.ts";
import { hasLeft, isPresentMember } from "@damim/domain/student/membership.ts";
import {
  sortStudents,
  studentKind,
  type ClassKey,
  type RosterStudent,
} from "@damim/domain/student/student.ts";
import type { SurveyClass } from "@damim/domain/survey/sort-answers.ts";
import { toOwnAnswers, type HandedIn } from "@damim/domain/survey/own-answers.ts";
import { readSurvey, type SurveyFacts, type SurveyView } from "@damim/domain/survey/survey-view.ts";
import {
  answerKind,
  surveyKind,
  type KeptAnswer,
  type KeptSurvey,
  type Survey,
} from "@damim/domain/survey/survey.ts";
import { useDeferredValue, useMemo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useTeacherData, useRevision } from "../../../data/use-teacher-data.ts";
import { useOwnClass } from "../../../data/years/class-choice.ts";

const kinds = [surveyKind, answerKind, studentKind, attendanceMarkKind, checkInKind];

/** The surveys of a year, the newest first, those that are closed last. */
export function listSurveys(store: Store): readonly KeptSurvey[] {
  const toPlace = ({ closedOn, id }: KeptSurvey): string => `${closedOn ? 0 : 1}~${id}`;
  return [...store.rows(surveyKind).values()].toSorted((a, b) =>
    toPlace(a) < toPlace(b) ? 1 : -1,
  );
}

/** The pupils of a survey's class who are in it today, and those who left. */
export function listSurveyClass(
  store: Store,
  survey: Pick<Survey, "classKey">,
  { today, ownClass }: { readonly today: CalendarDay; readonly ownClass: ClassKey | undefined },
): SurveyClass & { readonly members: readonly RosterStudent[] } {
  const asked = toStudentClass(survey, ownClass);
  const students = sortStudents(store.rows(studentKind).values()).filter(
    (student) => toStudentClass(student, ownClass) === asked,
  );
  return {
    members: students.filter((student) => isPresentMember(student, today)),
    left: students.filter((student) => hasLeft(student, today)),
    own: survey.classKey ?? ownClass,
  };
}

/** How a survey stands on a day. */
export function readSurveyView(
  store: Store,
  survey: KeptSurvey,
  facts: { readonly today: CalendarDay; readonly ownClass: ClassKey | undefined },
): SurveyView {
  return readSurvey(survey, listAnswers(store, survey), toSurveyFacts(store, survey, facts));
}

function listAnswers(store: Store, { id }: KeptSurvey): readonly KeptAnswer[] {
  return [...store.rows(answerKind).values()].filter(({ surveyId }) => surveyId === id);
}

function toSurveyFacts(
  store: Store,
  survey: KeptSurvey,
  facts: { readonly today: CalendarDay; readonly ownClass: ClassKey | undefined },
): SurveyFacts {
  return {
    members: listSurveyClass(store, survey, facts).members,
    attendance: { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) },
    today: facts.today,
  };
}

/** A survey with its class and its lines, and those that pupils handed in by its link. */
export function readOpenSurvey(
  store: Store,
  survey: KeptSurvey,
  facts: { readonly today: CalendarDay; readonly ownClass: ClassKey | undefined },
  handedIn: readonly HandedIn[] = [],
) {
  const kept = listAnswers(store, survey);
  const answers = handedIn.length > 0 ? toOwnAnswers(survey, handedIn, kept) : kept;
  return {
    ...readSurvey(survey, answers, toSurveyFacts(store, survey, facts)),
    ...listSurveyClass(store, survey, facts),
    answers,
  };
}

/** All surveys and the one that is open, live. */
export function useSurvey(store: Store, surveyId: string | undefined) {
  const today = toSeoulDay(useTeacherData().now());
  const ownClass = useOwnClass(store);
  const revision = useDeferredValue(useRevision(store, kinds));
  return useMemo(() => {
    const surveys = listSurveys(store);
    const survey = surveys.find(({ id }) => id === surveyId) ?? surveys[0];
    const facts = { today, ownClass };
    return {
      surveys,
      facts,
      open: survey && readOpenSurvey(store, survey, facts),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the maps are one object for ever; their revisions tell the change
  }, [store, surveyId, today, ownClass, revision]);
}

/** A survey with its class, its lines and how it stands. */
export type OpenSurvey = ReturnType<typeof readOpenSurvey>;
