import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useYearChoice } from "../../data/years/year-choice.ts";
import { YearSwitch } from "../../ui/field/year-switch.tsx";
import { RosterOfYear } from "./roster-of-year.tsx";

/** 명단관리: the pupils of a school year, and the ways they come in. */
export function Component() {
  const { years, past } = useTeacherData();
  const { open, chosen, choose } = useYearChoice();
  const store = years.get(chosen);
  if (!store) return null;
  return (
    <RosterOfYear
      key={chosen}
      year={chosen}
      store={store}
      isReadOnly={past !== undefined}
      // In the second half of February the ending class and the next one are both open.
      yearSwitch={!past && <YearSwitch years={open} chosen={chosen} onChoose={choose} />}
    />
  );
}
