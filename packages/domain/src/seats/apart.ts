import { createRow, type Change } from "@damim/sync/change.ts";
import type { GroupPair } from "../group-screen/split-pupils.ts";
import type { StudentId } from "../student/student.ts";
import { seatRuleKind, type KeptSeatRule, type SeatRule } from "./seat-rule.ts";

/** How two are kept apart or brought together, as it is chosen from a list. */
export const PAIR_CHOICES = [
  { value: "apart near", label: "이웃 아님" },
  { value: "apart desk", label: "짝 아님" },
  { value: "apart team", label: "다른 모둠" },
  { value: "together desk", label: "짝" },
  { value: "together near", label: "이웃" },
  { value: "together team", label: "같은 모둠" },
] as const;
export type PairChoice = (typeof PAIR_CHOICES)[number]["value"];

/** Those of the choices that part two. */
export const APART_CHOICES = PAIR_CHOICES.filter(({ value }) => value.startsWith("apart"));

/** Those of the choices that speak of groups. */
export const TEAM_CHOICES = PAIR_CHOICES.filter(({ value }) => value.endsWith("team"));

/**
 * What rules of seats that have to be kept say of groups: who is parted, however far, must not come into one; who is of one
 * 모둠 must. What is only wished or rests says nothing, nor who shares a desk.
 */
export function listGroupPairs(rules: Iterable<SeatRule>): readonly GroupPair<StudentId>[] {
  return [...rules].flatMap(({ kind, what, weight, off, a, b }) => {
    const wants = kind === "apart" || (kind === "together" && what === "team") ? kind : undefined;
    if (!wants || weight !== "must" || off) return [];
    return (a ?? []).flatMap((one) =>
      (b ?? []).flatMap((other) => (one === other ? [] : [[one, other, wants] as const])),
    );
  });
}

/**
 * The rule of two pupils for seats and groups. One that stands already, whoever of them was named first, is not written
 * a second time: it has to be kept again from now on. Nothing where it is, or is more than was asked.
 */
export function writePairRule(
  rules: Iterable<KeptSeatRule>,
  {
    one,
    other,
    choice,
    weight = "must",
  }: {
    readonly one: StudentId;
    readonly other: StudentId;
    readonly choice: PairChoice;
    readonly weight?: SeatRule["weight"];
  },
  newId: () => string,
): readonly Change[] {
  const [kind, what] = choice.split(" ");
  const same = [...rules].find(
    (rule) =>
      rule.kind === kind &&
      rule.what === what &&
      [one, other].every((id) =>
        [rule.a, rule.b].some((ids) => ids?.length === 1 && ids[0] === id),
      ),
  );
  if (!same)
    return [createRow(seatRuleKind.name, newId(), { kind, a: [one], b: [other], what, weight })];
  const kept = same.weight === "must" ? "must" : weight;
  if (same.weight === kept && !same.off) return [];
  return [{ kind: seatRuleKind.name, id: same.id, set: { weight: kept, off: null } }];
}
