import {
  BY_HAND_SEED,
  MOST_RULES,
  findSizes,
  toPlaceName,
  toRuleId,
  type AssignDraft,
  type AssignMove,
  type AssignPupil,
  type AssignRule,
  type AssignRunRow,
  type AssignSettings,
} from "./assign-plan.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { listPlaces, toProblem } from "./to-problem.ts";
import { sCurve } from "./split/s-curve.ts";
import { compileAssign, countCost, sumRules } from "./split/split-state.ts";

/** What an act needs from outside: its instant, and an id for each row. */
export interface AssignActor {
  readonly at: number;
  readonly createId: () => string;
}

/** Reasons that are offered for a move; own words are as good. */
export const moveReasons = ["규칙", "고르기", "협의"] as const;

/** Everybody's class after a run, with the run itself. Pinned pupils were left where they stood. */
export function takeRun(
  draft: AssignDraft,
  run: Omit<AssignRunRow, "id" | "at" | "places"> & { readonly places: readonly number[] },
  { at, createId }: AssignActor,
): AssignDraft {
  const { ids } = toProblem(draft);
  const places = new Map(ids.map((id, index) => [id, run.places[index] ?? 0]));
  const row = {
    ...run,
    id: `${toSeoulDay(at)}~${createId()}`,
    at,
    places: run.places.map((at36) => at36.toString(36)).join(""),
  };
  return {
    ...draft,
    pupils: draft.pupils.map((pupil) => ({ ...pupil, place: places.get(pupil.id) ?? 0 })),
    runs: [...draft.runs, row],
  };
}

/** 「S자만」: what schools do by hand, without looking at rules. Pinned pupils stay. */
export function takeSCurve(
  draft: AssignDraft,
  { bound, sCurve: byHand }: Pick<AssignRunRow, "bound" | "sCurve">,
  actor: AssignActor,
): AssignDraft {
  const { problem, ids, pinned } = toProblem(draft);
  const now = listPlaces(draft, ids);
  const places = sCurve(problem, new Map(pinned.map((index) => [index, now[index] ?? 0])));
  const { cost, parts } = countCost(compileAssign(problem), places);
  return takeRun(draft, { seed: BY_HAND_SEED, cost, bound, sCurve: byHand, parts, places }, actor);
}

/**
 * Pupils go to other classes by hand, in one act: one alone, or two who change places. Each is a line of the record of
 * moves, with what the split cost before and after. Pupils who stay, or who are pinned, do not move.
 */
export function movePupils(
  draft: AssignDraft,
  moves: readonly { readonly pupil: string; readonly to: number }[],
  { at, createId }: AssignActor,
): AssignDraft {
  const byId = new Map(draft.pupils.map((pupil) => [pupil.id, pupil]));
  const going = moves.filter(({ pupil, to }) => {
    const now = byId.get(pupil);
    return now?.place !== undefined && now.place !== to && !now.pinned;
  });
  if (going.length === 0 || going.length < moves.length) return draft;
  const to = new Map(going.map((move) => [move.pupil, move.to]));
  const pupils = draft.pupils.map((pupil) => ({
    ...pupil,
    place: to.get(pupil.id) ?? pupil.place,
  }));
  const moved: AssignDraft = { ...draft, pupils: pupils.map(withoutAbsent) };
  const before = costOf(draft);
  const after = costOf(moved);
  const act = createId();
  const rows = going.map((move): AssignMove => ({
    id: createId(),
    pupil: move.pupil,
    from: byId.get(move.pupil)?.place ?? 0,
    to: move.to,
    why: after.rules < before.rules ? "규칙" : after.cost < before.cost ? "고르기" : "협의",
    at,
    act,
    before: before.cost,
    after: after.cost,
  }));
  return { ...moved, moves: [...draft.moves, ...rows] };
}

