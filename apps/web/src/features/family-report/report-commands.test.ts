import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { listAbsenceCases } from "@damim/domain/attendance-papers/absence-case.ts";
import { defaultRules } from "@damim/domain/attendance/attendance-rules.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { listNewReports } from "@damim/domain/family-report/list-reports.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { toActGround } from "../../testing/act-ground.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { createDice } from "../../testing/throw-dice.ts";
import { createReportCommands } from "./report-commands.ts";

const told = {
  type: "absent",
  reason: "sick",
  note: "밤부터 열이 나요",
  relation: "어머니",
  at: TEST_NOW - 60_000,
  state: "new",
  door: "card",
  keyHash: "a".repeat(64),
} as const;

async function buildMorning() {
  const data = await buildTeacherData({ students: [{ number: 1, name: "박서준" }] });
  await data.year.write([createRow(familyReportKind.name, "2026-11-20~student-1~u", told)]);
  const ground = toActGround({ ...data, dice: createDice(1) });
  const [report] = listNewReports(data.year.rows(familyReportKind), TEST_NOW);
  const [student] = ground.students;
  if (!report || !student) throw new Error("a report of a pupil");
  const look = () => {
    const { year } = data;
    const cases = listAbsenceCases({
      marks: year.rows(attendanceMarkKind).values(),
      papers: year.rows(absencePaperKind),
      calendar: plainCalendar,
      rules: defaultRules,
    });
    return {
      marks: [...year.rows(attendanceMarkKind).values()].map(({ kind, reason, note }) => [
        kind,
        reason,
        note,
      ]),
      papers: cases.flatMap(({ missing }) => missing.map(({ type }) => type)),
      state: year.rows(familyReportKind).get(report.id)?.state,
    };
  };
  return { data, commands: createReportCommands(ground), student, report, look };
}

it("a report alone is no mark; one press is a mark of the month with its 사유 and paper, and one undo takes both back", async () => {
  const { data, commands, student, report, look } = await buildMorning();
  const untouched = { marks: [], papers: [], state: "new" };
  expect(look()).toEqual(untouched);

  commands.take(student, report);
  expect(look()).toEqual({
    marks: [["absent", "illness", "밤부터 열이 나요"]],
    papers: ["report"],
    state: "taken",
  });
  expect(data.history.undoLabel).toBe("1번 박서준 질병 결석");

  data.history.undo();
  expect(look()).toEqual(untouched);
});

it("「아니에요」 writes no mark and can be taken back", async () => {
  const { data, commands, student, report, look } = await buildMorning();
  commands.dismiss(student, report);
  expect(look()).toEqual({ marks: [], papers: [], state: "dismissed" });
  data.history.undo();
  expect(look().state).toBe("new");
});
