import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  decideDestruction,
  DESTRUCTION_GRACE_DAYS,
  destructionMessages,
} from "@damim/domain/destruction/decide-destruction.ts";
import type { Destruction } from "@damim/domain/destruction/destruction-record.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import * as v from "valibot";
import { failure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

const DAY_MS = 86_400_000;

const planBody = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2199)),
});

/**
 * `POST api/destructions` plans that a year of the caller's own goes for good after seven days; asked for again the first
 * day stays. `DELETE api/destructions/:year` calls it off until it has begun. Both write the teacher's row `destruction`
 * of that year, by which every page knows of it; `destruction-job.ts` does the rest.
 */
export function listDestructionRoutes(
  deps: Pick<ServerDeps, "now"> & { readonly writeScope: WriteScope },
): readonly Route[] {
  const { now, writeScope } = deps;
  return [
    signedIn(
      "POST api/destructions",
      { body: planBody, stepsUp: true },
      async (_, { user, body: { year } }) => {
        const decided = decideDestruction(year, toSeoulDay(now()));
        if (!decided.ok) throw yearNotOver();
        const scope = yearScope(user.id, year);
        return writeScope(profileScope(user.id), async (draft, queries) => {
          const known = await queries
            .selectFrom("destructions")
            .select(["step", "due_at"])
            .where("scope", "=", scope)
            .executeTakeFirst();
          if (known && known.step !== "planned") throw yearDestroyed();
          if (known) return { year, dueAt: known.due_at };
          const kept = await queries
            .selectFrom("scopes")
            .select("scope")
            .where("scope", "=", scope)
            .executeTakeFirst();
          if (!kept) throw yearUnknown();
          const plan: Destruction = {
            requestedAt: now(),
            dueAt: now() + DESTRUCTION_GRACE_DAYS * DAY_MS,
          };
          await queries
            .insertInto("destructions")
            .values({
              scope,
              user_id: user.id,
              year,
              requested_at: plan.requestedAt,
              due_at: plan.dueAt,
              step: "planned",
            })
            .execute();
          await draft.write(destructionKind.name, String(year), { ...plan });
          return { year, dueAt: plan.dueAt };
        });
      },
    ),
    signedIn(
      "DELETE api/destructions/:year",
      { whileStopped: "ends" },
      async (_, { user, year }) => {
        const scope = yearScope(user.id, Number(year));
        return writeScope(profileScope(user.id), async (draft, queries) => {
          await queries
            .deleteFrom("destructions")
            .where("scope", "=", scope)
            .where("step", "=", "planned")
            .execute();
          const begun = await queries
            .selectFrom("destructions")
            .select("scope")
            .where("scope", "=", scope)
            .executeTakeFirst();
          if (begun) throw yearDestroyed();
          await draft.remove(destructionKind.name, year);
          return {};
        });
      },
    ),
  ];
}

const yearNotOver = failure(
  409,
  "YearNotOver",
  destructionMessages.YearNotOver({ type: "YearNotOver" }),
);
const yearUnknown = failure(
  404,
  "YearUnknown",
  destructionMessages.YearUnknown({ type: "YearUnknown" }),
);
const yearDestroyed = failure(
  409,
  "YearDestroyed",
  destructionMessages.YearDestroyed({ type: "YearDestroyed" }),
);
