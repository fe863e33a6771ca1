import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import type { TypedDay } from "@damim/domain/class-table/typed/base-line.ts";
import { presetSubjects } from "@damim/domain/class-table/typed/preset-subjects.ts";
import { readTableDay } from "@damim/domain/class-table/typed/table-day.ts";
import { toTableDay } from "@damim/domain/class-table/typed/write-base-week.ts";
import { toMonday, type WeekCycle } from "@damim/domain/class-table/weeks/week-letter.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { readClassTable } from "../../../data/use-day-table.ts";
import type { ActGround, Dice, FeatureAct } from "../../../kit/act/feature-act.ts";
import { createBaseCommands } from "./base-commands.ts";
import { tellTable } from "../rows/tell-table.ts";

/** What a machine that lives a year does with base tables. */
export const baseActs: readonly FeatureAct[] = [
  {
    name: "classTable.begin",
    often: 0.005,
    isFirst: true,
    run: (ground, dice) => saveWeek(ground, dice, [1, 2, 3, 4, 5], toFrom(ground, "start")),
  },
  {
    name: "classTable.changeBase",
    often: 0.015,
    run: (ground, dice) => saveWeek(ground, dice, [1 + dice.below(5)], toFrom(ground, "today")),
  },
  {
    name: "classTable.beginFrom",
    often: 0.01,
    run(ground, dice) {
      const { store, today } = ground;
      if (readClassTable(store).weeks.length === 0) return undefined;
      const day = addDays(today, dice.below(90) - 45);
      const read = readTableDay(day, recordSchoolYear(today));
      return read.ok ? saveWeek(ground, dice, [1 + dice.below(5)], read.value) : undefined;
    },
  },
  {
    name: "classTable.removeBase",
    often: 0.004,
    run(ground, dice) {
      const later = readClassTable(ground.store).weeks.slice(0, -1);
      const from = dice.pick(later.map((week) => week.from));
      return from && tellTable(ground, () => createBaseCommands(ground).removeTable(from));
    },
  },
  {
    name: "classTable.twoWeeks",
    often: 0.01,
    run(ground, dice) {
      const { today } = ground;
      const weekA = toMonday(addDays(today, dice.below(90) - 45));
      const year = recordSchoolYear(today);
      // The calendar of a year knows nothing of the weeks before it.
      if (!readTableDay(weekA, year).ok) return undefined;
      const isTwo = dice.isLucky(0.7);
      const cycle = isTwo ? { weekA, skipsClosed: dice.isLucky(0.5) } : null;
      const weekdays = [1 + dice.below(5), ...(isTwo ? [8 + dice.below(5)] : [])];
      return saveWeek(ground, dice, weekdays, toFrom(ground, "today"), cycle);
    },
  },
];

/** A week, or some days of it: five or six lessons each, of the own subjects where they are there. */
function saveWeek(
  ground: ActGround,
  dice: Dice,
  weekdays: readonly number[],
  from: CalendarDay,
  cycle?: WeekCycle | null,
) {
  const { store } = ground;
  const own = [...store.rows(subjectKind).values()];
  const taught = presetSubjects.slice(0, 11).map((preset) => {
    return own.find(({ name }) => name === preset.name) ?? preset;
  });
  const week = new Map(
    weekdays.map((weekday): [number, TypedDay] => [
      weekday,
      Array.from({ length: 5 + dice.below(2) }, () => {
        const subject = dice.isLucky(0.05) ? undefined : dice.pick(taught);
        return subject ? { subject } : null;
      }),
    ]),
  );
  return tellTable(ground, () => createBaseCommands(ground).saveWeek(week, from, cycle));
}

function toFrom({ store, today }: ActGround, since: "start" | "today"): CalendarDay {
  const { weeks } = readClassTable(store);
  return toTableDay(weeks, since, { today, year: recordSchoolYear(today) });
}
