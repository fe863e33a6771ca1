import { createRow, removeRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { consult } from "../consult/consult-record.ts";
import { checkedKinds } from "../registry/checked-kinds.ts";
import { leavesGap } from "./leaves-gap.ts";

const row = {
  day: "2026-11-20",
  studentIds: ["s1"],
  who: "student",
  way: "meeting",
};

it.each([
  ["its pupils are gone", { studentIds: null }, true],
  ["nobody is left of them", { studentIds: [] }, true],
  ["its day is gone", { day: null, body: "말" }, true],
  ["others come back", { studentIds: ["s2"] }, false],
  ["what may be empty is emptied", { body: null, dueOn: null, topics: null }, false],
  ["it comes back whole", createRow("consult", "c", row).set, false],
  [
    "it comes back without its pupils",
    createRow("consult", "c", { ...row, studentIds: null }).set,
    true,
  ],
  ["it goes", removeRow("consult", "c").set, false],
] as const)("%s", (_, set, isGap) => {
  expect(leavesGap(consult.fields, { set })).toBe(isGap);
});

it("holds for every needed field of every record", () => {
  for (const { fields } of checkedKinds) {
    for (const [name, { isOptional }] of Object.entries(fields ?? {}))
      expect(leavesGap(fields ?? {}, { set: { [name]: null } })).toBe(!isOptional);
  }
});
