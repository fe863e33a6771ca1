import { isNumbersOnly } from "@damim/domain/numbers-only/find-numbers-only.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { Store } from "./teacher-data.ts";
import { useLive } from "./use-teacher-data.ts";

/** Whether the school year of this store has 번호만 쓰기 on. */
export function useNumbersOnly({ scope }: Pick<Store, "scope">): boolean {
  return useLive(({ profile }) => isNumbersOnly(profile.rows(schoolYearKind), scope));
}
