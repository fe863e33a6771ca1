import { parseScope } from "../school-year/scope.ts";
import type { SchoolYearSetting } from "../school-year/school-year-setting.ts";

/** Whether a scope is a school year that has numbers only, by the settings of its profile. */
export function isNumbersOnly(
  settings: ReadonlyMap<string, Pick<SchoolYearSetting, "numbersOnly">>,
  scopeId: string,
): boolean {
  const scope = parseScope(scopeId);
  return scope?.type === "year" && settings.get(String(scope.year))?.numbersOnly === true;
}
