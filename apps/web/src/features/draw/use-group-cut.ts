import { listGroupPairs } from "@damim/domain/seats/apart.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { usePreset } from "./use-preset.ts";

const LEAST_GROUPS = 2;
const MOST_GROUPS = 15;

/** How a class is cut into groups: as the teacher left it, on every device. */
export function useGroupCut(pupils: {
  readonly count: number;
  readonly onCount: (count: number) => void;
}) {
  const data = useTeacherData();
  const rules = useRows(findClassStore(data) ?? data.profile, seatRuleKind);
  const into = usePreset("randomPick~groups", "모둠 나누기");
  const leaving = usePreset("randomPick~withoutSeatRules", "자리 규칙 빼기");
  const kept = typeof into.value === "string" ? into.value.split(" ") : [];
  const by = kept[0] === "groups" ? ("groups" as const) : ("of" as const);
  const groups = Math.min(MOST_GROUPS, Math.max(LEAST_GROUPS, Math.trunc(Number(kept[1])) || 6));
  const isByGroups = by === "groups";
  const keepsRules = leaving.value !== true;
  return {
    by,
    setBy: (next: "of" | "groups"): void => into.save(`${next} ${groups}`),
    /** 「3명씩」 or 「6모둠」. */
    choices: [
      { value: "of", label: `${pupils.count}명씩` },
      { value: "groups", label: `${groups}모둠` },
    ] as const,
    words: isByGroups ? `${groups}모둠` : `${pupils.count}명씩`,
    split: isByGroups ? { groups } : { of: pupils.count },
    least: isByGroups ? groups <= LEAST_GROUPS : pupils.count <= 2,
    most: isByGroups ? groups >= MOST_GROUPS : pupils.count >= 10,
    step: (by: 1 | -1): void =>
      isByGroups ? into.save(`groups ${groups + by}`) : pupils.onCount(pupils.count + by),
    keepsRules,
    setKeepsRules: (next: boolean): void => leaving.save(!next),
    /** Who must not come into one group, or must. */
    pairs: keepsRules ? listGroupPairs(rules.values()) : [],
  };
}

export type GroupCut = ReturnType<typeof useGroupCut>;
