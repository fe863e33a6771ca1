import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { formerKind } from "@damim/domain/former-pupil/former.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toSchoolYearSpan, recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { listBringOffers, toBringChanges } from "@damim/domain/bring-along/bring-along.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { ActGround, FeatureAct } from "../../kit/act/feature-act.ts";
import { tellRows } from "../../kit/act/tell-rows.ts";
import { createBringCommands } from "./bring/bring-commands.ts";
import { createFormerCommands } from "./former/former-commands.ts";
import { createNumbersOnlyCommands } from "./numbers-only/numbers-only-commands.ts";
import { createYearCommands } from "./year-commands.ts";

const taught = [1, 2, 3].map((at) => ({ grade: 3, classNo: `${at}`, subject: "과학" }));

export const acts: readonly FeatureAct[] = [
  {
    name: "profile.year",
    often: 0.005,
    isFirst: true,
    run(ground, dice) {
      const { year, stored } = findYear(ground);
      const setting = {
        mode: stored?.mode ?? (ground.place === "class" ? "homeroom" : "subject"),
        teachesOtherClasses: dice.isLucky(0.3),
        ...(ground.place === "subject" && { taught }),
        school: stored?.school ?? "담임초등학교",
        grade: stored?.grade ?? 1 + dice.below(6),
        classNo: stored?.classNo ?? `${1 + dice.below(9)}`,
      };
      const rows = tellYear(ground, () =>
        createYearCommands(ground.profile).save(year, setting, true),
      );
      return { year, ...setting, rows };
    },
  },
  {
    name: "profile.numbersOnly",
    often: 0,
    isFirst: true,
    way: "numbers",
    run(ground) {
      const { year, stored } = findYear(ground);
      if (!stored || stored.numbersOnly) return undefined;
      void createNumbersOnlyCommands(ground.profile).turn(year, true);
      return { year, numbersOnly: true };
    },
  },
  {
    name: "profile.firstUse",
    often: 0.005,
    run(ground, dice) {
      const { year, stored } = findYear(ground);
      if (!stored) return undefined;
      const day = dice.isLucky(0.3) ? null : toSchoolYearSpan(year).from;
      const rows = tellYear(ground, () =>
        createYearCommands(ground.profile).setFirstUse(year, day),
      );
      return { year, firstUseOn: day, rows };
    },
  },
  {
    name: "profile.bring",
    often: 0.5,
    months: [2],
    run({ store, coming }, dice) {
      if (!coming) return undefined;
      const { year: to, deps } = coming;
      const list = () => listBringOffers(store, deps.store, { from: to - 1, to });
      const offers = list();
      const items = dice.some(
        offers.flatMap((offer) => (offer.isOneByOne ? dice.some(offer.items) : offer.items)),
      );
      if (items.length === 0) return undefined;
      const told = toBringChanges(offers, items).map(({ kind, id, set }) => ({
        kind: { name: kind },
        ids: [id],
        fields: Object.keys(set ?? {}),
      }));
      const rows = tellRows(deps.store, told, () => createBringCommands(deps).bring(offers, items));
      const brought = new Set(items.map(({ id }) => id));
      return {
        rows,
        pupils: [...store.rows(studentKind).values()].flatMap(({ id, name }) => [id, name ?? id]),
        // Of what stands now nothing is offered once more.
        offered: list().flatMap((offer) =>
          offer.items.flatMap(({ id }) => (brought.has(id) ? [`${offer.id} ${id}`] : [])),
        ),
      };
    },
  },
  {
    name: "profile.former",
    often: 0.02,
    run(ground, dice) {
      const student = dice.pick(ground.students);
      if (!student) return undefined;
      const year = recordSchoolYear(toSeoulDay(ground.now())) - 1;
      const candidate = { year, pupil: { ...student, id: ground.newId() } };
      const match = { student, candidates: [candidate] as const, isSure: false };
      const same = dice.isLucky(0.7) ? candidate : null;
      const told = [{ kind: formerKind, ids: [student.id], fields: ["year", "answer"] }];
      const rows = tellRows(ground.store, told, () =>
        createFormerCommands(ground).save([{ match, same }]),
      );
      return { studentId: student.id, year, isSame: same !== null, rows };
    },
  },
];

function findYear({ profile, now }: ActGround) {
  const year = recordSchoolYear(toSeoulDay(now()));
  return { year, stored: profile.store.rows(schoolYearKind).get(String(year)) };
}

function tellYear({ profile }: ActGround, write: () => unknown) {
  return tellRows(profile.store, [{ kind: schoolYearKind, fields: ["firstUseOn"] }], write);
}
