import type { CouncilPack } from "@damim/domain/privacy/council-pack-record.ts";
import { councilPackKind } from "@damim/domain/privacy/council-pack.ts";
import { hashFacts, nothingTyped, type TrustFacts } from "@damim/domain/privacy/trust-facts.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createPackCommands } from "./pack-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "privacy.print",
    often: 0.008,
    async run(ground, dice) {
      // What a server would say of itself.
      const facts: TrustFacts = {
        typed: nothingTyped,
        hosts: {},
        asked: [],
        database: "sqlite",
        backupKeep: 7 + dice.below(30),
        topics: [],
      };
      const hash = hashFacts(facts);
      await createPackCommands(ground).keep({ facts, hash });
      return { madeOn: ground.today, hash, before: null };
    },
  },
  {
    name: "privacy.decide",
    often: 0.004,
    run(ground, dice) {
      const pack = pickPack(ground, dice);
      if (!pack) return undefined;
      const decision = dice.pick(["passed", "conditional", "returned"] as const) ?? "passed";
      const set = { decidedOn: ground.today, decision, note: dice.words(200) };
      createPackCommands(ground).decide(pack, set);
      const before = { decidedOn: pack.decidedOn ?? null, decision: pack.decision ?? null };
      return { pack: pack.id, ...set, note: set.note.slice(0, 40), before };
    },
  },
  {
    name: "privacy.takeOut",
    often: 0.001,
    run(ground, dice) {
      const pack = pickPack(ground, dice);
      if (!pack) return undefined;
      createPackCommands(ground).remove(pack.id);
      return { pack: pack.id, before: { madeOn: pack.madeOn } };
    },
  },
];

function pickPack(
  { store }: ActGround,
  dice: Dice,
): (CouncilPack & { readonly id: string }) | undefined {
  return dice.pick([...store.rows(councilPackKind).values()]);
}
