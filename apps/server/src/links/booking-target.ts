import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";

/** What a link of kind `book` opens: a plan of a year, 「2026~{plan}」. */
export function readBookingTarget(
  target: string,
): { readonly year: SchoolYear; readonly planId: string } | undefined {
  const [, digits, planId] = /^(\d{4})~([\w-]{1,64})$/.exec(target) ?? [];
  return planId === undefined ? undefined : { year: Number(digits), planId };
}
