import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  FAMILY_PAGE_ID,
  familyPageKind,
  isPageOpen,
  type FamilyPage,
} from "@damim/domain/family-page/family-page.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { ActGround, FeatureAct } from "../../kit/act/feature-act.ts";
import { createFamilyPageCommands } from "./family-page-commands.ts";
import { familyParts } from "./family-parts.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "familyPage.open",
    places: ["class"],
    often: 0.02,
    run(ground) {
      if (findOpen(ground)) return undefined;
      const today = toSeoulDay(ground.now());
      createFamilyPageCommands(ground).open(recordSchoolYear(today), today);
      return { since: today };
    },
  },
  {
    name: "familyPage.set",
    places: ["class"],
    often: 0.01,
    run(ground, dice) {
      const page = findOpen(ground);
      const one = dice.pick(familyParts);
      if (!page || !one) return undefined;
      const isHidden = page[one.part] !== true;
      createFamilyPageCommands(ground).set(one.part, isHidden, one.label);
      return { part: one.part, isHidden };
    },
  },
  {
    name: "familyPage.close",
    places: ["class"],
    often: 0.002,
    run(ground) {
      if (!findOpen(ground)) return undefined;
      createFamilyPageCommands(ground).close(toSeoulDay(ground.now()));
      return { isClosed: true };
    },
  },
];

function findOpen({ store, now }: ActGround): FamilyPage | undefined {
  const page = store.rows(familyPageKind).get(FAMILY_PAGE_ID);
  return isPageOpen(page, toSeoulDay(now())) ? page : undefined;
}
