import { withParticle } from "../hangul/particle.ts";
import {
  MOST_PUPILS,
  MOST_RULES,
  toPupilWords,
  toRuleId,
  type AssignDraft,
  type AssignPupil,
  type AssignQuestion,
  type AssignRule,
  type PupilNotTaken,
} from "./assign-plan.ts";
import { groupBy } from "./split/group-by.ts";
import type { NamedPupil } from "./read-cells.ts";
import type { GradePupil, GradeReading } from "./read-grade.ts";

/**
 * Lays the pupils of a file into a job. Who has the class, number and name of somebody who is there brings new facts and
 * keeps the place; another name under one number is not taken. Cells of 따로 and 함께 become rules; pupils of one name and
 * likely twins are asked about (spec 13 §1, Import).
 *
 * @param createId of each new pupil; ids grow, so that their order is the one of the file
 */
export function addGrade(
  draft: AssignDraft,
  reading: GradeReading,
  createId: () => string,
): AssignDraft {
  const grade = findGrade(draft, reading);
  const pupils = new Map(
    draft.pupils.map((pupil) => [toSpot(pupil.classKey, pupil.number), pupil]),
  );
  const notTaken: PupilNotTaken[] = [...reading.notTaken];
  const taken: { readonly read: GradePupil; readonly pupil: AssignPupil }[] = [];
  for (const read of reading.pupils) {
    const classKey = [read.grade ?? grade, read.classNo].filter(Boolean).join("-");
    const spot = toSpot(classKey, read.number);
    const known = pupils.get(spot);
    const say = (sentence: string): void => {
      const text = toPupilWords({ ...read, classKey });
      notTaken.push({ where: read.where, text, sentence });
    };
    if (known && (known.name !== read.name || taken.some(({ pupil }) => pupil.id === known.id))) {
      say(`${read.classNo}반 ${read.number}번이 두 명이에요.`);
      continue;
    }
    if (!known && pupils.size >= MOST_PUPILS) {
      say(`학생은 ${MOST_PUPILS}명까지 나눌 수 있어요.`);
      continue;
    }
    const pupil = toPupil(read, classKey, known ?? { id: createId() });
    pupils.set(spot, pupil);
    taken.push({ read, pupil });
  }
  const all = [...pupils.values()];
  const rules = new Map(draft.rules.map((rule) => [rule.id, rule]));
  for (const { read, pupil } of taken) {
    for (const type of ["apart", "together"] as const) {
      for (const named of read[type]) {
        const other = findNamed(pupils, pupil, named);
        const rule = other && toPairRule(type, pupil, other);
        if (rule && rules.size < MOST_RULES) rules.set(rule.id, rules.get(rule.id) ?? rule);
        // Files of other classes may still come.
        else if (!other)
          notTaken.push({
            where: read.where,
            text: toPupilWords(pupil),
            sentence: `${type === "apart" ? "따로" : "함께"} 칸의 ${withParticle(named.text, "을/를")} 찾지 못했어요. 그 반 파일까지 올린 다음 이 파일을 다시 올려 주세요.`,
          });
      }
    }
  }
  return {
    ...draft,
    settings: { ...draft.settings, ...(grade && { grade }) },
    pupils: all,
    rules: [...rules.values()],
    questions: mergeQuestions(
      draft,
      [...rules.values()],
      [...askNames(all), ...askTwins(taken, pupils)],
    ),
    notTaken: mergeNotTaken(draft.notTaken, notTaken, taken),
  };
}

/** The answer to a question: a rule, or none. */
export function answerQuestion(
  draft: AssignDraft,
  question: AssignQuestion,
  answer: "together" | "apart" | "none",
): AssignDraft {
  const key = toRuleId("apart", question.pupils);
  const id = toRuleId(answer === "none" ? "apart" : answer, question.pupils);
  const by = question.type === "name" ? "name" : "twins";
  const rule: AssignRule[] =
    answer === "none" || draft.rules.some((known) => known.id === id)
      ? []
      : [{ id, type: answer, pupils: question.pupils, by }];
  return {
    ...draft,
    rules: [...draft.rules, ...rule],
    questions: draft.questions.filter(({ pupils }) => toRuleId("apart", pupils) !== key),
  };
}

