import { expect, test } from "vitest";
import * as v from "valibot";
import { listSentences } from "../record/testing/list-sentences.ts";
import { toSchema } from "../record/to-schema.ts";
import { readSchoolYear, schoolYear, type SchoolYearDraft } from "./school-year-record.ts";
import { toClassKey } from "./school-year-setting.ts";

const schema = toSchema(schoolYear);
const modeMissing = { mode: "담임인지 교과인지 골라 주세요." };
const schoolMissing = { school: "학교 이름을 적어 주세요." };
const gradeUnread = { grade: "학년은 1부터 6까지의 숫자로 적어 주세요." };
const classMissing = { classNo: "반을 적어 주세요. 숫자가 아니어도 괜찮아요." };

test("a filled form becomes a setting that the record takes", () => {
  const parsed = readSchoolYear(buildDraft({ grade: " ３학년", classNo: "2반 " }));

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
  expect(parsed.ok && v.is(schema, parsed.value)).toBe(true);
  expect(parsed.ok && toClassKey(parsed.value)).toBe("3-2");
});

test("a subject teacher who names the classes taught needs no class of her own", () => {
  const part = { mode: "subject", grade: "", classNo: "" } as const;

  expect(readSchoolYear(buildDraft({ ...part, taught: "5-3 음악, 5-4 음악" }))).toMatchObject({
    ok: true,
    value: { grade: 5, classNo: "3", taught: [{ classNo: "3" }, { classNo: "4" }] },
  });
  expect(listSentences(readSchoolYear(buildDraft({ ...part, taught: "" })))).toEqual({
    ...gradeUnread,
    ...classMissing,
  });
  expect(listSentences(readSchoolYear(buildDraft({ ...part, mode: "homeroom" })))).toEqual({
    ...gradeUnread,
    ...classMissing,
  });
});

test.each([
  [{ mode: undefined }, modeMissing],
  [{ school: "  " }, schoolMissing],
  [{ school: "가".repeat(61) }, { school: "학교 이름은 60자까지 적을 수 있어요." }],
  [{ grade: "7" }, gradeUnread],
  [{ grade: "" }, gradeUnread],
  [{ grade: "3.5" }, gradeUnread],
  [{ classNo: "반" }, classMissing],
  [{ classNo: "가나다라마바사아자차카" }, { classNo: "반은 10자까지 적을 수 있어요." }],
  [
    { mode: "subject", taught: "과학" },
    { taught: "「과학」 부분을 읽지 못했어요. 「3-1 과학」처럼 적어 주세요." },
  ],
] as const)("%o is refused: %o", (part, sentences) => {
  expect(listSentences(readSchoolYear(buildDraft(part)))).toEqual(sentences);
});

test("an empty form lists every field at once", () => {
  const empty = buildDraft({ mode: undefined, school: "", grade: "", classNo: "" });

  expect(listSentences(readSchoolYear(empty))).toEqual({
    ...modeMissing,
    ...schoolMissing,
    ...gradeUnread,
    ...classMissing,
  });
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

  const parsed = readSchoolYear({ ...draft, teachesOtherClasses: true });
  const alone = readSchoolYear(draft);

  expect(parsed.ok && parsed.value).toMatchObject({
    schoolCode,
    taught: [
      { grade: 4, classNo: "1", subject: "과학" },
      { grade: 4, classNo: "2", subject: "과학" },
    ],
  });
  expect(parsed.ok && v.is(schema, parsed.value)).toBe(true);
  expect(alone.ok && alone.value.taught).toBe(null);
});
