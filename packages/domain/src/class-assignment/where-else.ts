import {
  toOldClass,
  toPlaceName,
  toPupilWords,
  type AssignDraft,
  type AssignPupil,
} from "./assign-plan.ts";
import { listSizes } from "./change-assign.ts";
import { listPlaces, toProblem, type AssignQuest } from "./to-problem.ts";
import type { AssignLine } from "./split/assign-problem.ts";
import { compileAssign, openSplit, type CompiledAssign } from "./split/split-state.ts";

/** What one other class would cost a pupil, alone or in exchange for another. */
export interface OtherPlace {
  readonly place: number;
  /** Dearer, or cheaper below 0. */
  readonly rise: number;
  /** Rules that would be broken there: 「신유나와 따로 두기로 했어요」. */
  readonly forbids: readonly string[];
  /** What would be uneven then and is not now: 「다반 특수 1명 넘침」. */
  readonly worse: readonly string[];
  /** What would be even again. */
  readonly better: readonly string[];
}

/** A split that is looked at pupil by pupil; laid out once. */
export interface OpenedSplit {
  readonly cost: number;
  /** Every class but the pupil's own. */
  readonly whyHere: (id: string) => readonly OtherPlace[];
  /** Lines of a class that are out of their range: 「특수 1명 넘침」. */
  readonly listUneven: (place: number) => readonly string[];
  /** Of two who change places. */
  readonly riseOfSwap: (one: string, other: string) => number;
}

/**
 * What each other class would cost each pupil, by the difference of the whole count (spec 13 §1, `whyHere`). Moves of
 * one pupil alone; a class that grows too large says so.
 */
export function openWhyHere(draft: AssignDraft): OpenedSplit {
  const quest = toProblem(draft);
  const compiled = compileAssign(quest.problem);
  const split = openSplit(compiled, listPlaces(draft, quest.ids));
  const indexes = new Map(quest.ids.map((id, index) => [id, index]));
  const byId = new Map(draft.pupils.map((pupil) => [pupil.id, pupil]));
  const sizes = listSizes(draft);
  return {
    cost: split.count().cost,
    listUneven: (place) =>
      compiled.lines.flatMap((line, index): readonly string[] => {
        const at = index * compiled.problem.classCount + place;
        const now = countIn(line, split.places, place);
        const far = toFar(now, compiled.least[at] ?? 0, compiled.most[at] ?? 0);
        return far === 0 ? [] : [toLineWords(line, far)];
      }),
    riseOfSwap(one, other) {
      const { even, score } = split.riseOfSwap(indexes.get(one) ?? 0, indexes.get(other) ?? 0);
      return even + score;
    },
    whyHere(id) {
      const pupil = indexes.get(id);
      if (pupil === undefined) return [];
      const from = split.places[pupil] ?? 0;
      return sizes.flatMap((size, place): OtherPlace[] => {
        if (place === from) return [];
        const { even, score } = split.riseOfMove(pupil, place);
        const rise = even + score;
        const changes = listChanges(draft, compiled, split.places, { pupil, from, to: place });
        const name = toPlaceName(draft.settings, place);
        const crowded = size.now >= size.most ? [`${name}반 ${size.now + 1}명`] : [];
        return [
          {
            place,
            rise,
            forbids: listForbidden(draft, quest, byId, { id, place, places: split.places }),
            worse: [...crowded, ...changes.worse],
            better: changes.better,
          },
        ];
      });
    },
  };
}

interface Move {
  readonly pupil: number;
  readonly from: number;
  readonly to: number;
}

function listForbidden(
  draft: AssignDraft,
  { ids }: AssignQuest,
  byId: ReadonlyMap<string, AssignPupil>,
  at: { readonly id: string; readonly place: number; readonly places: Int32Array },
): readonly string[] {
  const placeOf = new Map(ids.map((id, index) => [id, at.places[index]]));
  return draft.rules.flatMap(({ type, pupils, place }): string[] => {
    if (!pupils.includes(at.id)) return [];
    if (type === "fixed") {
      return place === undefined || place === at.place
        ? []
        : [`${toPlaceName(draft.settings, place)}반에 고정했어요`];
    }
    const others = pupils.filter((id) => id !== at.id);
    const met = others.filter((id) => (placeOf.get(id) === at.place) === (type === "apart"));
    if (met.length === 0) return [];
    const names = met.flatMap((id) => byId.get(id) ?? []).map(toPupilWords);
    return [
      type === "apart"
        ? `${names.join(", ")}: 따로 두기로 했어요`
        : `${names.join(", ")}: 함께 두기로 했어요`,
    ];
  });
}

