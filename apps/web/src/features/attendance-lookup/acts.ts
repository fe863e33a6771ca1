import { FORMER_COUNTS } from "@damim/domain/student/former-school.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createFormerCommands } from "./former-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "attendanceLookup.formerSchool",
    often: 0.006,
    run(ground, dice) {
      const came = ground.students.filter(({ joinedOn, away }) => joinedOn || away?.length);
      const student = dice.pick(came);
      if (!student) return undefined;
      const counts = Array.from({ length: FORMER_COUNTS }, () => dice.below(3));
      const former = dice.isLucky(0.2) ? null : { schoolDays: dice.below(190), counts };
      const rows = tellRows(
        ground.store,
        [{ kind: studentKind, ids: [student.id], fields: ["formerSchool"] }],
        () => createFormerCommands(ground).saveFormer(student, former),
      );
      return { student: student.id, former, rows };
    },
  },
];
