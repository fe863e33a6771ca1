import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  type AttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { ruleLabels } from "@damim/domain/attendance/attendance-rules-sheet.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** The school's rules of attendance: kept for the year, each change one undo step. */
export function createRuleCommands({ store, act }: CommandDeps) {
  return {
    change: <F extends keyof AttendanceRules>(field: F, value: AttendanceRules[F]): void => {
      const { name } = attendanceRulesKind;
      const set = { [field]: value };
      const isStored = store.rows(attendanceRulesKind).has(ATTENDANCE_RULES_ID);
      const change = isStored
        ? { kind: name, id: ATTENDANCE_RULES_ID, set }
        : createRow(name, ATTENDANCE_RULES_ID, set);
      void act([change], `출결 규칙: ${withParticle(ruleLabels[field], "을/를")} 바꿨어요`);
    },
  };
}
