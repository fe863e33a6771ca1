// Loaded lazily by empty-of-year.tsx: most pages have something in their year.
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import {
  findClassYear,
  findPresent,
  type Store,
  type TeacherData,
} from "../../data/teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import type { KindOfYear } from "./empty-of-year.tsx";

export interface LastYearWith {
  readonly title: string | undefined;
  readonly label: string;
  readonly show: () => void;
}

/** The last of the earlier years that has such a record, in words and as a way there; nothing where none has. */
export async function findLastYearWith(
  data: TeacherData,
  { kind, noun, unit = "개", count = (store) => store.rows(kind).size }: KindOfYear,
): Promise<LastYearWith | undefined> {
  const present = findPresent(data);
  const shown = findClassYear(data);
  const destroyed = present.profile.rows(destructionKind);
  const years = [...present.profile.rows(schoolYearKind).keys()]
    .map(Number)
    .filter((year) => year < shown && !destroyed.get(String(year))?.number)
    .sort((a, b) => b - a);
  for (const year of years) {
    const store = present.years.get(year) ?? (await present.openYear(year));
    await Promise.all([store.whole, waitForRows(store)]);
    const found = count(store);
    if (found === 0) continue;
    const when = year === shown - 1 ? "작년" : `${year}학년도`;
    return {
      title: data.ahead
        ? "새 학년도에는 아직 없어요"
        : data.past
          ? undefined
          : "올해는 아직 없어요",
      label: `${when} ${noun} ${found}${unit} 보기`,
      show: () => chooseYear(data, year),
    };
  }
  return undefined;
}

/** On a new device the rows of a year come with the next answer. */
function waitForRows(store: Store): Promise<void> {
  return new Promise((resolve) => {
    if (store.cursor > 0 || store.pending().length > 0) return resolve();
    const stop = store.subscribe(() => {
      if (store.cursor === 0) return;
      stop();
      resolve();
    });
  });
}
