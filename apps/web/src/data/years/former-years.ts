import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findPresent, type Store, type TeacherData } from "../teacher-data.ts";

export interface FormerYear {
  readonly year: SchoolYear;
  readonly store: Store;
}

/** The teacher's years before one, the last first, each with its rows; without those that were destroyed. */
export async function* openFormerYears(
  data: TeacherData,
  before: SchoolYear,
): AsyncGenerator<FormerYear> {
  const present = findPresent(data);
  const destroyed = present.profile.rows(destructionKind);
  const years = [...present.profile.rows(schoolYearKind).keys()]
    .map(Number)
    .filter((year) => year < before && !destroyed.get(String(year))?.number)
    .sort((a, b) => b - a);
  for (const year of years) {
    const store = present.years.get(year) ?? (await present.openYear(year));
    await hearRows(present, store);
    yield { year, store };
  }
}

/**
 * Until the rows of a year are here: those on the device, and on a new one those of the next answer; without a network they
 * are not waited for.
 */
export async function hearRows({ rounds, subscribe }: TeacherData, store: Store): Promise<void> {
  await store.whole;
  await new Promise<void>((resolve) => {
    const look = (): boolean => store.cursor > 0 || rounds.state() !== "sending";
    if (look()) return resolve();
    const stop = subscribe(() => {
      if (!look()) return;
      stop();
      resolve();
    });
  });
}
