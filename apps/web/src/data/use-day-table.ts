import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { buildClassTable, type ClassTable } from "@damim/domain/class-table/class-table.ts";
import { dayPlanKind } from "@damim/domain/class-table/day-plan.ts";
import { lessonChangeKind } from "@damim/domain/class-table/lesson-change.ts";
import { lessonKind } from "@damim/domain/class-table/lesson.ts";
import { unitPlanKind } from "@damim/domain/class-table/unit-plan.ts";
import { useSyncExternalStore } from "react";
import type { Store } from "./teacher-data.ts";
import { readSchoolCalendar } from "./use-school-calendar.ts";

const kinds = [
  baseTableKind,
  baseCellKind,
  dayPlanKind,
  lessonKind,
  lessonChangeKind,
  unitPlanKind,
];
const calendarKinds = ["ownDay", "schoolTerms"];

const byStore = new WeakMap<Store, { readonly revision: string; readonly table: ClassTable }>();

/** The class table of one year's rows as they are now; the same object until one of them changes. */
export function readClassTable(store: Store): ClassTable {
  const revision = [...kinds.map(({ name }) => name), ...calendarKinds]
    .map((name) => store.revision(name))
    .join();
  const last = byStore.get(store);
  if (last?.revision === revision) return last.table;
  const table = buildClassTable(
    {
      tables: store.rows(baseTableKind),
      cells: store.rows(baseCellKind),
      plans: store.rows(dayPlanKind),
      lessons: store.rows(lessonKind),
      changes: store.rows(lessonChangeKind),
      unitPlans: store.rows(unitPlanKind),
    },
    readSchoolCalendar(store),
  );
  byStore.set(store, { revision, table });
  return table;
}

/** The same, live: for `toDayTable` of any day. */
export function useClassTable(store: Store): ClassTable {
  return useSyncExternalStore(store.subscribe, () => readClassTable(store));
}
