import { PUSH_RULES_ID, pushRulesKind, type PushRules } from "@damim/domain/push/push-rules.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with what comes by push, and when: one row of the profile. */
export function createPushCommands({ store, act }: CommandDeps) {
  return {
    save: (set: PushRules): void => {
      const rules = store.rows(pushRulesKind).get(PUSH_RULES_ID);
      const changes = writeRow(pushRulesKind, PUSH_RULES_ID, rules, { ...rules, ...set });
      void act(changes, "알림 설정을 바꿨어요");
    },
  };
}
