import { findClassYear } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { RosterOfYear } from "./roster-of-year.tsx";

/** 명단관리: the pupils of a school year, and the ways they come in. */
export function Component() {
  const data = useTeacherData();
  const year = findClassYear(data);
  const store = data.years.get(year);
  if (!store) return null;
  return <RosterOfYear key={year} year={year} store={store} isReadOnly={data.past !== undefined} />;
}
