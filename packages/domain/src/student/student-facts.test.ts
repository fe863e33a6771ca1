import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listGuardians } from "./guardians.ts";
import { describeHealth, hasHealthNote } from "./health.ts";
import { toSchema } from "../record/to-schema.ts";
import { student } from "./student-record.ts";

const studentSchema = toSchema(student);

describe("a pupil's row", () => {
  it("of an earlier version is valid as it is", () => {
    const row = { number: 1, name: "권아인", guardianPhone: "010-1234-5678", note: "우유" };

    expect(v.parse(studentSchema, row)).toEqual(row);
  });

  it("keeps all facts and fields of a later version, also inside of facts", () => {
    const row = {
      number: 1,
      name: "권아인",
      guardians: [{ relation: "어머니", phone: "010-1234-5678", later: 1 }],
      health: { allergens: [2, 4], note: "천식", later: true },
      tags: ["방송부"],
      joinedOn: "2026-09-01",
      gone: { day: "2026-11-20", kind: "transferOut", hidden: true, later: "x" },
      later: "y",
    };

    expect(v.parse(studentSchema, row)).toEqual(row);
  });

  it.each([
    ["a leaving day that is not in the calendar", { gone: { day: "2026-02-30", kind: "other" } }],
    ["a way of leaving that nobody knows", { gone: { day: "2026-11-20", kind: "moon" } }],
    ["an empty tag", { tags: [""] }],
    ["guardians without end", { guardians: Array(7).fill({ relation: "", phone: "1" }) }],
  ])("is refused with %s", (_what, part) => {
    expect(v.is(studentSchema, { number: 1, name: "권아인", ...part })).toBe(false);
  });
});

describe("whom to call", () => {
  const mother = { relation: "어머니", phone: "010-1111-2222" };
  const father = { relation: "아버지", phone: "010-3333-4444" };

  it.each([
    ["nothing is known", {}, []],
    ["an earlier version wrote", { guardianPhone: "02-1" }, [{ relation: "", phone: "02-1" }]],
    [
      "this version wrote",
      { guardianPhone: mother.phone, guardians: [mother, father] },
      [mother, father],
    ],
    [
      "an earlier version changed the telephone",
      { guardianPhone: "02-1", guardians: [mother, father] },
      [{ relation: "어머니", phone: "02-1" }, father],
    ],
    [
      "an earlier version emptied it",
      { guardianPhone: null, guardians: [mother, father] },
      [father],
    ],
    [
      "the first has no telephone",
      { guardianPhone: null, guardians: [{ relation: "할머니", phone: "" }, father] },
      [{ relation: "할머니", phone: "" }, father],
    ],
    ["only the list came", { guardians: [mother] }, [mother]],
  ])("%s", (_what, facts, expected) => {
    expect(listGuardians(facts)).toEqual(expected);
  });
});

it("allergens are named in the order of the menu", () => {
  expect(describeHealth({ allergens: [4, 2], note: "흡입기" })).toBe("우유, 땅콩 · 흡입기");
  expect(describeHealth({ allergens: [99] })).toBe("99번");
  expect(describeHealth(null)).toBe("");
  expect(hasHealthNote({ health: { allergens: [] } })).toBe(false);
  expect(hasHealthNote({ health: { note: "천식" } })).toBe(true);
});
