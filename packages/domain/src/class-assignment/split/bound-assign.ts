import {
  assignWeights,
  listLines,
  type AssignLine,
  type AssignPart,
  type AssignProblem,
} from "./assign-problem.ts";
import { countClashes, listBlocks, type Block } from "./blocks.ts";
import { boundFamily } from "./bound-families.ts";

/** What no split of a problem can cost less than. */
export interface AssignBound {
  readonly bound: number;
  /** Of `bound`: rules that exclude each other. Where there are any, nothing else is counted. */
  readonly ofRules: number;
  /** Of `bound`, by lines; `family` are the three lines of a previous class at once. */
  readonly parts: Readonly<Partial<Record<AssignPart | "family", number>>>;
}

/**
 * What every split costs at least, by arithmetic alone: rules that exclude each other, or else each line alone with the
 * blocks that stay whole, and each previous class with its girls and boys. Never above the best split (golden: `bound`;
 * spec 13 §1). With own sizes only rules are counted.
 *
 * ```ts
 * boundAssign(problem); // { bound: 330, ofRules: 0, parts: { family: 330 } }
 * ```
 */
export function boundAssign(problem: AssignProblem): AssignBound {
  const { together, apart, fixed, classCount, sizes, pupils } = problem;
  const blocks = listBlocks(problem);
  const ofRules = countClashes(problem, blocks) * assignWeights.apart;
  if (ofRules > 0) return { bound: ofRules, ofRules, parts: {} };
  if (sizes) return { bound: 0, ofRules: 0, parts: {} };
  const lines = listLines(problem);
  const parts: Partial<Record<AssignPart | "family", number>> = {};
  const add = (part: AssignPart | "family", cost: number): void => {
    if (cost > 0) parts[part] = (parts[part] ?? 0) + cost;
  };
  const families = new Set<string>();
  for (const previous of new Set(pupils.map((pupil) => pupil.previous))) {
    const members = [...pupils.entries()].flatMap(([index, pupil]) =>
      pupil.previous === previous ? [index] : [],
    );
    const cost = boundFamily(problem, members, blocks);
    if (cost === undefined) continue;
    families.add(previous);
    add("family", cost);
  }
  for (const line of lines) {
    if (line.of.previous !== undefined && families.has(line.of.previous)) continue;
    add(line.part, boundLine(line, classCount, blocks) * line.weight);
  }
  const sum = Object.values(parts).reduce((total, cost) => total + cost, 0);
  // A split may break one rule instead.
  const isAsked = together.length + apart.length + fixed.length > 0;
  return { bound: isAsked ? Math.min(sum, assignWeights.apart) : sum, ofRules: 0, parts };
}

/**
 * Units of one line: what blocks hold above the range lies above it in any class, and what then lacks elsewhere lies
 * below. Of n = K · least + r, U = Σ range + O − n with O above and U below; each class that is full takes one of r.
 */
function boundLine(
  { members, total }: AssignLine,
  classCount: number,
  blocks: readonly Block[],
): number {
  const most = Math.ceil(total / classCount);
  const rest = total % classCount;
  let above = 0;
  let full = 0;
  for (const block of blocks) {
    const held = block.members.reduce((sum, pupil) => sum + (members.get(pupil) ?? 0), 0);
    above += Math.max(0, held - most);
    full += Number(held >= most && rest > 0);
  }
  return above + Math.max(0, above + full - rest);
}
