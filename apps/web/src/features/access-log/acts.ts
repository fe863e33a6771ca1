import { accessCheckKind } from "@damim/domain/access-check/access-check.ts";
import { toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { createCheckCommands } from "./check-commands.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "accessLog.check",
    often: 0.05,
    run(ground, dice) {
      const month = toMonth(ground.today);
      const kept = ground.profile.store.rows(accessCheckKind).get(month);
      const oddCount = dice.below(5);
      const note = dice.words(100);
      createCheckCommands(ground.profile).note(month, oddCount, { note });
      const said = { month, oddCount: kept?.oddCount ?? oddCount, note: note.slice(0, 40) };
      return { ...said, before: kept ? { note: kept.note?.slice(0, 40) ?? null } : null };
    },
  },
];
