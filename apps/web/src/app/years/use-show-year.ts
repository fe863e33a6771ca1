import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useLocation, useNavigate } from "react-router";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useYearOptions } from "../../data/years/year-choice.ts";
import { readAbout, toPageReach } from "./page-reach.ts";

/** Shows another school year: on this page where it reaches that year, else on its roster. */
export function useShowYear(): (year: SchoolYear) => void {
  const data = useTeacherData();
  const options = useYearOptions();
  const place = useLocation();
  const navigate = useNavigate();
  return (year) => {
    const way = options.find((option) => option.year === year)?.way;
    chooseYear(data, year);
    if (way !== undefined && way !== "now" && !toPageReach(place)[way])
      void navigate("/student-manage");
    // The day, month or pupil of one year is none of another.
    else if (place.search !== "") {
      const about = readAbout(place);
      void navigate(`${place.pathname}${about ? `?about=${about}` : ""}`);
    }
  };
}
