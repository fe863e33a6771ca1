import { listBringOffers, type BringOffer } from "@damim/domain/bring-along/bring-along.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store, TeacherData } from "../../../data/teacher-data.ts";
import { openFormerYears } from "../../../data/years/former-years.ts";
import type { YearToSet } from "../found/use-found.ts";

export interface OffersOfYear {
  readonly year: SchoolYear;
  /** As the new year stands now. */
  readonly list: () => readonly BringOffer[];
}

/** The last year before that has anything to take along; who was away for a year is offered the one before it. */
export async function findOffers(
  data: TeacherData,
  to: YearToSet,
): Promise<OffersOfYear | undefined> {
  await to.store.whole;
  for await (const { year, store } of openFormerYears(data, to.year)) {
    const list = (into: Pick<Store, "rows">) =>
      listBringOffers(store, into, { from: year, to: to.year });
    if (list({ rows: () => new Map() }).length > 0) return { year, list: () => list(to.store) };
  }
  return undefined;
}
