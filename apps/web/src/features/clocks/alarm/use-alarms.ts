import { alarmKind } from "@damim/domain/alarm/alarm.ts";
import type { AlarmDays } from "@damim/domain/alarm/next-ring.ts";
import { cutBellRows } from "@damim/domain/bells/bell-state.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useBellsOfDays } from "../../../data/use-bell-day.ts";
import { useClassTable } from "../../../data/use-day-table.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createAlarmCommands } from "./alarm-commands.ts";

/** The alarms of the class, and what the days say to them. */
export function useAlarms() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createAlarmCommands, store);
  const rows = useRows(store, alarmKind);
  const bellsOfDay = useBellsOfDays(store);
  const { calendar } = useClassTable(store);
  const days: AlarmDays = {
    isOpen: (day) => isSchoolOpen(calendar, day),
    bellsOf: (day) => {
      const { rows: bells, bellDay } = bellsOfDay(day);
      return cutBellRows(bells, bellDay.lessons);
    },
    shift: bellsOfDay(toSeoulDay(data.now())).bellDay.shift ?? 0,
  };
  return {
    store,
    alarms: [...rows.values()],
    days,
    /** Of today, as written. */
    bellRows: bellsOfDay(toSeoulDay(data.now())).rows,
    ...commands,
  };
}