/** Which lines, and averages, a move puts out of their range in the two classes, and which back into it. */
function listChanges(
  { settings }: AssignDraft,
  { problem, lines, least, most, scores, scoreSum, scoreCount }: CompiledAssign,
  places: Int32Array,
  { pupil, from, to }: Move,
): { readonly worse: readonly string[]; readonly better: readonly string[] } {
  const worse: string[] = [];
  const better: string[] = [];
  for (const [index, line] of lines.entries()) {
    const amount = line.members.get(pupil) ?? 0;
    if (amount === 0) continue;
    for (const [place, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const at = index * problem.classCount + place;
      const low = least[at] ?? 0;
      const high = most[at] ?? 0;
      const now = countIn(line, places, place);
      const before = toFar(now, low, high);
      const after = toFar(now + change, low, high);
      if (Math.abs(after) === Math.abs(before)) continue;
      const isWorse = Math.abs(after) > Math.abs(before);
      (isWorse ? worse : better).push(
        `${toPlaceName(settings, place)}반 ${toLineWords(line, isWorse ? after : before)}`,
      );
    }
  }
  const score = scores[pupil] ?? -1;
  if (score >= 0) {
    for (const [place, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const here = [...scores.entries()].filter(
        ([one, value]) => value >= 0 && places[one] === place,
      );
      const sum = here.reduce((total, [, value]) => total + value, 0);
      const far = (total: number, count: number): number =>
        count === 0 ? 0 : Math.abs(total / count - scoreSum / scoreCount);
      const before = Math.max(0, far(sum, here.length) - problem.tolerance);
      const now = far(sum + sign * score, here.length + sign);
      const after = Math.max(0, now - problem.tolerance);
      if (Math.ceil(after) > Math.ceil(before))
        worse.push(`${toPlaceName(settings, place)}반 평균 ${(now / 10).toFixed(1)}점 벗어남`);
      else if (Math.ceil(after) < Math.ceil(before))
        better.push(`${toPlaceName(settings, place)}반 평균`);
    }
  }
  return { worse, better };
}

function countIn({ members }: AssignLine, places: Int32Array, place: number): number {
  let sum = 0;
  for (const [pupil, amount] of members) if (places[pupil] === place) sum += amount;
  return sum;
}

/** Above 0 too many, below 0 too few. */
function toFar(now: number, least: number, most: number): number {
  return now > most ? now - most : Math.min(0, now - least);
}

/** 「특수 1명 넘침」. */
function toLineWords(line: AssignLine, far: number): string {
  const unit = line.part === "behaviour" ? "점" : "명";
  return `${toLineName(line)} ${Math.abs(far)}${unit} ${far > 0 ? "넘침" : "모자람"}`;
}

/** What a line is about: 「남」, 「3-2에서 온 여」, 「점수 2단계 남」. */
function toLineName({ part, of }: Pick<AssignLine, "part" | "of">): string {
  const sex = of.sex === "male" ? "남" : "여";
  switch (part) {
    case "special":
      return "특수";
    case "sex":
      return sex;
    case "heavy":
      return "생활지도 큰 학생";
    case "behaviour":
      return "생활지도";
    case "leader":
      return "임원";
    case "leaving":
      return "전출 예정";
    case "prev":
      return `${toOldClass(of.previous ?? "")}에서 온 학생`;
    case "prevSex":
      return `${toOldClass(of.previous ?? "")}에서 온 ${sex}`;
    case "band":
      return `점수 ${of.band}단계${of.sex ? ` ${sex}` : ""}`;
  }
}
