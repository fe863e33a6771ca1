import { sortAssignPupils, toOldClass, toPupilWords, type AssignDraft } from "./assign-plan.ts";

/** What makes a split less than it looks, said before it is made. */
export type OpenMatter =
  | { readonly type: "NoSex" }
  | { readonly type: "SexMissing"; readonly names: readonly string[] }
  | { readonly type: "ScoresBesideNone"; readonly without: readonly string[] }
  | { readonly type: "ScoreMissing"; readonly names: readonly string[] }
  | { readonly type: "QuestionsOpen"; readonly names: number; readonly twins: number }
  | { readonly type: "RowsNotTaken"; readonly count: number };

/** What a teacher has to know before pupils are divided, the gravest first. */
export function listOpenMatters(draft: AssignDraft): readonly OpenMatter[] {
  const { settings, questions, notTaken } = draft;
  const pupils = sortAssignPupils(draft.pupils);
  const matters: OpenMatter[] = [];
  if (pupils.length === 0) return matters;
  if (notTaken.length > 0) matters.push({ type: "RowsNotTaken", count: notTaken.length });
  const sexless = pupils.filter(({ sex }) => sex === undefined);
  if (sexless.length === pupils.length) matters.push({ type: "NoSex" });
  else if (sexless.length > 0)
    matters.push({ type: "SexMissing", names: sexless.map(toPupilWords) });
  const scored = new Set(
    pupils.filter(({ score }) => score !== undefined).map(({ classKey }) => classKey),
  );
  if (settings.bands > 0 && scored.size > 0) {
    const without = [...new Set(pupils.map(({ classKey }) => classKey))].filter(
      (classKey) => !scored.has(classKey),
    );
    if (without.length > 0)
      matters.push({ type: "ScoresBesideNone", without: without.map(toOldClass) });
    const names = pupils
      .filter(({ score, classKey }) => score === undefined && scored.has(classKey))
      .map(toPupilWords);
    if (names.length > 0) matters.push({ type: "ScoreMissing", names });
  }
  const twins = questions.filter(({ type }) => type === "twins").length;
  if (questions.length > 0)
    matters.push({ type: "QuestionsOpen", names: questions.length - twins, twins });
  return matters;
}

const MOST_NAMED = 5;

function toNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(", ") + (rest > 0 ? ` 등 ${names.length}명` : "");
}

/** A matter in one or two sentences. */
export function sayOpenMatter(matter: OpenMatter): string {
  switch (matter.type) {
    case "NoSex":
      return "성별이 적힌 학생이 없어요. 이대로 나누면 남녀 수가 반마다 다를 수 있어요.";
    case "SexMissing":
      return `성별을 적지 않은 학생이 있어요(${toNames(matter.names)}). 남녀 수를 맞출 때 빠져요.`;
    case "ScoresBesideNone":
      return `점수가 있는 반과 없는 반이 섞여 있어요(${matter.without.join(", ")}에 점수가 없어요). 점수가 없는 학생은 점수를 고르게 할 때 빠져요.`;
    case "ScoreMissing":
      return `점수가 없는 학생이 있어요(${toNames(matter.names)}). 점수를 고르게 할 때 빠져요.`;
    case "QuestionsOpen": {
      const what = [
        matter.twins > 0 ? `쌍둥이 같은 학생 ${matter.twins}가지` : "",
        matter.names > 0 ? `이름이 같은 학생 ${matter.names}가지` : "",
      ].filter(Boolean);
      return `${what.join(", ")}를 아직 정하지 않았어요. 정하지 않으면 같은 반이 될 수 있어요.`;
    }
    case "RowsNotTaken":
      return `가져오지 못한 줄이 ${matter.count}개 있어요. 이 학생들은 나누지 않아요.`;
  }
}
