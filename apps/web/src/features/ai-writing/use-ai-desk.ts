import { buildPrompt, type AiFact, type Prompt } from "@damim/domain/ai-writing/build-prompt.ts";
import {
  aiDraftKind,
  type AiLength,
  type DraftSentence,
} from "@damim/domain/ai-writing/ai-draft.ts";
import { isRecordPurpose } from "@damim/domain/ai-writing/ai-purpose.ts";
import { findOrders } from "@damim/domain/ai-writing/find-orders.ts";
import type { JudgedSentence } from "@damim/domain/ai-writing/draft-sentences.ts";
import {
  listConsultFacts,
  listLetterFacts,
  listPupilFacts,
  listSurveyFacts,
} from "@damim/domain/ai-writing/list-facts.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import type { Finding, LintedText } from "@damim/domain/individual-record/lint/lint-record.ts";
import { listSimilarHere } from "@damim/domain/individual-record/similar/similar-findings.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import { createVeilTable, type VeilTable } from "@damim/domain/names/veil-table.ts";
import { listSchoolWords, listVeilWords } from "@damim/domain/names/veil-words.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { answerKind, surveyKind } from "@damim/domain/survey/survey.ts";
import { useEffect, useMemo, useState } from "react";
import { useVaultState } from "../../data/vault/use-vault.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useMembers, useRoster } from "../../data/use-roster.ts";
import { useRevision, useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { useHiddenWords } from "./use-hidden-words.ts";
import { isOfPupil, useWantedTexts, type WantedText } from "./wanted-text.ts";
import { useLint } from "../../kit/lint/use-lint.ts";
import { useSimilar } from "../../kit/similar/use-similar.ts";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";

/** A record with whether it goes out. */
export interface TickedFact {
  readonly fact: AiFact;
  /** As the prompt numbers it; nothing while it is not ticked. */
  readonly ref: string | undefined;
  /** A pupil's words that read like an order. */
  readonly isOrder: boolean;
}

/** Judged, and with what the text screen would say of it; that never blocks. */
export interface LintedSentence extends JudgedSentence {
  readonly findings: readonly Finding[];
}

const kinds = [noteKind, padKeepsakeKind, answerKind, surveyKind, consultKind, aiDraftKind];

/** What lies on the desk: a pupil, what is written, the records, the prompt and the latest draft. */
export function useAiDesk(store: Store) {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const members = useMembers(store, today);
  const [chosenId, setChosenId] = useState<string>();
  const [wantedKey, setWantedKey] = useState<string>();
  const [length, setLength] = useState<AiLength>("normal");
  const [letter, setLetter] = useDraft("ai-letter", "");
  /** Where the teacher has said otherwise than the default: by what is written and the record. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [notNames, setNotNames] = useState<ReadonlySet<string>>(new Set());
  const student = members.find(({ id }) => id === chosenId) ?? members[0];
  const wanteds = useWantedTexts(store);
  const wanted = wanteds.find(({ key }) => key === wantedKey) ?? wanteds[0];
  // What is locked goes nowhere, open or not.
  const isLocked = ["shut", "open"].includes(useVaultState()) && wanted.purpose === "consult";
  const hidden = useHiddenWords(store);
  const table = useVeilTable(store, hidden.words);
  // Read anew from the store with each change of these.
  useRevision(store, kinds);
  const subjectId = isOfPupil(wanted) ? student?.id : undefined;
  const listFacts = (studentId: string | undefined): readonly AiFact[] =>
    isLocked ? [] : readFacts(store, wanted, { studentId, letter: listLetterFacts(letter, today) });
  const isTicked = (fact: AiFact): boolean =>
    turned.get(`${wanted.key} ${fact.id}`) ?? (!fact.byPupil && !findOrders(fact.text));
  const { purpose, limit } = wanted;
  const about = { purpose, length, limitBytes: limit };
  const promptOf = (studentId: string | undefined): Prompt =>
    buildPrompt(listFacts(studentId).filter(isTicked), about, table, notNames);
  const facts = listFacts(subjectId);
  const prompt = promptOf(subjectId);
  const refs = new Map([...prompt.facts].map(([ref, { id }]) => [id, ref]));
  const draft = findDraft(store, wanted, subjectId);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const judge = useJudge();
  const findings = useFindings({ wanted, roster: members, own: student }, draft?.sentences);
  const isRecord = isRecordPurpose(purpose);
  const similar = useSimilar(store, isRecord && draft !== undefined);
  const groups = similar?.groups ?? [];
  const listSimilar = ({ text }: DraftSentence): readonly Finding[] =>
    listSimilarHere(groups, draft?.id ?? "", text).map(({ finding }) => finding);
  const judged = ((judge && draft?.sentences) ?? []).flatMap(
    (sentence, at): readonly LintedSentence[] => {
      const said = judge?.(sentence, byId, table, { isRecord });
      return said
        ? [{ ...said, findings: [...(findings[at] ?? []), ...listSimilar(sentence)] }]
        : [];
    },
  );
  const turn = (ids: readonly string[], isOn: boolean): void =>
    setTurned(new Map([...turned, ...ids.map((id) => [`${wanted.key} ${id}`, isOn] as const)]));
  return {
    today,
    members,
    student,
    chooseStudent: setChosenId,
    wanteds,
    wanted,
    isLocked,
    chooseWanted: setWantedKey,
    length,
    chooseLength: setLength,
    letter,
    writeLetter: setLetter,
    facts: facts.map((fact): TickedFact => ({
      fact,
      ref: refs.get(fact.id),
      isOrder: Boolean(fact.byPupil) && findOrders(fact.text),
    })),
    tick: (id: string, isOn: boolean) => turn([id], isOn),
    /** What reads like an order stays as it is. */
    tickAll: () =>
      turn(
        facts.filter(({ text }) => !findOrders(text)).map(({ id }) => id),
        true,
      ),
    prompt,
    promptOf,
    hasDraft: (studentId: string): boolean => findDraft(store, wanted, studentId) !== undefined,
    table,
    hidden,
    notNames,
    turnName: (word: string) =>
      setNotNames(
        new Set(
          notNames.has(word) ? [...notNames].filter((each) => each !== word) : [...notNames, word],
        ),
      ),
    draft,
    judged,
    /** Sentences are there that nothing has judged yet. */
    isJudging: !judge && draft !== undefined,
  };
}

