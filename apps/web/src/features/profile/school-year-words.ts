import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  schoolYearKind,
  type SchoolYearSetting,
} from "@damim/domain/school-year/school-year-setting.ts";
import { modeLabels } from "@damim/domain/school-year/school-year-sheet.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { taughtClassSchema } from "@damim/domain/school-year/taught-classes-schema.ts";
import { toTaughtText } from "@damim/domain/school-year/taught-classes.ts";
import * as v from "valibot";
import type { RecordWords } from "../../kit/record/record-words.ts";
import { toYearMendState } from "./year-mend-state.ts";

const taughtSchema = v.array(taughtClassSchema);

export const schoolYearWords: RecordWords<SchoolYearSetting> = {
  kind: schoolYearKind,
  sort: "설정",
  toSubject: ({ id }) => `${id}학년도 설정`,
  fields: {
    mode: {
      label: "맡은 일",
      describe: (value) =>
        value === "homeroom" || value === "subject" ? modeLabels[value] : undefined,
    },
    teachesOtherClasses: {
      label: "다른 반 수업도 해요",
      describe: (value) => (typeof value === "boolean" ? (value ? "네" : "아니요") : undefined),
    },
    school: { label: "학교" },
    // Goes with the name of the school.
    schoolCode: undefined,
    // For where the weather is shown stands in 설정.
    weatherPlace: undefined,
    // The order of the cards of 오늘 is seen and changed there.
    homeOrder: undefined,
    grade: {
      label: "학년",
      describe: (value) =>
        typeof value === "string" || typeof value === "number" ? `${value}학년` : undefined,
    },
    classNo: { label: "반" },
    taught: {
      label: "수업하는 반",
      describe: (value) =>
        v.is(taughtSchema, value) ? toTaughtText(value) || undefined : undefined,
    },
  },
  findMendPlace(data, { op }) {
    const year = workingSchoolYear(toSeoulDay(data.now()));
    return op.id === String(year) ? { path: "/profile", state: toYearMendState(op) } : undefined;
  },
};
