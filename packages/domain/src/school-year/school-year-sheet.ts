import type { RecordSheet } from "../record/record-sheet.ts";
import { toTaughtText } from "./taught-classes.ts";
import { schoolYearKind, type TeachingMode } from "./school-year-setting.ts";

export const modeLabels: Readonly<Record<TeachingMode, string>> = {
  homeroom: "담임",
  subject: "교과",
};

/** 「학년도 설정」: what the teacher was in each year. */
export const schoolYearSheet: RecordSheet = {
  name: "학년도 설정",
  columns: [
    { head: "학년도", width: 8 },
    { head: "학교", width: 20 },
    { head: "학년", width: 6 },
    { head: "반", width: 6 },
    { head: "맡은 일", width: 10 },
    { head: "다른 반 수업", width: 12 },
    { head: "수업하는 반", width: 30 },
  ],
  toLines: (rows) =>
    [...rows.list(schoolYearKind)]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((setting) => [
        setting.id,
        setting.school,
        setting.grade,
        setting.classNo,
        modeLabels[setting.mode],
        setting.teachesOtherClasses ? "해요" : "",
        toTaughtText(setting.taught ?? []),
      ]),
};
