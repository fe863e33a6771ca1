import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import {
  FAMILY_PAGE_ID,
  familyPageKind,
  isPageOpen,
} from "@damim/domain/family-page/family-page.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { listNewReports } from "@damim/domain/family-report/list-reports.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { sayYes } from "../../kit/attendance/act-on-marks.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { openLink } from "../../kit/server/own-links.ts";
import { createReportCommands } from "./report-commands.ts";

const told = [
  { kind: attendanceMarkKind, fields: ["reason", "note"] },
  { kind: familyReportKind, fields: ["type", "reason", "state"] },
];

const answer = (name: "take" | "dismiss", often: number): FeatureAct => ({
  name: `familyReport.${name}`,
  places: ["class"],
  often,
  parts: ["morning"],
  online: [familyReportKind.name],
  run(ground, dice) {
    const { store, students, now } = ground;
    const report = dice.pick(listNewReports(store.rows(familyReportKind), now()));
    const student = students.find(({ id }) => id === report?.studentId);
    if (!report || !student) return undefined;
    const commands = createReportCommands(ground, sayYes);
    const rows = tellRows(store, told, () => commands[name](student, report));
    const { id, day, type, reason = null } = report;
    return { report: id, day, student: student.id, type, reason, rows };
  },
});

/** Only a family makes a report: there are none without a server. */
export const acts: readonly FeatureAct[] = [
  {
    name: "familyReport.open",
    places: ["class"],
    often: 0.05,
    online: [],
    async run({ store, students, today }) {
      if (!isPageOpen(store.rows(familyPageKind).get(FAMILY_PAGE_ID), today)) return undefined;
      const year = recordSchoolYear(today);
      const link = await openLink("class", String(year));
      if (!link.ok) return undefined;
      const pupils = students.map(({ id, number, name }) => ({ id, number, name }));
      return { year, code: link.value.code, pupils };
    },
  },
  answer("take", 0.3),
  answer("dismiss", 0.03),
];
