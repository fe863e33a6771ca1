import type { Fields } from "@damim/sync/kind.ts";
import { schoolYear, type SchoolYearDraft } from "@damim/domain/school-year/school-year-record.ts";
import * as v from "valibot";
import { parseJson } from "../../data/server/json-fields.ts";

const draftSchema = v.object({
  mode: v.optional(v.picklist(["homeroom", "subject"])),
  teachesOtherClasses: v.boolean(),
  school: v.string(),
  grade: v.string(),
  classNo: v.string(),
  taught: v.optional(v.string(), ""),
  schoolCode: v.optional(v.nullable(v.object({ office: v.string(), school: v.string() })), null),
});
const codeSchema = draftSchema.entries.schoolCode;

/** The form as it was left, else as it was saved (or refused: then with any shape), else empty. */
export function parseDraftText(text: string, stored: Fields): SchoolYearDraft {
  const kept = text === "" ? undefined : v.safeParse(draftSchema, parseJson(text));
  if (kept?.success) return { ...kept.output, mode: kept.output.mode };
  const { mode, teachesOtherClasses, school, grade, classNo, taught, schoolCode } = stored;
  return {
    mode: mode === "homeroom" || mode === "subject" ? mode : undefined,
    teachesOtherClasses: teachesOtherClasses === true,
    school: toText(school),
    grade: toText(grade),
    classNo: toText(classNo),
    taught: schoolYear.fields.taught.say(taught) ?? "",
    schoolCode: v.is(codeSchema, schoolCode) ? (schoolCode ?? null) : null,
  };
}

function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
