// Overlay: imports Base UI through ui/overlay/menu.tsx. Loaded lazily by year-button.tsx.
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { CalendarDays, Eye } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useYearChoice } from "../../data/years/year-choice.ts";
import { Menu, MenuItem } from "../../ui/overlay/menu.tsx";
import { isRecordPage } from "../base/record-pages.ts";

export interface YearMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: Element | null;
}

export function YearMenu(props: YearMenuProps) {
  return (
    <Menu {...props} label="학년도" align="start">
      <YearItems />
    </Menu>
  );
}

/** The school years where there is one to look back at: those that are open, and those that can be looked at. */
export function YearItems() {
  const { profile } = useTeacherData();
  const settings = useRows(profile, schoolYearKind);
  const { open, past, choose } = useYearChoice();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (past.length === 0) return null;
  const show = (year: SchoolYear): void => {
    choose(year);
    // The day, month or pupil of one year is none of another.
    if (!isRecordPage(pathname)) void navigate("/student-manage");
    else if (search !== "") void navigate(pathname);
  };
  const toWords = (year: SchoolYear): string => {
    const setting = settings.get(String(year));
    return [`${year}학년도`, setting && toClassWords(toClassKey(setting))]
      .filter(Boolean)
      .join(" ");
  };
  return (
    <>
      {open.map((year) => (
        <MenuItem
          key={year}
          icon={<CalendarDays size={20} aria-hidden />}
          onSelect={() => show(year)}
        >
          {toWords(year)}
        </MenuItem>
      ))}
      {past.map((year) => (
        <MenuItem key={year} icon={<Eye size={20} aria-hidden />} onSelect={() => show(year)}>
          {toWords(year)} <span className="ml-auto text-13 font-medium text-fg-3">보기만</span>
        </MenuItem>
      ))}
    </>
  );
}
