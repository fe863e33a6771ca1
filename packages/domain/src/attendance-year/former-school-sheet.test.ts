import { expect, it } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import type { RosterStudent } from "../student/student.ts";
import { formerSchoolSheet } from "./former-school-sheet.ts";

it("tells what the school before counted, of those who came from one", () => {
  const counts = [2, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 4];
  const students: readonly RosterStudent[] = [
    buildStudent({ number: 7, name: "김하린", formerSchool: { schoolDays: 41, counts } }),
    buildStudent({ number: 3, name: "박지호" }),
    buildStudent({ number: 8, name: "이서아", formerSchool: null }),
  ];
  const heads = formerSchoolSheet.columns.map(({ head }) => head);

  const [line = [], ...others] = formerSchoolSheet.toLines({
    // The sheet asks for one kind alone.
    list: <T>() => students as unknown as readonly (T & { readonly id: string })[],
    findStudent: () => undefined,
  });

  expect(others).toEqual([]);
  expect(line).toHaveLength(heads.length);
  expect(Object.fromEntries(heads.map((head, index) => [head, line[index]]))).toMatchObject({
    번호: 7,
    이름: "김하린",
    "앞 학교 수업일수": 41,
    "질병 결석": 2,
    "미인정 결석": 0,
    "질병 지각": 1,
    "미인정 조퇴": 3,
    "기타 결과": 4,
  });
});
