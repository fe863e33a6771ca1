import { expect, it } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import { readRosterGrid } from "./reading/roster-reading.ts";
import { outputColumns, toRosterSheet, toSheets } from "./roster-output.ts";

const students = [
  buildStudent({
    id: "a",
    number: 3,
    name: "김하린",
    sex: "female",
    birthday: "2017-05-24",
    guardians: [{ relation: "어머니", phone: "010-1111-2222" }],
    health: { allergens: [2] },
    tags: ["방송부"],
    note: "말수가 적어요",
  }),
  buildStudent({ id: "b", number: 7, name: "남지호" }),
];

it("a file holds number and name, and what was chosen", () => {
  const { columns, lines } = toRosterSheet(students, new Set(["sex", "tags"]));

  expect(columns.map(({ head }) => head)).toEqual(["번호", "이름", "성별", "태그"]);
  expect(lines).toEqual([
    [3, "김하린", "여", "방송부"],
    [7, "남지호", "", ""],
  ]);
});

it("our own import reads it again", () => {
  const { columns, lines } = toRosterSheet(students, new Set(outputColumns.map(({ key }) => key)));
  const all = [columns.map(({ head }) => head), ...lines];
  const reading = readRosterGrid(all.map((line) => line.map(String)));

  expect(reading.ok && reading.value.notTaken).toEqual([]);
  expect(reading.ok && reading.value.taken.map(({ student }) => student)).toEqual([
    {
      number: 3,
      name: "김하린",
      sex: "female",
      birthday: "2017-05-24",
      guardianPhone: "010-1111-2222",
      note: "말수가 적어요",
    },
    { number: 7, name: "남지호" },
  ]);
});

it("sheets hold no more than fits, and everybody", () => {
  expect(toSheets([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(toSheets([], 8)).toEqual([]);
});
