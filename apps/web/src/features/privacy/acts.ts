import type { CouncilPack } from "@damim/domain/privacy/council-pack-record.ts";
import { isDestroyable } from "@damim/domain/destruction/decide-destruction.ts";
import {
  toDestructionId,
  type DestructionTarget,
} from "@damim/domain/destruction/destruction-id.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { askServer } from "../../data/server/ask-server.ts";
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
  {
    name: "privacy.erasePupil",
    way: "erases",
    often: 0.3,
    online: [destructionKind.name],
    run(ground, dice) {
      const isAsked = [...ground.profile.store.rows(destructionKind).keys()].some((id) =>
        id.includes("~"),
      );
      const studentId = isAsked ? undefined : dice.pick(ground.students)?.id;
      const year = recordSchoolYear(ground.today);
      return studentId === undefined ? undefined : plan(ground, { year, studentId });
    },
  },
  {
    name: "privacy.destroyYear",
    way: "erases",
    often: 0.3,
    online: [destructionKind.name],
    run(ground) {
      const { store } = ground.profile;
      const year = [...store.rows(schoolYearKind).keys()]
        .map(Number)
        .find((each) => isDestroyable(each, ground.today));
      const isAsked = store.rows(destructionKind).has(String(year));
      return year === undefined || isAsked ? undefined : plan(ground, { year });
    },
  },
];

async function plan({ prove }: ActGround, target: DestructionTarget) {
  const isDone = (await prove()) && (await askServer("POST", "destructions", target)).ok;
  return isDone ? { destruction: toDestructionId(target) } : undefined;
}

function pickPack(
  { store }: ActGround,
  dice: Dice,
): (CouncilPack & { readonly id: string }) | undefined {
  return dice.pick([...store.rows(councilPackKind).values()]);
}
