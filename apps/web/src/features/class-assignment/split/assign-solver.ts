import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { explainRules, type RuleClash } from "@damim/domain/class-assignment/explain-rules.ts";
import { findCostlyWish, type AssignProof } from "@damim/domain/class-assignment/proof-words.ts";
import { annealAssign } from "@damim/domain/class-assignment/split/anneal-assign.ts";
import { boundAssign } from "@damim/domain/class-assignment/split/bound-assign.ts";
import { sCurve } from "@damim/domain/class-assignment/split/s-curve.ts";
import {
  compileAssign,
  countCost,
  sumRules,
} from "@damim/domain/class-assignment/split/split-state.ts";
import { listPlaces, toProblem } from "@damim/domain/class-assignment/to-problem.ts";

/** Asked of the worker: what can be proven, or a split too. */
export interface AssignQuestion {
  readonly draft: Pick<AssignDraft, "settings" | "pupils" | "rules">;
  /** Absent: only the proof is asked. */
  readonly seed?: number;
}

/** What is true of every split of these pupils with these rules. */
export interface AssignFacts extends Omit<AssignProof, "cost"> {
  readonly clash?: RuleClash;
}

export type AssignAnswer =
  | { readonly type: "facts"; readonly facts: AssignFacts }
  | {
      readonly type: "run";
      readonly cost: number;
      readonly parts: Readonly<Record<string, number>>;
      readonly places: readonly number[];
      readonly isOver: boolean;
    };

/** The search ends by itself after about three seconds of work; on a busy device the clock ends it. */
const LIMIT_MS = 15_000;
/** Between two reports of the best so far. */
const REPORT_MS = 100;

/**
 * Answers in parts: what is proven, then the best split again and again, the last with `isOver`.
 *
 * @param clock milliseconds that go on
 */
export function* answerAssign(
  { draft, seed }: AssignQuestion,
  clock: () => number,
): Generator<AssignAnswer, void> {
  const whole = { ...draft, runs: [], moves: [], questions: [], notTaken: [], version: 1 as const };
  const { problem, pinned, ids } = toProblem(draft);
  const compiled = compileAssign(problem);
  const { bound, ofRules } = boundAssign(problem);
  const byHand = sCurve(problem);
  const ofCurve = countCost(compiled, byHand);
  const clash = ofRules > 0 ? explainRules(draft) : undefined;
  const wish = bound > 0 && ofRules === 0 ? findCostlyWish(whole) : undefined;
  const facts: AssignFacts = {
    bound,
    sCurve: ofCurve.cost - sumRules(ofCurve.parts),
    ...(clash && { clash }),
    ...(wish && { wish }),
  };
  yield { type: "facts", facts };
  if (seed === undefined) return;
  const start = pinned.length > 0 ? listPlaces(whole, ids) : byHand;
  const from = clock();
  let told = from;
  const search = annealAssign(compiled, { seed, bound, pinned: new Set(pinned), start });
  for (;;) {
    const { value, done = false } = search.next();
    const isOver = done || clock() - from > LIMIT_MS;
    if (isOver || clock() - told > REPORT_MS) {
      told = clock();
      const { cost, parts, places } = value;
      yield { type: "run", cost, parts, places, isOver };
    }
    if (isOver) return;
  }
}
