import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Segments } from "../../ui/segments.tsx";
import { RosterOfYear } from "./roster-of-year.tsx";

/** 명단관리: the pupils of a school year, and the ways they come in. */
export function Component() {
  const { years, now } = useTeacherData();
  const [year, setYear] = useState(() => workingSchoolYear(toSeoulDay(now())));
  const store = years.get(year);
  if (!store) return null;
  return (
    <RosterOfYear
      key={year}
      year={year}
      store={store}
      yearSwitch={
        // In the second half of February the ending class and the next one are both open.
        years.size > 1 && (
          <Segments
            label="학년도"
            value={String(year)}
            segments={[...years.keys()].map((each) => ({
              value: String(each),
              label: `${each}학년도`,
            }))}
            onValueChange={(value) => setYear(Number(value))}
          />
        )
      }
    />
  );
}
