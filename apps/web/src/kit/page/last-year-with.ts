// Loaded lazily by empty-of-year.tsx: most pages have something in their year.
import {
  findClassStore,
  findClassYear,
  findPresent,
  type TeacherData,
} from "../../data/teacher-data.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { hearRows, openFormerYears } from "../../data/years/former-years.ts";
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
  const shown = findClassYear(data);
  // Before they are read a page has none of its own either.
  const own = findClassStore(data);
  if (own) await hearRows(findPresent(data), own);
  for await (const { year, store } of openFormerYears(data, shown)) {
    const found = count(store);
    if (found === 0) continue;
    const when = year === shown - 1 ? "작년" : `${year}학년도`;
    const empty = data.ahead ? "새 학년도에는 아직 없어요" : "올해는 아직 없어요";
    return {
      title: data.past ? undefined : empty,
      label: `${when} ${noun} ${found}${unit} 보기`,
      show: () => chooseYear(data, year),
    };
  }
  return undefined;
}
