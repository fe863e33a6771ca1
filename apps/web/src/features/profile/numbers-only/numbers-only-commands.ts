import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with 번호만 쓰기: a field of the year's setting, in the profile. */
export function createNumbersOnlyCommands({ store }: CommandDeps) {
  return {
    /** Without 되돌리기: names go, or come again. */
    turn: (year: SchoolYear, numbersOnly: boolean) =>
      store.write([
        { kind: schoolYearKind.name, id: String(year), set: { numbersOnly, namesGoneOn: null } },
      ]),
  };
}
