import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readOwnDays } from "@damim/domain/school-calendar/own-day-record.ts";
import { ownDayKind, type OwnDay } from "@damim/domain/school-calendar/own-day.ts";
import { findClosing } from "@damim/domain/school-calendar/school-calendar.ts";
import type { SchoolTerms } from "@damim/domain/school-calendar/school-terms.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { readSchoolCalendar, readSchoolTerms } from "../../data/use-school-calendar.ts";
import type { Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createHolidayCommands } from "./holiday-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "holidays.terms",
    often: 0.005,
    isFirst: true,
    run(ground, dice) {
      const before = readSchoolTerms(ground.store);
      const terms = throwTerms(ground.today, dice);
      createHolidayCommands(ground).saveTerms(terms);
      return { terms: { ...terms }, before: { ...before } };
    },
  },
  {
    name: "holidays.add",
    often: 0.02,
    run(ground, dice) {
      const from = addDays(ground.today, 1 + dice.below(60));
      const to = addDays(from, dice.below(4));
      const type = dice.pick(["closed", "vacation", "open"] as const) ?? "closed";
      const draft = { type, from, to, label: dice.words(40) };
      const calendar = readSchoolCalendar(ground.store);
      const read = readOwnDays(draft, { calendar, year: recordSchoolYear(ground.today) });
      if (!read.ok) return undefined;
      createHolidayCommands(ground).save(read.value, []);
      return { days: read.value.map(toSaid), before: null };
    },
  },
  {
    name: "holidays.takeOut",
    often: 0.01,
    run(ground, dice) {
      const own = dice.pick([...ground.store.rows(ownDayKind).values()]);
      if (!own) return undefined;
      createHolidayCommands(ground).remove([own]);
      return { days: [own.day], before: [toSaid(own)] };
    },
  },
  {
    name: "holidays.open",
    often: 0.005,
    run(ground, dice) {
      const calendar = readSchoolCalendar(ground.store);
      const days = Array.from({ length: 60 }, (_, at) => addDays(ground.today, at + 1));
      const meant = days.filter((day) => findClosing(calendar, day)?.reason === "holiday");
      const opened = [...ground.store.rows(ownDayKind).values()].filter(
        ({ type }) => type === "open",
      );
      const again = dice.isLucky(0.3) ? dice.pick(opened)?.day : undefined;
      const day = again ?? dice.pick(meant);
      if (!day) return undefined;
      createHolidayCommands(ground).setOpen(day, "휴일", !again);
      return { day, isOpen: !again, before: { isOpen: Boolean(again) } };
    },
  },
  {
    name: "holidays.takeOver",
    often: 0.003,
    run(ground, dice) {
      const day = addDays(ground.today, 1 + dice.below(90));
      const days: readonly OwnDay[] = [{ day, type: "closed", label: "재량휴업일" }];
      const before = ground.store.rows(ownDayKind).get(day);
      createHolidayCommands(ground).takeOver(days, {});
      return { days: days.map(toSaid), before: before ? [toSaid(before)] : null };
    },
  },
];

function throwTerms(today: CalendarDay, dice: Dice): SchoolTerms {
  const year = recordSchoolYear(today);
  return {
    firstDay: `${year}-03-02`,
    firstSemesterEnd: addDays(`${year}-07-20`, dice.below(5)),
    summerStart: addDays(`${year}-07-25`, dice.below(3)),
    secondDay: addDays(`${year}-08-18`, dice.below(10)),
    winterStart: addDays(`${year}-12-28`, dice.below(4)),
    winterReturn: addDays(`${year + 1}-02-01`, dice.below(5)),
    lastDay: addDays(`${year + 1}-02-12`, dice.below(4)),
  };
}

function toSaid({ day, type, label }: OwnDay) {
  return { day, type, label };
}
