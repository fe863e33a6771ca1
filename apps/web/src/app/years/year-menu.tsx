import { CalendarDays, CalendarPlus, Eye } from "lucide-react";
import { useYearOptions } from "../../data/years/year-choice.ts";
import { MenuItem } from "../../ui/overlay/menu.tsx";
import { useShowYear } from "./use-show-year.ts";

const icons = { now: CalendarDays, ahead: CalendarPlus, past: Eye };

/** The school years in a menu, where there is another one to look at or to make ahead. */
export function YearItems() {
  const options = useYearOptions();
  const show = useShowYear();
  if (options.length < 2) return null;
  return options.map(({ year, label, way }) => {
    const Icon = icons[way];
    return (
      <MenuItem key={year} icon={<Icon size={20} aria-hidden />} onSelect={() => show(year)}>
        {label}
        {way === "past" && <span className="ml-auto text-13 font-medium text-fg-3">보기만</span>}
      </MenuItem>
    );
  });
}
