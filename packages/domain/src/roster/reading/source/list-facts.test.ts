import { expect, it } from "vitest";
import { readListFacts } from "./list-facts.ts";
import { readRosterGrid } from "../roster-reading.ts";

it.each([
  ["우유 알레르기", { health: { allergens: [2] } }],
  ["우유, 땅콩 알레르기 있음", { health: { allergens: [2, 4] } }],
  ["계란알러지", { health: { allergens: [1] } }],
  ["갑각류 알레르기 주의", { health: { allergens: [8, 9] } }],
  ["꽃가루 알레르기", { health: { note: "꽃가루 알레르기" } }],
  [
    "우유 알레르기 심함, 급식 확인",
    { health: { allergens: [2], note: "우유 알레르기 심함, 급식 확인" } },
  ],
  ["전입생; 호두와 잣 알레르기", { health: { allergens: [14, 19] }, note: "전입생" }],
  ["땅콩 알레르기 없음", { note: "땅콩 알레르기 없음" }],
  ["동생이 땅콩 알레르기", { health: { note: "동생이 땅콩 알레르기" } }],
  ["비밀이 많은 아이", { note: "비밀이 많은 아이" }],
  ["", {}],
])("the remark %j is %j", (cell, expected) => {
  expect(readListFacts({ number: 1, name: "김가온", note: cell })).toEqual({
    number: 1,
    name: "김가온",
    ...expected,
  });
});

it("of two telephone columns both are called, each by its heading", () => {
  const grid = [
    ["번호", "이름", "부 연락처", "모 연락처", "특이사항"],
    ["1", "김가람", "01010000001", "010-1000-0002", ""],
    ["2", "이나래", "", "010-1000-0003", "땅콩 알레르기"],
  ];
  const reading = readRosterGrid(grid, {});
  if (!reading.ok) throw new Error(reading.refusal.type);
  expect(reading.value.unusedHeadings).toEqual([]);
  expect(reading.value.taken.map(({ student }) => student)).toEqual([
    {
      number: 1,
      name: "김가람",
      guardianPhone: "010-1000-0001",
      guardians: [
        { relation: "부", phone: "010-1000-0001" },
        { relation: "모", phone: "010-1000-0002" },
      ],
    },
    {
      number: 2,
      name: "이나래",
      guardianPhone: "010-1000-0003",
      guardians: [{ relation: "모", phone: "010-1000-0003" }],
      health: { allergens: [4] },
    },
  ]);
});

it.each([
  ["부 010-1111-2222, 모 010-3333-4444", ["부", "모"]],
  ["부 010-1111-2222 모 010-3333-4444", ["부", "모"]],
  ["010-1111-2222, 010-3333-4444", ["", ""]],
])("the contacts %j are of two", (guardianPhone, relations) => {
  const { guardians } = readListFacts({ number: 1, name: "김가온", guardianPhone });
  expect(guardians?.map(({ relation }) => relation)).toEqual(relations);
  expect(guardians?.map(({ phone }) => phone)).toEqual(["010-1111-2222", "010-3333-4444"]);
});

const [father, mother] = ["010-1000-0001", "010-1000-0002"];
const guardians = (one: string, two: string) => ({
  guardianPhone: father,
  guardians: [
    { relation: one, phone: father },
    { relation: two, phone: mother },
  ],
});

it.each([
  ["bare relations over telephones", ["부", "모"], [father, mother], guardians("부", "모"), []],
  ["words of children", ["아버지", "어머니"], [father, mother], guardians("아버지", "어머니"), []],
  ["bare relations over names", ["부", "모"], ["김철수", "이영희"], {}, ["부", "모"]],
  [
    "names with their telephones",
    ["부", "연락처", "모", "연락처"],
    ["김철수", father, "이영희", mother],
    guardians("부", "모"),
    ["부", "모"],
  ],
  [
    "two guardians by number",
    ["보호자1 성명", "보호자1 연락처", "보호자2 성명", "보호자2 연락처"],
    ["김철수", father, "이영희", mother],
    guardians("", ""),
    ["보호자1 성명", "보호자2 성명"],
  ],
  [
    "the word of the pupil twice",
    ["성명", "연락처", "성명", "연락처"],
    ["김철수", father, "이영희", mother],
    guardians("", ""),
    ["성명"],
  ],
  ["allergies", ["알레르기"], ["우유, 땅콩"], { health: { allergens: [2, 4] } }, []],
  [
    "allergies by the menu's numbers",
    ["알레르기(번호)"],
    ["2, 4"],
    { health: { allergens: [2, 4] } },
    [],
  ],
  ["no allergy", ["알레르기 유무"], ["없음"], {}, []],
  [
    "allergies beside a remark",
    ["알레르기", "비고"],
    ["우유", "전입생"],
    { health: { allergens: [2] }, note: "전입생" },
    [],
  ],
] as const)("under heads of %s", (_, heads, cells, facts, unused) => {
  const grid = [
    ["번호", "이름", ...heads],
    ["1", "김가람", ...cells],
  ];
  const reading = readRosterGrid(grid, {});
  if (!reading.ok) throw new Error(reading.refusal.type);

  expect(reading.value.taken.map(({ student }) => student)).toEqual([
    { number: 1, name: "김가람", ...facts },
  ]);
  expect(reading.value.unusedHeadings).toEqual(unused);
});
