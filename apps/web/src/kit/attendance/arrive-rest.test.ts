import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind, toCheckInId } from "@damim/domain/attendance/check-in.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { toActGround } from "../../testing/act-ground.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { createDice } from "../../testing/throw-dice.ts";
import { sayYes } from "./act-on-marks.ts";
import { arriveRest } from "./arrive-rest.ts";

it("leaves of whom a family told 결석 or 지각 of the day, and says how many; once more, it says that alone", async () => {
  const students = [1, 2, 3].map((number) => ({ number, name: `학생${number}` }));
  const data = await buildTeacherData({ students });
  const said: string[] = [];
  const say = (sentence: string): void => void said.push(sentence);
  const ground = toActGround({ ...data, dice: createDice(1), say });
  const press = () =>
    arriveRest(ground, sayYes)(
      ground.students.map(({ id }) => id),
      ground.today,
    );
  const told = { type: "late", reason: "sick", at: 1, state: "new", door: "card" };
  await data.year.write([
    createRow(familyReportKind.name, `${ground.today}~student-2~u`, {
      ...told,
      keyHash: "a".repeat(64),
    }),
  ]);
  press();
  const listCame = () =>
    [...data.year.rows(checkInKind).values()].map(({ studentId }) => studentId);
  expect(listCame()).toEqual(["student-1", "student-3"]);
  press();
  expect(listCame()).toHaveLength(2);
  // A 조퇴 ahead says of nobody whether they came: the press does.
  const ahead = { day: ground.today, studentId: "student-1" } as const;
  await data.year.write([
    removeRow(checkInKind.name, toCheckInId(ahead)),
    createRow(attendanceMarkKind.name, toMarkId({ ...ahead, kind: "earlyLeave" }), {
      ...ahead,
      kind: "earlyLeave",
      reason: "other",
    }),
  ]);
  press();
  expect(listCame()).toHaveLength(2);
  await data.year.write([
    createRow(checkInKind.name, toCheckInId(ahead), { ...ahead, state: "awaited" }),
  ]);
  press();
  expect(said).toEqual([
    "나머지 2명 모두 왔어요 · 가정에서 알린 1명은 남겨 뒀어요",
    "가정에서 알린 1명은 남겨 뒀어요",
    "나머지 1명 모두 왔어요 · 가정에서 알린 1명은 남겨 뒀어요",
    "가정에서 알린 1명, 확인 중인 1명은 남겨 뒀어요",
  ]);
});
