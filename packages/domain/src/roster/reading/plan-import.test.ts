import { listGuardians } from "../../student/guardians.ts";
import { DEAD } from "@damim/sync/change.ts";
import { expect, test } from "vitest";
import * as v from "valibot";
import { buildStudent } from "../../student/build-student.ts";
import { planImport } from "./plan-import.ts";
import { readRosterGrid } from "./roster-reading.ts";
import { type RosterStudent } from "../../student/student.ts";
import { toSchema } from "../../record/to-schema.ts";
import { student } from "../../student/student-record.ts";

const heading = ["번호", "이름", "성별", "생년월일", "보호자 연락처", "비고"];

test("new pupils become whole rows with ids of their own", () => {
  const plan = planOf(
    [],
    [
      ["1", "권아인", "여", "2017-05-24", "", ""],
      ["2", "조수아", "", "", "", ""],
    ],
  );

  expect(plan).toEqual({
    addedCount: 2,
    returnedCount: 0,
    renumberedCount: 0,
    completedCount: 0,
    comingCount: 2,
    unchangedCount: 0,
    changes: [
      {
        kind: "student",
        id: "new1",
        set: {
          number: 1,
          name: "권아인",
          sex: "female",
          birthday: "2017-05-24",
          [DEAD]: false,
        },
      },
      { kind: "student", id: "new2", set: { number: 2, name: "조수아", [DEAD]: false } },
    ],
  });
  for (const { set } of plan.changes) expect(v.is(toSchema(student), set)).toBe(true);
});

test("the same list again changes nothing", () => {
  const existing = [buildStudent({ sex: "female", birthday: "2017-05-24" })];

  const plan = planOf(existing, [["1", "권아인", "여", "2017-05-24", "", ""]]);

  expect(plan).toEqual({
    changes: [],
    addedCount: 0,
    returnedCount: 0,
    renumberedCount: 0,
    completedCount: 0,
    comingCount: 0,
    unchangedCount: 1,
  });
});

test("a pupil who is there gets what the list knows more, and loses nothing", () => {
  const existing = [
    buildStudent({ note: "내가 적은 말", guardianPhone: "010-1111-2222", birthday: "2017-05-23" }),
  ];

  const plan = planOf(existing, [["1", "권아인", "여", "2017-05-24", "", "안경; 우유 알레르기"]]);

  expect(plan.changes).toEqual([
    {
      kind: "student",
      id: "s1",
      set: { sex: "female", birthday: "2017-05-24", health: { allergens: [2] } },
    },
  ]);
  expect(plan.completedCount).toBe(1);
});

test.each([
  [{ allergens: [2] }, "땅콩 알레르기", { allergens: [2, 4] }],
  [{ note: "천식 흡입기" }, "우유 알레르기", { allergens: [2], note: "천식 흡입기" }],
  [{ note: "천식 흡입기" }, "꽃가루 알레르기", { note: "천식 흡입기. 꽃가루 알레르기" }],
  [{ allergens: [4, 2], note: "꽃가루 알레르기" }, "꽃가루 알레르기; 우유 알레르기", undefined],
])("what a list says of health comes behind %j, once", (health, remark, expected) => {
  const plan = planOf([buildStudent({ health })], [["1", "권아인", "", "", "", remark]]);

  expect(plan.changes[0]?.set["health"]).toEqual(expected);
});

test.each([
  [[], ["부 1", "모 2"]],
  [[["", "9"]], [" 9", "부 1", "모 2"]],
  [[["어머니", "9"]], ["어머니 2", "부 1"]],
  [
    [
      ["어머니", "9"],
      ["아버지", "8"],
    ],
    ["어머니 2", "아버지 1"],
  ],
  [[["할머니", "9"]], ["할머니 9", "부 1", "모 2"]],
])("the telephones of two come to their persons, beside %j", (known, expected) => {
  const guardians = known.map(([relation = "", phone = ""]) => ({ relation, phone }));
  const [first] = guardians;
  const before = buildStudent({ guardians, ...(first && { guardianPhone: first.phone }) });
  const said = {
    number: before.number,
    name: before.name,
    guardianPhone: "1",
    guardians: [
      { relation: "부", phone: "1" },
      { relation: "모", phone: "2" },
    ],
  };
  const row = { row: { rowNumber: 1, key: "1", cells: {} }, student: said, sameAs: before.id };

  const [change] = planImport([before], [row], () => "new").changes;

  expect(listGuardians(change?.set ?? {}).map((each) => `${each.relation} ${each.phone}`)).toEqual(
    expected,
  );
});

test("300 pupils are one list of changes", () => {
  const rows = Array.from({ length: 300 }, (_, i) => [`${i + 1}`, `학생${i + 1}`, "", "", "", ""]);

  expect(planOf([], rows).changes).toHaveLength(300);
});

function planOf(existing: readonly RosterStudent[], rows: readonly (readonly string[])[]) {
  const reading = readRosterGrid([heading, ...rows], { existing });
  let count = 0;
  return planImport(existing, reading.ok ? reading.value.taken : [], () => `new${(count += 1)}`);
}
