import { PUSH_RULES_ID, pushRulesKind, toQuietTime } from "@damim/domain/push/push-rules.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { createPushCommands } from "./push-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "push.rules",
    often: 0.01,
    run({ profile }, dice) {
      const before = profile.store.rows(pushRulesKind).get(PUSH_RULES_ID);
      const quietFrom = `${17 + dice.below(5)}:30`;
      const rules = { quietFrom, waitsInLessons: dice.isLucky(0.7) };
      createPushCommands(profile).save(rules);
      const { from } = toQuietTime(before);
      return {
        ...rules,
        before: { quietFrom: from, waitsInLessons: before?.waitsInLessons ?? null },
      };
    },
  },
];
