import { createRow, removeRow } from "@damim/sync/change.ts";
import type { AlarmFields } from "@damim/domain/alarm/alarm-record.ts";
import { alarmKind, type KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import type { AlarmDays } from "@damim/domain/alarm/next-ring.ts";
import { cutBellRows } from "@damim/domain/bells/bell-state.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { findWorkingStore } from "../../../data/teacher-data.ts";
import { useBellsOfDays } from "../../../data/use-bell-day.ts";
import { useClassTable } from "../../../data/use-day-table.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/use-act.ts";
import { newId } from "../../../platform/random.ts";

/** The alarms of the class, and what the days say to them. */
export function useAlarms() {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const rows = useRows(store, alarmKind);
  const bellsOfDay = useBellsOfDays(store);
  const { calendar } = useClassTable(store);
  const alarms = [...rows].map(([id, alarm]): KeptAlarm => ({ ...alarm, id }));
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
    alarms,
    days,
    /** Of today, as written. */
    bellRows: bellsOfDay(toSeoulDay(data.now())).rows,
    save: (of: KeptAlarm | undefined, value: AlarmFields): void => {
      const filled = Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
      const change = of
        ? { kind: alarmKind.name, id: of.id, set: { ...value } }
        : createRow(alarmKind.name, newId(data.now()), filled);
      void act([change], of ? `「${value.label}」 알람을 고쳤어요` : "알람을 만들었어요");
    },
    turn: ({ id, label, off }: KeptAlarm): void => {
      const change = { kind: alarmKind.name, id, set: { off: off ? null : true } };
      void act([change], `「${label}」 알람을 ${off ? "켰어요" : "껐어요"}`, {
        session: `alarm~${id}`,
      });
    },
    remove: ({ id, label }: KeptAlarm): void =>
      void act([removeRow(alarmKind.name, id)], `「${label}」 알람을 지웠어요`),
  };
}