/** `exactOptionalPropertyTypes`: a place that is not there is absent. */
function withoutAbsent(
  pupil: Omit<AssignPupil, "place"> & { readonly place?: number | undefined },
): AssignPupil {
  const { place, ...rest } = pupil;
  return place === undefined ? rest : { ...rest, place };
}

/** What the split costs as it stands, and how much of it are broken rules. */
export function costOf(draft: AssignDraft): { readonly cost: number; readonly rules: number } {
  const { problem, ids } = toProblem(draft);
  const { cost, parts } = countCost(compileAssign(problem), listPlaces(draft, ids));
  return { cost, rules: sumRules(parts) };
}

/** Why a move was made, for all moves of its act. */
export function giveReason(draft: AssignDraft, act: string, why: string): AssignDraft {
  const said = why.trim();
  return {
    ...draft,
    moves: draft.moves.map((move) => (move.act === act ? { ...move, why: said } : move)),
  };
}

/** A pinned pupil stays at the next run, and is not moved by hand. */
export function pinPupil(draft: AssignDraft, id: string, isPinned: boolean): AssignDraft {
  return changePupil(draft, id, (pupil) => ({ ...pupil, pinned: isPinned }));
}

function changePupil(
  draft: AssignDraft,
  id: string,
  change: (pupil: AssignPupil) => AssignPupil,
): AssignDraft {
  return { ...draft, pupils: draft.pupils.map((one) => (one.id === id ? change(one) : one)) };
}

/** Why a rule is not taken. */
export type AssignRuleRefusal = "too-few" | "together-and-apart" | "too-many-rules" | "known";

/** A rule, or why it cannot stand beside the others. */
export function addRule(
  draft: AssignDraft,
  rule: Omit<AssignRule, "id" | "by">,
): { readonly draft: AssignDraft } | { readonly refusal: AssignRuleRefusal } {
  const { type, pupils } = rule;
  if (pupils.length < (type === "fixed" ? 1 : 2)) return { refusal: "too-few" };
  const id = toRuleId(type, pupils);
  const others = draft.rules.filter((known) => known.id !== id || type === "fixed");
  if (type !== "fixed" && others.length < draft.rules.length) return { refusal: "known" };
  if (draft.rules.length >= MOST_RULES) return { refusal: "too-many-rules" };
  const opposite = type === "apart" ? "together" : "apart";
  const isClashing =
    type !== "fixed" &&
    draft.rules.some(
      (known) =>
        known.type === opposite &&
        known.pupils.filter((pupil) => pupils.includes(pupil)).length > 1,
    );
  if (isClashing) return { refusal: "together-and-apart" };
  const rest = draft.rules.filter((known) => known.id !== id);
  return { draft: { ...draft, rules: [...rest, { ...rule, id, by: "teacher" }] } };
}

/** A wish that is not asked any more. */
export function removeRule(draft: AssignDraft, id: string): AssignDraft {
  return { ...draft, rules: draft.rules.filter((rule) => rule.id !== id) };
}

/**
 * Other settings. Another number of classes: nobody has one until the next run, and own sizes are asked anew. A name or
 * list that is undefined goes.
 */
export function changeSettings(
  draft: AssignDraft,
  part: { readonly [Key in keyof AssignSettings]?: AssignSettings[Key] | undefined },
): AssignDraft {
  const isOther = part.classes !== undefined && part.classes !== draft.settings.classes;
  const all = { ...draft.settings, ...part, ...(isOther && { sizes: undefined }) };
  const named = Object.entries(all).filter(([, value]) => value !== undefined);
  // What is required is in `draft.settings`, and no part takes it away with undefined.
  const settings = Object.fromEntries(named) as unknown as AssignSettings;
  return {
    ...draft,
    settings,
    pupils: isOther ? draft.pupils.map(withoutPlace) : draft.pupils,
  };
}

/** Letters that no sheet of a spreadsheet may be named by. */
const NO_SHEET_LETTER = /[\\/?*[\]:]/gu;

