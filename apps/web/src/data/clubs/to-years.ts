import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../teacher-data.ts";

/** The stores of the open school years by their year, given in the order of the years. */
export function toYears(
  years: readonly SchoolYear[],
  stores: readonly Store[],
): ReadonlyMap<SchoolYear, Store> {
  return new Map(
    years.flatMap((year, index) => {
      const store = stores[index];
      return store ? [[year, store] as const] : [];
    }),
  );
}
