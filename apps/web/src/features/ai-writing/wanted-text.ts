import { isRecordPurpose, type AiPurpose } from "@damim/domain/ai-writing/ai-purpose.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  listMemoKind,
  sortMemos,
  type ListMemo,
} from "@damim/domain/individual-record/list-memo.ts";
import { findListLimit, findSchoolLevel } from "@damim/domain/individual-record/neis-items.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { surveyKind, type KeptSurvey, type SurveyQuestion } from "@damim/domain/survey/survey.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRow, useRows, useTeacherData } from "../../data/use-teacher-data.ts";

/** What is written: a list of the school's record, what was spoken with a pupil, a letter, or what a survey says. */
export interface WantedText {
  /** In 「쓸 글」. */
  readonly key: string;
  readonly label: string;
  readonly purpose: AiPurpose;
  readonly memoId?: string;
  /** Of the school's record, a key of `neis-items.ts`. */
  readonly item?: string | null;
  readonly asked?: { readonly survey: KeptSurvey; readonly question: SurveyQuestion };
  /** Bytes; null: without a limit. */
  readonly limit: number | null;
}

/** Whether it is about one pupil, whose records it rests on. */
export function isOfPupil({ purpose }: Pick<WantedText, "purpose">): boolean {
  return isRecordPurpose(purpose) || purpose === "consult";
}

/** All that can be written this year: the open lists first, in their order. */
export function useWantedTexts(store: Store): readonly [WantedText, ...WantedText[]] {
  const { profile, now } = useTeacherData();
  const year = recordSchoolYear(toSeoulDay(now()));
  const setting = useRow(profile, schoolYearKind, String(year));
  const stored = useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID);
  const memos = useRows(store, listMemoKind);
  const surveys = useRows(store, surveyKind);
  const level = findSchoolLevel(setting?.school, toAttendanceRules(stored).athleteLevel);
  const toWanted = (memo: Partial<ListMemo> & { readonly id: string }): WantedText => {
    const item = memo.item ?? null;
    const isBehavior = item === "behavior";
    return {
      key: memo.id,
      label: memo.title ?? "행동특성 및 종합의견",
      purpose: isBehavior ? "behavior" : "subject",
      item,
      ...(memo.id && { memoId: memo.id }),
      limit: findListLimit({ item, limit: memo.limit ?? null }, level).bytes,
    };
  };
  const lists = sortMemos(memos.values())
    .filter(({ closedOn }) => !closedOn)
    .map(toWanted);
  const [first = toWanted({ id: "", item: "behavior" }), ...others] = lists;
  const asked = [...surveys.values()].flatMap((survey) =>
    survey.questions
      .filter(({ type }) => type === "text")
      .map((question): WantedText => ({
        key: `${survey.id}~${question.id}`,
        label: `설문 요약: ${survey.title} · ${question.head}`,
        purpose: "survey",
        asked: { survey, question },
        limit: null,
      })),
  );
  return [
    first,
    ...others,
    { key: "consult", label: "상담 정리", purpose: "consult", limit: null },
    { key: "letter", label: "가정통신문", purpose: "letter", limit: null },
    ...asked,
  ];
}
