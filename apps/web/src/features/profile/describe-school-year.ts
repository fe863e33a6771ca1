import type { SchoolYearSetting } from "@damim/domain/school-year/school-year-setting.ts";
import { modeLabels } from "@damim/domain/school-year/school-year-sheet.ts";
import { taughtClassSchema } from "@damim/domain/school-year/taught-classes-schema.ts";
import { toTaughtText } from "@damim/domain/school-year/taught-classes.ts";
import * as v from "valibot";

/** Fields as the form calls them; the code of a school goes with its name. */
const fieldLabels: Readonly<
  Record<Exclude<keyof SchoolYearSetting, "schoolCode" | "homeOrder">, string>
> = {
  mode: "맡은 일",
  teachesOtherClasses: "다른 반 수업도 해요",
  school: "학교",
  grade: "학년",
  classNo: "반",
  taught: "수업하는 반",
};
const taughtSchema = v.array(taughtClassSchema);

/** What a field is called; nothing for one that the form does not show. */
export function findYearFieldLabel(field: string): string | undefined {
  return Object.entries(fieldLabels).find(([name]) => name === field)?.[1];
}

/** A stored value as the form shows it; nothing where it is empty. */
export function describeYearValue(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (value === "homeroom" || value === "subject") return modeLabels[value];
  if (typeof value === "boolean") return value ? "네" : "아니요";
  if (v.is(taughtSchema, value)) return toTaughtText(value) || undefined;
  const words = typeof value === "string" ? value : JSON.stringify(value);
  return field === "grade" ? `${words}학년` : words;
}
