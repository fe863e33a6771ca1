import { expect, it } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import { readRosterGrid } from "./reading/roster-reading.ts";
import { studentSheet } from "./student-sheet.ts";
import type { RosterStudent } from "../student/student.ts";

const student = buildStudent({
  number: 7,
  name: "김하린",
  sex: "female",
  birthday: "2017-05-04",
  guardians: [
    { relation: "어머니", phone: "010-1111-2222" },
    { relation: "할머니", phone: "02-123-4567" },
  ],
  health: { allergens: [2, 4], note: "흡입기는 가방에" },
  tags: ["방송부", "우유 x"],
  joinedOn: "2026-04-06",
  away: [{ day: "2026-05-01", back: "2026-05-11", kind: "exempt" }],
  gone: { day: "2026-10-01", kind: "transferOut" },
  note: "피아노",
});

function toLines(students: readonly RosterStudent[]) {
  return studentSheet.toLines({
    // The sheet asks for one kind alone.
    list: <T>() => students as unknown as readonly (T & { readonly id: string })[],
    findStudent: () => undefined,
  });
}

it("tells everything that is known of a pupil, also of one who left", () => {
  const heads = studentSheet.columns.map(({ head }) => head);
  const [line = []] = toLines([student]);

  expect(Object.fromEntries(heads.map((head, index) => [head, line[index]]))).toEqual({
    번호: 7,
    이름: "김하린",
    반: "",
    성별: "여",
    생일: "2017-05-04",
    "보호자 연락처": "010-1111-2222",
    "보호자 모두": "어머니 010-1111-2222, 할머니 02-123-4567",
    건강: "우유, 땅콩 · 흡입기는 가방에",
    태그: "방송부, 우유 x",
    "전입한 날": "2026-04-06",
    "떠난 날": "2026-10-01",
    "떠난 사유": "전출",
    "떠나 있던 동안": "2026-05-01 ~ 2026-05-11",
    메모: "피아노",
  });
});

it("is read again by our own import, with nothing in a wrong field", () => {
  const grid = [studentSheet.columns.map(({ head }) => head), ...toLines([student])].map((line) =>
    line.map(String),
  );

  const reading = readRosterGrid(grid);

  expect(reading.ok && reading.value.taken.map((one) => one.student)).toEqual([
    {
      number: 7,
      name: "김하린",
      sex: "female",
      birthday: "2017-05-04",
      guardianPhone: "010-1111-2222",
      note: "피아노",
    },
  ]);
});
