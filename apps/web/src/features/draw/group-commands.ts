import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with groups that were drawn. */
export function createGroupCommands({ now, newId, act }: CommandDeps) {
  return {
    /**
     * As a 모둠 of the class, from today on: 모둠화면 and 점수판 have them too. Kept again (`keptAs`), it is the same one.
     * Gives back the id.
     */
    keep(members: readonly (readonly StudentId[])[], keptAs?: string) {
      const from = toSeoulDay(now());
      const groups = members.map((each, index) => ({
        id: newId(),
        name: `${index + 1}모둠`,
        members: each,
      }));
      const row = { title: `${toKoreanMonthDay(from)} 모둠`, from, groups };
      const id = keptAs ?? newId();
      void act([createRow(groupSetKind.name, id, row)], "모둠을 저장했어요", { session: id });
      return id;
    },
  };
}
