import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo } from "react";
import { chooseYear, useChosenYear } from "./chosen-year.ts";
import { findClassYear } from "../teacher-data.ts";
import { useRows, useTeacherData } from "../use-teacher-data.ts";

/** Which school year the screens of records show. */
export interface YearChoice {
  /** The years that can be written today, the ending one first. */
  readonly open: readonly SchoolYear[];
  /** The years that are over, have a setting and were not destroyed, the last one first: they can be looked at. */
  readonly past: readonly SchoolYear[];
  readonly chosen: SchoolYear;
  readonly choose: (year: SchoolYear) => void;
}

/** The one choice of all screens; the working year until another one is chosen. */
export function useYearChoice(): YearChoice {
  const data = useTeacherData();
  const { profile, years, teacher, past, now } = data.past?.present ?? data;
  const settings = useRows(profile, schoolYearKind);
  const destructions = useRows(profile, destructionKind);
  const remembered = useChosenYear();
  const working = findClassYear({ past, now });
  return useMemo(() => {
    const open = [...years.keys()];
    const pastYears = [...settings.keys()]
      .map(Number)
      .filter((year) => year < Math.min(...open) && !destructions.get(String(year))?.number)
      .sort((a, b) => b - a);
    const isKnown = remembered !== undefined && [...open, ...pastYears].includes(remembered);
    const chosen = isKnown ? remembered : working;
    return {
      open,
      past: pastYears,
      chosen,
      choose: (year) => chooseYear(teacher.uid, year),
    };
  }, [settings, destructions, years, remembered, working, teacher.uid]);
}
