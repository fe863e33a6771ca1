import { createRow, type Change } from "@damim/sync/change.ts";
import type { StudentId } from "../student/student.ts";
import { seatRuleKind, type KeptSeatRule, type SeatRule } from "./seat-rule.ts";

/** How two are kept apart or brought together, as it is chosen from a list. */
export const PAIR_CHOICES = [
  { value: "apart near", label: "이웃하지 않게" },
  { value: "apart desk", label: "짝이 되지 않게" },
  { value: "apart team", label: "다른 모둠" },
  { value: "together desk", label: "짝" },
  { value: "together near", label: "이웃" },
  { value: "together team", label: "같은 모둠" },
] as const;
export type PairChoice = (typeof PAIR_CHOICES)[number]["value"];

/** Those of the choices that part two. */
export const APART_CHOICES = PAIR_CHOICES.filter(({ value }) => value.startsWith("apart"));

/**
 * Who must not come into one group: all whom a rule of seats that has to be kept parts, however far. What is only wished
 * or rests says nothing.
 */
export function listApart(rules: Iterable<SeatRule>): readonly (readonly [StudentId, StudentId])[] {
  return [...rules]
    .filter(({ kind, weight, off }) => kind === "apart" && weight === "must" && !off)
    .flatMap(({ a, b }) =>
      (a ?? []).flatMap((one) => (b ?? []).map((other) => [one, other] as const)),
    )
    .filter(([one, other]) => one !== other);
}

/**
 * The rule of two pupils for seats and groups. One that stands already, whoever of them was named first, is not written
 * a second time: it has to be kept again from now on. Nothing where it is.
 */
export function writePairRule(
  rules: Iterable<KeptSeatRule>,
  {
    one,
    other,
    choice,
  }: { readonly one: StudentId; readonly other: StudentId; readonly choice: PairChoice },
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
    return [
      createRow(seatRuleKind.name, newId(), { kind, a: [one], b: [other], what, weight: "must" }),
    ];
  if (same.weight === "must" && !same.off) return [];
  return [{ kind: seatRuleKind.name, id: same.id, set: { weight: "must", off: null } }];
}