/**
 * An own name for a class: 「해반」 is the class 해, and an empty one is its provisional name again. Nothing where another
 * class has it.
 */
export function nameClass(
  draft: AssignDraft,
  place: number,
  written: string,
): AssignDraft | undefined {
  const { classes, names = [] } = draft.settings;
  const name = written.replaceAll(NO_SHEET_LETTER, "").trim().replace(/반$/u, "");
  const next = Array.from({ length: classes }, (_, at) =>
    at === place ? name : (names[at] ?? ""),
  );
  const shown = next.map((_, at) => toPlaceName({ names: next }, at));
  if (new Set(shown).size < classes) return undefined;
  return changeSettings(draft, { names: next.some(Boolean) ? next : undefined });
}

/** A class whose file was not meant: its pupils go, and with them the rules, questions and moves about them. */
export function removeClass(draft: AssignDraft, classKey: string): AssignDraft {
  const gone = new Set(
    draft.pupils.filter((pupil) => pupil.classKey === classKey).map(({ id }) => id),
  );
  const stays = ({ pupils }: { readonly pupils: readonly string[] }): boolean =>
    !pupils.some((id) => gone.has(id));
  return {
    ...draft,
    pupils: draft.pupils.filter(({ id }) => !gone.has(id)),
    rules: draft.rules.filter(stays),
    questions: draft.questions.filter(stays),
    moves: draft.moves.filter(({ pupil }) => !gone.has(pupil)),
  };
}

function withoutPlace({ place: _place, pinned: _pinned, ...pupil }: AssignPupil): AssignPupil {
  return pupil;
}

/** How many pupils each class has, and how many it may have. */
export interface ClassSize {
  readonly now: number;
  readonly least: number;
  readonly most: number;
}

/** The sizes of the classes as they stand: own ones are exact, even ones differ by one at most. */
export function listSizes({ settings, pupils }: AssignDraft): readonly ClassSize[] {
  const own = findSizes(settings, pupils.length);
  const least = Math.floor(pupils.length / settings.classes);
  const most = Math.ceil(pupils.length / settings.classes);
  return Array.from({ length: settings.classes }, (_, index) => ({
    now: pupils.filter(({ place }) => place === index).length,
    least: own?.[index] ?? least,
    most: own?.[index] ?? most,
  }));
}

/**
 * Brings the sizes in order by the moves that cost least: from the largest class to the smallest, one by one, never a
 * pinned pupil.
 */
export function fitSizes(draft: AssignDraft, actor: AssignActor): AssignDraft {
  let now = draft;
  for (let step = 0; step < draft.pupils.length; step += 1) {
    const sizes = listSizes(now);
    const own = findSizes(now.settings, now.pupils.length);
    const counts = sizes.map((size, index) => size.now - (own?.[index] ?? 0));
    const largest = counts.indexOf(Math.max(...counts));
    const smallest = counts.indexOf(Math.min(...counts));
    if ((counts[largest] ?? 0) - (counts[smallest] ?? 0) < 2) return now;
    const before = now;
    const best = before.pupils
      .filter(({ place, pinned }) => place === largest && !pinned)
      .map((pupil) => ({ pupil: pupil.id, to: smallest }))
      .map((move) => ({ move, cost: costOf(moveOne(before, move)).cost }))
      .toSorted((a, b) => a.cost - b.cost)[0];
    if (!best) return now;
    now = movePupils(now, [best.move], actor);
  }
  return now;
}

function moveOne(
  draft: AssignDraft,
  { pupil, to }: { readonly pupil: string; readonly to: number },
): AssignDraft {
  return changePupil(draft, pupil, (one) => ({ ...one, place: to }));
}

/** Whether classes are of the sizes that a run makes: ⌊⌋ or ⌈⌉. */
export function areSizesEven(draft: AssignDraft): boolean {
  return listSizes(draft).every(({ now, least, most }) => now >= least && now <= most);
}
