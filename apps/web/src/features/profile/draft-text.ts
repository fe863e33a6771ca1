import type { SchoolYearDraft } from "@damim/domain/school-year/school-year-draft.ts";
import type { SchoolYearSetting } from "@damim/domain/school-year/school-year-setting.ts";
import * as v from "valibot";

const draftSchema = v.object({
  mode: v.optional(v.picklist(["homeroom", "subject"])),
  teachesOtherClasses: v.boolean(),
  school: v.string(),
  grade: v.string(),
  classNo: v.string(),
});

/** The form as it was left, else as it was saved, else empty. */
export function parseDraftText(
  text: string,
  stored: SchoolYearSetting | undefined,
): SchoolYearDraft {
  const kept = text === "" ? undefined : v.safeParse(draftSchema, parseJson(text));
  if (kept?.success) return { ...kept.output, mode: kept.output.mode };
  return {
    mode: stored?.mode,
    teachesOtherClasses: stored?.teachesOtherClasses ?? false,
    school: stored?.school ?? "",
    grade: stored ? String(stored.grade) : "",
    classNo: stored?.classNo ?? "",
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
