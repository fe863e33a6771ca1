import type { Fields } from "@damim/domain/change.ts";
import type { SchoolYearDraft } from "@damim/domain/school-year/school-year-draft.ts";
import * as v from "valibot";

const draftSchema = v.object({
  mode: v.optional(v.picklist(["homeroom", "subject"])),
  teachesOtherClasses: v.boolean(),
  school: v.string(),
  grade: v.string(),
  classNo: v.string(),
});

/** The form as it was left, else as it was saved (or refused: then with any shape), else empty. */
export function parseDraftText(text: string, stored: Fields): SchoolYearDraft {
  const kept = text === "" ? undefined : v.safeParse(draftSchema, parseJson(text));
  if (kept?.success) return { ...kept.output, mode: kept.output.mode };
  const { mode, teachesOtherClasses, school, grade, classNo } = stored;
  return {
    mode: mode === "homeroom" || mode === "subject" ? mode : undefined,
    teachesOtherClasses: teachesOtherClasses === true,
    school: toText(school),
    grade: toText(grade),
    classNo: toText(classNo),
  };
}

function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
