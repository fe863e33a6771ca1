import { addDays, toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { writeCalendarFeed, type FeedEvent } from "@damim/domain/schedule/calendar-feed.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { listHidden } from "@damim/domain/schedule/incoming/hide-incoming.ts";
import {
  FILES,
  listFileNames,
  planIncoming,
} from "@damim/domain/schedule/incoming/plan-incoming.ts";
import { readCalendarText } from "@damim/domain/schedule/incoming/read-calendar-text.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import type { ActGround, Dice, FeatureAct } from "../../../kit/act/feature-act.ts";
import { createIncomingCommands } from "./incoming-commands.ts";

/** A file of another calendar. */
export const bringActs: readonly FeatureAct[] = [
  {
    name: "schedule.bring",
    often: 0.01,
    run(ground, dice) {
      const { store, today } = ground;
      const span = toSchoolYearSpan(recordSchoolYear(today));
      const calendar = readCalendarText(throwCalendar(ground, dice), span);
      if (!calendar.ok) throw new Error("a calendar that nobody reads");
      const source = { id: FILES, name: `캘린더 ${dice.below(3)}`, colour: "purple" } as const;
      const rows = { events: store.rows(eventKind), month: toMonth(today) };
      const plan = planIncoming(calendar.value, source, rows);
      createIncomingCommands(ground).take(plan, source.name);
      return { from: source.name, added: plan.added.length, gone: plan.goneCount };
    },
  },
];

/** What is done with what came, at the end. */
export const takeOutActs: readonly FeatureAct[] = [
  {
    name: "schedule.showHidden",
    often: 0.003,
    run(ground) {
      const count = listHidden(ground.store.rows(eventDayKind)).length;
      if (count === 0) return undefined;
      createIncomingCommands(ground).showHidden();
      return { count };
    },
  },
  {
    name: "schedule.takeOut",
    often: 0.003,
    run(ground, dice) {
      const brought = dice.pick(listFileNames(ground.store.rows(eventKind)));
      if (!brought) return undefined;
      createIncomingCommands(ground).takeOut(brought);
      return { from: brought.name, count: brought.count };
    },
  },
];

/** Some events of another calendar; now and then the same ones, on other days. */
function throwCalendar({ today }: ActGround, dice: Dice): string {
  const events = Array.from({ length: 1 + dice.below(5) }, (): FeedEvent => {
    const day = addDays(today, dice.below(60) - 10);
    const title = dice.words(60);
    return { uid: `u${dice.below(8)}@elsewhere`, title, day, sequence: 0, changedAt: 0 };
  });
  return writeCalendarFeed("", events, []);
}
