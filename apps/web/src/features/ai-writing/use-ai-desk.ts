import { buildPrompt, type AiFact, type Prompt } from "@damim/domain/ai-writing/build-prompt.ts";
import { aiDraftKind, type AiLength, type AiPurpose } from "@damim/domain/ai-writing/ai-draft.ts";
import { findOrders } from "@damim/domain/ai-writing/find-orders.ts";
import { judgeSentence, type JudgedSentence } from "@damim/domain/ai-writing/judge-sentence.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMemoKind, type ListMemo } from "@damim/domain/individual-record/list-memo.ts";
import { findListLimit, findSchoolLevel } from "@damim/domain/individual-record/neis-items.ts";
import { sortNotes } from "@damim/domain/individual-record/note-lists.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { createVeilTable, type VeilTable } from "@damim/domain/names/veil-table.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { answerKind, surveyKind } from "@damim/domain/survey/survey.ts";
import { useMemo, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useMembers, useRoster } from "../../data/use-roster.ts";
import { useRow, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";

export type KeptMemo = ListMemo & { readonly id: string };

/** A record with whether it goes out. */
export interface TickedFact {
  readonly fact: AiFact;
  /** As the prompt numbers it; nothing while it is not ticked. */
  readonly ref: string | undefined;
  /** A pupil's words that read like an order. */
  readonly isOrder: boolean;
}

/** What lies on the desk: a pupil, what is written, the records, the prompt and the latest draft. */
export function useAiDesk(store: Store) {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const members = useMembers(store, today);
  const [chosenId, setChosenId] = useState<string>();
  const [memoId, setMemoId] = useState<string>();
  const [length, setLength] = useState<AiLength>("normal");
  /** Where the teacher has said otherwise than the default. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [notNames, setNotNames] = useState<ReadonlySet<string>>(new Set());
  const student = members.find(({ id }) => id === chosenId) ?? members[0];
  const { memos, memo, purpose, limit } = useWantedText(store, memoId);
  const table = useVeilTable(store);
  const facts = useFacts(store, student?.id);
  const isTicked = (fact: AiFact): boolean =>
    turned.get(fact.id) ?? (!fact.byPupil && !findOrders(fact.text));
  const ticked = facts.filter(isTicked);
  const prompt = buildPrompt(ticked, { purpose, length, limitBytes: limit }, table, notNames);
  const refs = new Map([...prompt.facts].map(([ref, { id }]) => [id, ref]));
  const draft = useDraftOf(store, student?.id, memo?.id);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const judged = (draft?.sentences ?? []).map((sentence): JudgedSentence =>
    judgeSentence(sentence, byId, table),
  );
  return {
    today,
    members,
    student,
    chooseStudent: setChosenId,
    memos,
    memo,
    chooseMemo: setMemoId,
    purpose,
    limit,
    length,
    chooseLength: setLength,
    facts: facts.map((fact): TickedFact => ({
      fact,
      ref: refs.get(fact.id),
      isOrder: Boolean(fact.byPupil) && findOrders(fact.text),
    })),
    tick: (id: string, isOn: boolean) => setTurned(new Map([...turned, [id, isOn]])),
    prompt,
    table,
    notNames,
    turnName: (word: string) =>
      setNotNames(
        new Set(
          notNames.has(word) ? [...notNames].filter((each) => each !== word) : [...notNames, word],
        ),
      ),
    draft,
    judged,
  };
}

export type AiDesk = ReturnType<typeof useAiDesk>;
/** What was sent, and what makes names of its answer again. */
export type SentPrompt = Pick<AiDesk, "table"> & { readonly prompt: Prompt };

/** The lists of the year, the one that is written for, and how much fits. */
function useWantedText(store: Store, memoId: string | undefined) {
  const { profile, now } = useTeacherData();
  const year = recordSchoolYear(toSeoulDay(now()));
  const setting = useRow(profile, schoolYearKind, String(year));
  const stored = useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID);
  const [rows, revision] = useRows(store, listMemoKind);
  const memos = useMemo(
    () =>
      [...rows.values()]
        .filter(({ closedOn }) => !closedOn)
        .toSorted((a, b) => (`${a.order}~${a.id}` < `${b.order}~${b.id}` ? -1 : 1)),
    // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
    [rows, revision],
  );
  const memo: KeptMemo | undefined = memos.find(({ id }) => id === memoId) ?? memos[0];
  const level = findSchoolLevel(setting?.school, toAttendanceRules(stored).athleteLevel);
  const item = memo ? (memo.item ?? null) : "behavior";
  const purpose: AiPurpose = item === "behavior" ? "behavior" : "subject";
  const limit = findListLimit({ item, limit: memo?.limit ?? null }, level).bytes;
  return { memos, memo, purpose, limit };
}

/** Another one when somebody or something to be hidden comes in: nobody goes out because the page was open. */
function useVeilTable(store: Store): VeilTable {
  const { profile, teacher, now } = useTeacherData();
  const setting = useRow(profile, schoolYearKind, String(recordSchoolYear(toSeoulDay(now()))));
  const students = useRoster(store);
  const ownClass = useOwnClass(store);
  const school = setting?.school ?? "";
  const { nickName } = teacher;
  return useMemo(() => {
    const short = school.replace(/등학교$|학교$/u, "");
    const schools = [school, short].filter((word) => word.length > 2);
    return createVeilTable({
      students: students.map(({ number, name }) => ({ number, name })),
      ownClass,
      words: [
        ...[...new Set(schools)].map((word) => ({ label: "학교" as const, word })),
        ...(nickName.length > 1 ? [{ label: "교사" as const, word: nickName }] : []),
      ],
    });
  }, [students, ownClass, school, nickName]);
}

/** What is written down of a pupil, the newest first; what the pupil wrote stands last. */
function useFacts(store: Store, studentId: string | undefined): readonly AiFact[] {
  const [notes, noteRevision] = useRows(store, noteKind);
  const [cards, cardRevision] = useRows(store, padKeepsakeKind);
  const [answers, answerRevision] = useRows(store, answerKind);
  const [surveys, surveyRevision] = useRows(store, surveyKind);
  return useMemo(() => {
    const isOwn = (row: { readonly studentId?: string | null }) => row.studentId === studentId;
    const own = sortNotes([...notes.values()].filter((note) => isOwn(note) && !note.isDraft))
      .toReversed()
      .flatMap(({ id, day, area, text }): readonly AiFact[] =>
        text?.trim() ? [{ id, day, area, text: text.trim() }] : [],
      )
      .toSorted((a, b) => (a.day < b.day ? 1 : -1));
    const kept = [...cards.values()]
      .filter(isOwn)
      .map(({ id, day, text, roomTitle }) => ({ id, day, area: roomTitle, text, byPupil: true }));
    const said = [...answers.values()].filter(isOwn).flatMap(({ id, surveyId, values, at }) => {
      const survey = surveys.get(surveyId);
      const day: CalendarDay = at ? toSeoulDay(at) : "2000-01-01";
      return (survey?.questions ?? [])
        .filter(({ type, id: question }) => type === "text" && values[question])
        .map((question) => ({
          id: `${id}~${question.id}`,
          day,
          area: survey?.title ?? "설문",
          text: values[question.id] ?? "",
          byPupil: true,
        }));
    });
    return [...own, ...kept, ...said];
    // oxlint-disable-next-line react/exhaustive-deps -- the maps are one object for ever; their revisions tell the change
  }, [
    studentId,
    notes,
    noteRevision,
    cards,
    cardRevision,
    answers,
    answerRevision,
    surveys,
    surveyRevision,
  ]);
}

/** The newest draft of a pupil for a list that is no text yet. */
function useDraftOf(store: Store, studentId: string | undefined, memoId: string | undefined) {
  const [drafts, revision] = useRows(store, aiDraftKind);
  return useMemo(
    () =>
      [...drafts.values()]
        .filter(
          (draft) =>
            draft.studentId === studentId &&
            (draft.memoId ?? undefined) === memoId &&
            !draft.usedOn,
        )
        .toSorted((a, b) => (toMoment(a.id) < toMoment(b.id) ? 1 : -1))[0],
    // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
    [drafts, revision, studentId, memoId],
  );
}

/** Its UUID, which sorts by the instant. */
function toMoment(id: string): string {
  return id.split("~")[2] ?? "";
}
