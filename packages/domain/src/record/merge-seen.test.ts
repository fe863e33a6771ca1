import { expect, it } from "vitest";
import { mergeSeen } from "./merge-seen.ts";

const seen = { name: "옛", phone: "", where: { mail: { at: "한국" } }, days: [1] };

it.each([
  ["nobody else", seen, { ...seen, name: "새" }, { ...seen, name: "새" }],
  [
    "another field",
    { ...seen, phone: "032" },
    { ...seen, name: "새" },
    { ...seen, name: "새", phone: "032" },
  ],
  ["the same words", { ...seen, name: "새" }, { ...seen, name: "새" }, { ...seen, name: "새" }],
  [
    "another part of a field",
    { ...seen, where: { mail: { at: "한국" }, ai: { at: "미국" } } },
    { ...seen, where: { mail: { at: "독일" } } },
    { ...seen, where: { mail: { at: "독일" }, ai: { at: "미국" } } },
  ],
])("keeps what both wrote beside %s", (_, current, next, merged) => {
  expect(mergeSeen<object>(current, seen, next)).toEqual({ merged, clashes: [] });
});

it.each([
  ["a text", { ...seen, name: "남의 것" }, { ...seen, name: "내 것" }, "name"],
  ["a list", { ...seen, days: [1, 2] }, { ...seen, days: [1, 3] }, "days"],
  [
    "a part",
    { ...seen, where: { mail: { at: "독일" } } },
    { ...seen, where: { mail: { at: "미국" } } },
    "where",
  ],
])("names %s that both changed", (_, current, next, name) => {
  expect(mergeSeen<object>(current, seen, next)).toEqual({ clashes: [name] });
});
