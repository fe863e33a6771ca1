import type { AssignDraft, AssignRuleType } from "@damim/domain/class-assignment/assign-plan.ts";
import { toLevel } from "@damim/domain/class-assignment/class-facts.ts";
import { listBroken } from "@damim/domain/class-assignment/explain-rules.ts";
import { toBands } from "@damim/domain/class-assignment/split/assign-problem.ts";
import { toProblem } from "@damim/domain/class-assignment/to-problem.ts";
import type { TileFacts } from "./pupil-tile.tsx";

/** Which rules each pupil stands in, and whether one of them is broken. */
export function listTileFacts(draft: AssignDraft): ReadonlyMap<string, TileFacts> {
  const broken = new Set(listBroken(draft));
  const facts = new Map<string, { readonly rules: Set<AssignRuleType>; isBroken: boolean }>();
  for (const rule of draft.rules) {
    for (const id of rule.pupils) {
      const known = facts.get(id) ?? { rules: new Set(), isBroken: false };
      known.rules.add(rule.type);
      known.isBroken ||= broken.has(rule);
      facts.set(id, known);
    }
  }
  return facts;
}

/** 상, 중, 하 of each pupil with a score. */
export function listLevels(draft: AssignDraft): ReadonlyMap<string, string> {
  const { bands } = draft.settings;
  if (bands === 0) return new Map();
  const { problem, ids } = toProblem(draft);
  return new Map(
    toBands(problem).flatMap((band, index) =>
      band === undefined ? [] : [[ids[index] ?? "", toLevel(band, bands)] as const],
    ),
  );
}