export type AiDesk = ReturnType<typeof useAiDesk>;

function readFacts(
  store: Store,
  { purpose, asked }: WantedText,
  of: { readonly studentId: string | undefined; readonly letter: readonly AiFact[] },
): readonly AiFact[] {
  const answers = store.rows(answerKind);
  if (purpose === "letter") return of.letter;
  if (asked) return listSurveyFacts(answers.values(), asked.survey, asked.question);
  if (of.studentId === undefined) return [];
  if (purpose === "consult")
    return listConsultFacts(store.rows(consultKind).values(), of.studentId);
  const records = {
    notes: store.rows(noteKind).values(),
    cards: store.rows(padKeepsakeKind).values(),
    answers: answers.values(),
    surveys: store.rows(surveyKind),
  };
  return listPupilFacts(records, of.studentId);
}

/** The newest draft of a pupil, or of the class, for what is written, that is no text yet. */
function findDraft(store: Store, wanted: WantedText, studentId: string | undefined) {
  return [...store.rows(aiDraftKind).values()]
    .filter(
      (draft) =>
        (draft.studentId ?? undefined) === studentId &&
        (draft.memoId ?? undefined) === wanted.memoId &&
        (draft.item ?? undefined) === (wanted.asked && wanted.key) &&
        (draft.purpose === wanted.purpose || wanted.memoId !== undefined) &&
        !draft.usedOn,
    )
    .toSorted((a, b) => (toMoment(a.id) < toMoment(b.id) ? 1 : -1))[0];
}

/** Its UUID, which sorts by the instant. */
function toMoment(id: string): string {
  return id.split("~")[2] ?? "";
}

/** Another one when somebody or something to be hidden comes in: nobody goes out because the page was open. */
function useVeilTable(store: Store, hidden: readonly string[]): VeilTable {
  const { profile, teacher, now } = useTeacherData();
  const setting = useRow(profile, schoolYearKind, String(recordSchoolYear(toSeoulDay(now()))));
  const students = useRoster(store);
  const ownClass = useOwnClass(store);
  const school = setting?.school ?? "";
  const { nickName } = teacher;
  return useMemo(() => {
    return createVeilTable({
      students: students.map(({ number, name }) => ({ number, name })),
      ownClass,
      words: [
        ...hidden.map((word) => ({ label: "낱말" as const, word })),
        ...listVeilWords(students),
        ...listSchoolWords(school),
        ...(nickName.length > 1 ? [{ label: "교사" as const, word: nickName }] : []),
      ],
    });
  }, [students, ownClass, school, nickName, hidden]);
}

function useFindings(
  of: Omit<LintedText, "item"> & { readonly wanted: WantedText },
  sentences: readonly DraftSentence[] | undefined,
): readonly (readonly Finding[])[] {
  const { wanted, roster, own } = of;
  const { item = null, purpose } = wanted;
  const lint = useLint();
  return useMemo(() => {
    if (!lint || !sentences || !isRecordPurpose(purpose)) return [];
    return sentences.map(({ text }) => lint(text, { item, roster, own }));
  }, [lint, sentences, item, purpose, roster, own]);
}

type Judge = typeof import("@damim/domain/ai-writing/judge-sentence.ts").judgeSentence;

/** What judges sentences by their records: it comes behind the page, whose records are read first. Nothing until then. */
function useJudge(): Judge | undefined {
  const [judge, setJudge] = useState<{ readonly of: Judge }>();
  useEffect(
    () =>
      keepTrying(async () => {
        const { judgeSentence } = await import("@damim/domain/ai-writing/judge-sentence.ts");
        setJudge({ of: judgeSentence });
      }),
    [],
  );
  return judge?.of;
}
