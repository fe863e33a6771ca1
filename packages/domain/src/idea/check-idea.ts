import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { postMessages, toOneLine, type PostRefusal } from "../cafe/check-post.ts";
import { findRefusedPart } from "../names/personal-parts.ts";

export const IDEA_TITLE_LEAST = 2;
export const IDEA_TITLE_MOST = 60;
export const MINUTES_MOST = 400;
export const MATERIALS_MOST = 10;
export const MATERIAL_MOST = 40;
export const STEPS_MOST = 12;
export const STEP_MOST = 200;
export const TRY_NOTE_MOST = 300;
export const GRADES = [1, 2, 3, 4, 5, 6] as const;

/** What an idea may be about; "" is no subject of these. */
export const IDEA_SUBJECTS = [
  "국어",
  "도덕",
  "사회",
  "수학",
  "과학",
  "실과",
  "체육",
  "음악",
  "미술",
  "영어",
  "창체",
  "학급 살이",
] as const;

/** An idea as it is written. */
export interface IdeaText {
  readonly title: string;
  /** One of `IDEA_SUBJECTS`, or "". */
  readonly subject: string;
  /** Digits in their order: "34". Empty: 모든 학년. */
  readonly grades: string;
  /** Null: nothing is said. */
  readonly minutes: number | null;
  readonly materials: readonly string[];
  readonly steps: readonly string[];
}

export type IdeaRefusal =
  | { readonly type: "IdeaTitleLength" }
  | { readonly type: "IdeaSubjectUnknown" }
  | { readonly type: "IdeaGradesUnknown" }
  | { readonly type: "IdeaMinutes" }
  | { readonly type: "IdeaMaterials" }
  | { readonly type: "IdeaStepsEmpty" }
  | { readonly type: "IdeaSteps" }
  | { readonly type: "IdeaNoteTooLong" }
  | Extract<PostRefusal, { readonly type: "PersonalPart" }>;

export const ideaMessages: MessagesFor<IdeaRefusal> = {
  IdeaTitleLength: () => `제목은 ${IDEA_TITLE_LEAST}자에서 ${IDEA_TITLE_MOST}자까지 적어 주세요.`,
  IdeaSubjectUnknown: () => "과목을 목록에서 골라 주세요. 글은 그대로 있어요.",
  IdeaGradesUnknown: () => "학년을 다시 골라 주세요. 글은 그대로 있어요.",
  IdeaMinutes: () => `걸리는 시간은 1분에서 ${MINUTES_MOST}분까지 숫자로 적어 주세요.`,
  IdeaMaterials: () =>
    `준비물은 ${MATERIALS_MOST}개까지, 하나에 ${MATERIAL_MOST}자까지 적을 수 있어요.`,
  IdeaStepsEmpty: () => "어떻게 하는지 차례를 한 줄이라도 적어 주세요.",
  IdeaSteps: () => `차례는 ${STEPS_MOST}줄까지, 한 줄에 ${STEP_MOST}자까지 적을 수 있어요.`,
  IdeaNoteTooLong: () => `해본 이야기는 ${TRY_NOTE_MOST}자까지 적을 수 있어요. 조금 줄여 주세요.`,
  PersonalPart: postMessages.PersonalPart,
};

/**
 * What may be shared as an idea; asked by the page before anything leaves, and by the server again (spec 14 §5).
 *
 * ```ts
 * checkIdea({ title: "낱말 릴레이", subject: "국어", grades: "34", minutes: 10, materials: [], steps: ["써요"] });
 * ```
 */
export function checkIdea(typed: IdeaText): Result<IdeaText, IdeaRefusal> {
  const idea: IdeaText = {
    ...typed,
    title: toOneLine(typed.title),
    grades: [...new Set(typed.grades)].toSorted().join(""),
    materials: tidy(typed.materials),
    steps: tidy(typed.steps),
  };
  const { title, subject, grades, minutes, materials, steps } = idea;
  if (title.length < IDEA_TITLE_LEAST || title.length > IDEA_TITLE_MOST)
    return refuse({ type: "IdeaTitleLength" });
  if (subject !== "" && !IDEA_SUBJECTS.some((known) => known === subject))
    return refuse({ type: "IdeaSubjectUnknown" });
  if (!/^[1-6]*$/.test(grades)) return refuse({ type: "IdeaGradesUnknown" });
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= MINUTES_MOST))
    return refuse({ type: "IdeaMinutes" });
  if (materials.length > MATERIALS_MOST || materials.some(({ length }) => length > MATERIAL_MOST))
    return refuse({ type: "IdeaMaterials" });
  if (steps.length === 0) return refuse({ type: "IdeaStepsEmpty" });
  if (steps.length > STEPS_MOST || steps.some(({ length }) => length > STEP_MOST))
    return refuse({ type: "IdeaSteps" });
  const part = findRefusedPart([title, ...materials, ...steps].join("\n"));
  return part ? refuse({ type: "PersonalPart", part }) : ok(idea);
}

/** What may be said of having tried an idea; empty is all right. */
export function checkTryNote(typed: string): Result<string, IdeaRefusal> {
  const note = toOneLine(typed);
  if (note.length > TRY_NOTE_MOST) return refuse({ type: "IdeaNoteTooLong" });
  const part = findRefusedPart(note);
  return part ? refuse({ type: "PersonalPart", part }) : ok(note);
}

/** 「모둠별 큰 종이, 굵은 펜」 → two; steps come one a line. */
export function readMaterials(typed: string): readonly string[] {
  return tidy(typed.split(/[,\n]/u));
}

export function readSteps(typed: string): readonly string[] {
  return tidy(typed.split("\n").map((line) => line.replace(/^\s*\d{1,2}[.)]\s*/u, "")));
}

/** 「3–4학년」, 「1·3학년」, 「모든 학년」. */
export function toGradeWords(grades: string): string {
  if (grades === "" || grades.length === GRADES.length) return "모든 학년";
  const first = Number(grades[0]);
  const isSpan = grades.length > 1 && Number(grades.at(-1)) - first === grades.length - 1;
  return isSpan ? `${first}–${grades.at(-1)}학년` : `${grades.split("").join("·")}학년`;
}

/** 「국어 · 3–4학년 · 10분」. */
export function toIdeaWords(idea: Pick<IdeaText, "subject" | "grades" | "minutes">): string {
  const { subject, grades, minutes } = idea;
  const parts = [subject, toGradeWords(grades), minutes === null ? "" : `${minutes}분`];
  return parts.filter(Boolean).join(" · ");
}

function tidy(lines: readonly string[]): readonly string[] {
  return lines.map(toOneLine).filter(Boolean);
}
