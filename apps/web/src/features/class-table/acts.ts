import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { baseCellKind } from "@damim/domain/class-table/base-table.ts";
import {
  parseChangeDraft,
  type ChangeDraft,
} from "@damim/domain/class-table/lesson-change-draft.ts";
import {
  changeTypeLabels,
  lessonChangeKind,
  type LessonChangeType,
} from "@damim/domain/class-table/lesson-change.ts";
import { toLessonPlace, type LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import { listLostLessons } from "@damim/domain/class-table/hours/lost-lessons.ts";
import { checkSubjectRemoval } from "@damim/domain/class-table/subject-removal.ts";
import { subjectKind, type KeptSubject } from "@damim/domain/class-table/subject.ts";
import { spreadChanges } from "@damim/domain/class-table/hours/spread-changes.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { readClassTable } from "../../data/use-day-table.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { unitPlanKind } from "@damim/domain/class-table/unit-plan.ts";
import { baseActs } from "./base/base-acts.ts";
import { createUnitCommands } from "./base/unit-commands.ts";
import { createLostCommands } from "./ledger/lost-commands.ts";
import { createTableCommands } from "./rows/table-commands.ts";
import { tellTable } from "./rows/tell-table.ts";

const changeTypes = Object.keys(changeTypeLabels) as LessonChangeType[];

export const acts: readonly FeatureAct[] = [
  ...baseActs,
  {
    name: "classTable.book",
    often: 0.3,
    run(ground, dice) {
      const subjects = ground.store.rows(subjectKind);
      const context = {
        table: readClassTable(ground.store),
        subjects,
        year: recordSchoolYear(ground.today),
      };
      const parsed = parseChangeDraft(throwChange(ground, dice), context);
      if (!parsed.ok) return undefined;
      return tellTable(ground, () => createTableCommands(ground).book(parsed.value));
    },
  },
  {
    name: "classTable.spread",
    often: 0.01,
    run(ground, dice) {
      const [subjectId, to] = [pickSubject(ground, dice)?.id ?? "", pickSubject(ground, dice)?.id];
      const span = { from: ground.today, to: addDays(ground.today, 60) };
      const ask = { from: { subjectId }, to: to ?? "", count: 1 + dice.below(5), span };
      const table = readClassTable(ground.store);
      const read = spreadChanges(table, ground.store.rows(subjectKind), ask);
      if (!read.ok) return undefined;
      return tellTable(ground, () => createTableCommands(ground).spread(read.value));
    },
  },
  {
    name: "classTable.takeBack",
    often: 0.05,
    run(ground, dice) {
      const booked = [...ground.store.rows(lessonChangeKind).values()];
      const change = dice.pick(booked.filter(({ isOff }) => !isOff));
      if (!change) return undefined;
      return tellTable(ground, () => createTableCommands(ground).takeBack(change));
    },
  },
  {
    name: "classTable.moveLost",
    often: 0.05,
    run(ground, dice) {
      const table = readClassTable(ground.store);
      const { today } = ground;
      const span = { from: addDays(today, -14), to: addDays(today, 7) };
      const lost = dice.pick(listLostLessons(table, span));
      if (!lost) return undefined;
      const to = throwPlace(today, dice);
      const told = tellTable(ground, () => createLostCommands(ground).move(table, lost, to));
      return { place: lost.place, to, why: lost.why, ...told };
    },
  },
  {
    name: "classTable.words",
    often: 0.2,
    run(ground, dice) {
      const place = throwPlace(ground.today, dice);
      const words = { unit: dice.words(60), bring: dice.isLucky(0.3) ? dice.words(60) : null };
      createTableCommands(ground).saveWords(place, words);
      return { place, unit: words.unit.slice(0, 40), bring: words.bring?.slice(0, 40) ?? null };
    },
  },
  {
    name: "classTable.units",
    often: 0.03,
    run(ground, dice) {
      const subject = pickSubject(ground, dice);
      if (!subject) return undefined;
      const { id: subjectId, name } = subject;
      const lines = Array.from({ length: 1 + dice.below(40) }, () => dice.words(60));
      const from = dice.isLucky(0.3) ? ground.today : null;
      createUnitCommands(ground).save({ subjectId, lines, from }, name);
      return { subjectId, lines: lines.length, from };
    },
  },
  {
    name: "classTable.takeOutUnits",
    often: 0.004,
    run(ground, dice) {
      const plan = dice.pick([...ground.store.rows(unitPlanKind).values()]);
      if (!plan) return undefined;
      createUnitCommands(ground).remove(plan.subjectId, "");
      return { subjectId: plan.subjectId };
    },
  },
  {
    name: "classTable.hold",
    often: 0.1,
    run(ground, dice) {
      const place = throwPlace(ground.today, dice);
      const isHeld = dice.isLucky(0.8);
      createTableCommands(ground).saveWords(place, { isHeld });
      return { place, isHeld };
    },
  },
  {
    name: "classTable.planDay",
    often: 0.03,
    run(ground, dice) {
      const day = addDays(ground.today, dice.below(6));
      const lessons = dice.isLucky(0.7) ? dice.below(7) : null;
      const shortenBy = dice.isLucky(0.3) ? 5 : null;
      const weekday = dice.isLucky(0.3) ? 1 + dice.below(5) : null;
      const note = dice.words(60);
      const fields = { weekday, lessons, bellsId: null, shortenBy, keepLunch: null, note };
      return tellTable(ground, () => createTableCommands(ground).savePlan(day, fields));
    },
  },
  {
    name: "classTable.subject",
    often: 0.02,
    run(ground, dice) {
      const before = dice.isLucky(0.7) ? pickSubject(ground, dice) : undefined;
      const plan = { first: dice.below(110), second: dice.below(110) };
      const teacher = dice.isLucky(0.2) ? dice.words(20) : null;
      const short = before?.short ?? dice.words(8).slice(0, 2);
      const name = before?.name ?? dice.words(20);
      const fields = { name, short, colour: "mint", teacher, room: null, plan };
      return tellTable(ground, () => createTableCommands(ground).saveSubject(before, fields));
    },
  },
  {
    name: "classTable.takeOutSubject",
    often: 0.004,
    run(ground, dice) {
      const free = [...ground.store.rows(subjectKind).values()].filter(
        (subject) =>
          checkSubjectRemoval(subject, {
            cells: ground.store.rows(baseCellKind).values(),
            changes: ground.store.rows(lessonChangeKind).values(),
          }).ok,
      );
      const subject = dice.pick(free);
      if (!subject) return undefined;
      return tellTable(ground, () => createTableCommands(ground).removeSubject(subject));
    },
  },
];

function throwChange(ground: ActGround, dice: Dice): ChangeDraft {
  const type = dice.pick(changeTypes) ?? "swap";
  const { store } = ground;
  return {
    type,
    a: throwPlace(ground.today, dice),
    b: type === "swap" ? throwPlace(ground.today, dice) : undefined,
    subjectId: pickSubject(ground, dice)?.id ?? "",
    with: type === "cover" || dice.isLucky(0.2) ? dice.words(20) : "",
    isByMe: dice.isLucky(0.5),
    reason: dice.isLucky(0.5) ? dice.words(40) : "",
    returns: (dice.isLucky(0.2) && dice.pick([...store.rows(lessonChangeKind).keys()])) || "",
  };
}

function throwPlace(today: CalendarDay, dice: Dice): LessonPlace {
  return toLessonPlace(addDays(today, dice.below(9) - 2), 1 + dice.below(7));
}

function pickSubject({ store }: ActGround, dice: Dice): KeptSubject | undefined {
  return dice.pick([...store.rows(subjectKind).values()]);
}
