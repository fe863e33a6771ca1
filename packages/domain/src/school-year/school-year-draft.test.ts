import { expect, test } from "vitest";
import * as v from "valibot";
import { toSentence } from "../result.ts";
import {
  listSchoolYearRefusals,
  parseSchoolYearDraft,
  schoolYearMessages,
  schoolYearRefusalFields,
  type SchoolYearDraft,
} from "./school-year-draft.ts";
import { toClassKey } from "./school-year-setting.ts";
import { schoolYearSettingSchema } from "./school-year-setting-schema.ts";

test("a filled form becomes a setting that the record takes", () => {
  const parsed = parseSchoolYearDraft(buildDraft({ grade: " ３학년", classNo: "2반 " }));

  expect(parsed).toEqual({
    ok: true,
    value: {
      mode: "homeroom",
      teachesOtherClasses: false,
      school: "한빛초등학교",
      grade: 3,
      classNo: "2",
    },
  });
  expect(parsed.ok && v.is(schoolYearSettingSchema, parsed.value)).toBe(true);
  expect(parsed.ok && toClassKey(parsed.value)).toBe("3-2");
});

test.each([
  [{ mode: undefined }, "ModeNotChosen"],
  [{ school: "  " }, "SchoolNameEmpty"],
  [{ school: "가".repeat(61) }, "SchoolNameTooLong"],
  [{ grade: "7" }, "GradeUnreadable"],
  [{ grade: "" }, "GradeUnreadable"],
  [{ grade: "3.5" }, "GradeUnreadable"],
  [{ classNo: "반" }, "ClassNoEmpty"],
  [{ classNo: "가나다라마바사아자차카" }, "ClassNoTooLong"],
] as const)("%o is refused as %s with a sentence and a field", (part, type) => {
  const refusals = listSchoolYearRefusals(buildDraft(part));

  expect(refusals.map((refusal) => refusal.type)).toEqual([type]);
  for (const refusal of refusals) {
    expect(toSentence(schoolYearMessages, refusal)).toMatch(/[요]\.$/);
    expect(Object.keys(part)).toContain(schoolYearRefusalFields[refusal.type]);
  }
});

test("an empty form lists every field at once", () => {
  const refusals = listSchoolYearRefusals({
    mode: undefined,
    teachesOtherClasses: false,
    school: "",
    grade: "",
    classNo: "",
  });

  expect(refusals.map((refusal) => refusal.type)).toEqual([
    "ModeNotChosen",
    "SchoolNameEmpty",
    "GradeUnreadable",
    "ClassNoEmpty",
  ]);
});

function buildDraft(part: Partial<SchoolYearDraft>): SchoolYearDraft {
  return {
    mode: "homeroom",
    teachesOtherClasses: false,
    school: "한빛초등학교",
    grade: "3",
    classNo: "2",
    ...part,
  };
}
