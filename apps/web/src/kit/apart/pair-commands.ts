import { writePairRule, type PairChoice } from "@damim/domain/seats/apart.ts";
import { seatRuleKind, type SeatRule } from "@damim/domain/seats/seat-rule.ts";
import type { Pair } from "@damim/domain/survey/pair-hints.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** Two pupils, and how they are kept apart or brought together. */
interface PairRule {
  readonly choice: PairChoice;
  readonly weight?: SeatRule["weight"];
}

/** What is done with rules of two pupils for seats and groups. */
export function createPairCommands({ store, newId, act }: CommandDeps) {
  const write = ([one, other]: Pair, rule: PairRule) =>
    writePairRule(store.rows(seatRuleKind).values(), { one, other, ...rule }, newId);
  return {
    /** Whether it stands already, or more than was asked. */
    isKept: (pair: Pair, rule: PairRule): boolean => write(pair, rule).length === 0,
    /** One act. False where all of them stand already. */
    add(pairs: readonly Pair[], rule: PairRule, sentence: string): boolean {
      const changes = pairs.flatMap((pair) => write(pair, rule));
      void act(changes, sentence);
      return changes.length > 0;
    },
  };
}
