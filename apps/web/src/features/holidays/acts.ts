import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readOwnDays } from "@damim/domain/school-calendar/own-day-record.ts";
import { ownDayKind, type OwnDay } from "@damim/domain/school-calendar/own-day.ts";
import { findClosing } from "@damim/domain/school-calendar/school-calendar.ts";
import {
  SCHOOL_TERMS_ID,
  schoolTermsKind,
  termDateNames,
  type SchoolTerms,
} from "@damim/domain/school-calendar/school-terms.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { readSchoolCalendar } from "../../data/use-school-calendar.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createHolidayCommands } from "./holiday-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "holidays.terms",
    often: 0.005,
    isFirst: true,
    run(ground, dice) {
      const terms = throwTerms(ground.today, dice);
      return tellDays(ground, () => createHolidayCommands(ground).saveTerms(terms));
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
      return tellDays(ground, () => createHolidayCommands(ground).save(read.value, []));
    },
  },
  {
    name: "holidays.takeOut",
    often: 0.01,
    run(ground, dice) {
      const own = dice.pick([...ground.store.rows(ownDayKind).values()]);
      if (!own) return undefined;
      return tellDays(ground, () => createHolidayCommands(ground).remove([own]));
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
      return tellDays(ground, () => createHolidayCommands(ground).setOpen(day, "휴일", !again));
    },
  },
  {
    name: "holidays.takeOver",
    often: 0.003,
    run(ground, dice) {
      const day = addDays(ground.today, 1 + dice.below(90));
      const days: readonly OwnDay[] = [{ day, type: "closed", label: "재량휴업일" }];
      return tellDays(ground, () => createHolidayCommands(ground).takeOver(days, {}));
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

function tellDays({ store }: ActGround, write: () => void) {
  const told = [
    { kind: ownDayKind, fields: ["day", "type"] },
    { kind: schoolTermsKind, ids: [SCHOOL_TERMS_ID], fields: termDateNames },
  ];
  return { rows: tellRows(store, told, write) };
}
