import { expect, test } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
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
      schoolCode: null,
      taught: null,
    },
  });
  expect(parsed.ok && v.is(schoolYearSettingSchema, parsed.value)).toBe(true);
  expect(parsed.ok && toClassKey(parsed.value)).toBe("3-2");
});

test("a subject teacher who names the classes taught needs no class of her own", () => {
  const part = { mode: "subject", grade: "", classNo: "" } as const;

  expect(parseSchoolYearDraft(buildDraft({ ...part, taught: "5-3 음악, 5-4 음악" }))).toMatchObject(
    {
      ok: true,
      value: { grade: 5, classNo: "3", taught: [{ classNo: "3" }, { classNo: "4" }] },
    },
  );
  expect(listSchoolYearRefusals(buildDraft({ ...part, taught: "" }))).toHaveLength(2);
  expect(listSchoolYearRefusals(buildDraft({ ...part, mode: "homeroom" }))).toHaveLength(2);
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
  [{ mode: "subject", taught: "과학" }, "TaughtUnreadable"],
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
    taught: "",
    schoolCode: null,
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
    taught: "",
    schoolCode: null,
    ...part,
  };
}

test("classes taught are kept where other classes are taught, and the code of a picked school", () => {
  const schoolCode = { office: "B10", school: "7010057" };
  const draft = buildDraft({ taught: "4-1~2 과학", schoolCode });

  const parsed = parseSchoolYearDraft({ ...draft, teachesOtherClasses: true });
  const alone = parseSchoolYearDraft(draft);

  expect(parsed.ok && parsed.value).toMatchObject({
    schoolCode,
    taught: [
      { grade: 4, classNo: "1", subject: "과학" },
      { grade: 4, classNo: "2", subject: "과학" },
    ],
  });
  expect(parsed.ok && v.is(schoolYearSettingSchema, parsed.value)).toBe(true);
  expect(alone.ok && alone.value.taught).toBe(null);
});
