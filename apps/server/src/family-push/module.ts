import { fact } from "../base/facts/fact.ts";
import type { ServerModule } from "../start/server-module.ts";
import { countMarkedFamilies } from "../due-times/ask-families.ts";
import { listFamilyPushRoutes } from "./family-push-routes.ts";
import { openFamilyPushes } from "./family-pushes.ts";

/** Browsers that are to be looked at, and classes whose browsers are; those that wait for the morning are none of these. */
const waiting = fact("waiting-families", "기다리는 가정 알림", {
  async read({ database, now }) {
    const { count } = await database.queries
      .selectFrom("family_push")
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .where("next_at", "<=", now())
      .executeTakeFirstOrThrow();
    return Number(count) + (await countMarkedFamilies(database.queries));
  },
  say: (count) => (count === 0 ? "기다리는 가정 알림이 없어요" : `${count}건`),
  figures: { damim_family_push_waiting: ["Browsers of families that wait.", (count) => count] },
});

export const familyPush: ServerModule = {
  name: "familyPush",
  routes: listFamilyPushRoutes,
  facts: [waiting],
  engine: openFamilyPushes,
};