function toPupil(
  read: GradePupil,
  classKey: string,
  known: Partial<AssignPupil> & { readonly id: string },
): AssignPupil {
  const { number, name, sex, birthday, score, behaviour, special, leader, leaving, note } = read;
  return {
    ...known,
    classKey,
    number,
    name,
    behaviour,
    special,
    leader,
    leaving,
    ...(sex && { sex }),
    ...(birthday && { birthday }),
    ...(score !== undefined && { score }),
    ...(note && { note }),
  };
}

/** The grade that the file says most often, or the one of the job. */
function findGrade({ settings }: AssignDraft, { pupils }: GradeReading): string | undefined {
  const said = groupBy(
    pupils.flatMap(({ grade }) => grade ?? []),
    (grade) => grade,
  );
  const [most] = [...said].toSorted((a, b) => b[1].length - a[1].length);
  return settings.grade ?? most?.[0];
}

function toSpot(classKey: string, number: number): string {
  return `${classKey} ${number}`;
}

function findNamed(
  pupils: ReadonlyMap<string, AssignPupil>,
  { id, classKey }: AssignPupil,
  { classNo, number }: NamedPupil,
): AssignPupil | undefined {
  const key = classNo === undefined ? classKey : classKey.replace(/[^-]+$/u, classNo);
  const found = pupils.get(toSpot(key, number));
  return found?.id === id ? undefined : found;
}

function toPairRule(type: "apart" | "together", one: AssignPupil, other: AssignPupil): AssignRule {
  const pupils = [one.id, other.id].toSorted();
  return { id: toRuleId(type, pupils), type, pupils, by: "file" };
}

/** Those of one name are easily mixed up in one class. More than six are no rule. */
function askNames(pupils: readonly AssignPupil[]): readonly AssignQuestion[] {
  return [...groupBy(pupils, ({ name }) => name).values()]
    .filter((same) => same.length > 1)
    .map((same) => ({ type: "name", pupils: same.slice(0, 6).map(({ id }) => id) }));
}

/** One surname, one birthday and one guardian's phone, or said so by the file. */
function askTwins(
  taken: readonly { readonly read: GradePupil; readonly pupil: AssignPupil }[],
  pupils: ReadonlyMap<string, AssignPupil>,
): readonly AssignQuestion[] {
  const said = taken.flatMap(({ read, pupil }) =>
    read.twin.flatMap((named): AssignQuestion[] => {
      const other = findNamed(pupils, pupil, named);
      return other ? [{ type: "twins", pupils: [pupil.id, other.id].toSorted() }] : [];
    }),
  );
  const families = groupBy(
    taken.filter(({ read }) => read.birthday && (read.guardianPhone || read.isTwin)),
    ({ read }) =>
      `${read.name.charAt(0)} ${read.birthday} ${read.isTwin ? "" : read.guardianPhone}`,
  );
  const found = [...families.values()]
    .filter(({ length }) => length > 1 && length <= 6)
    .map((family): AssignQuestion => ({
      type: "twins",
      pupils: family.map(({ pupil }) => pupil.id).toSorted(),
    }));
  return [...said, ...found];
}

/** Each group is asked once, twins before names, and not where a rule answers already. */
function mergeQuestions(
  draft: AssignDraft,
  rules: readonly AssignRule[],
  asked: readonly AssignQuestion[],
): readonly AssignQuestion[] {
  const known = new Set(draft.pupils.map(({ id }) => id));
  const questions = new Map<string, AssignQuestion>();
  for (const question of [...draft.questions, ...asked]) {
    const key = toRuleId("apart", question.pupils);
    const isAnswered = rules.some(({ pupils }) =>
      question.pupils.every((id) => pupils.includes(id)),
    );
    const isOpen = draft.questions.some(({ pupils }) => toRuleId("apart", pupils) === key);
    // Asked in an earlier import and answered with no rule: it is not asked again.
    const isOld = !isOpen && question.pupils.every((id) => known.has(id));
    if (!isAnswered && !isOld && !questions.has(key)) questions.set(key, question);
  }
  return [...questions.values()].toSorted(
    (a, b) => Number(b.type === "twins") - Number(a.type === "twins"),
  );
}

/** A file that is read again says anew what of it is not taken; rows that came meanwhile are settled. */
function mergeNotTaken(
  before: readonly PupilNotTaken[],
  now: readonly PupilNotTaken[],
  taken: readonly { readonly read: GradePupil }[],
): readonly PupilNotTaken[] {
  const settled = new Set([
    ...taken.map(({ read }) => read.where),
    ...now.map(({ where }) => where),
  ]);
  return [...before.filter(({ where }) => !settled.has(where)), ...now];
}
