import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { breaksNumbersOnly } from "@damim/domain/numbers-only/numbers-only.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Fields } from "@damim/sync/kind.ts";
import * as v from "valibot";
import { findBackupDays } from "../backup/backup-days.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { emptyWriteLog } from "../db/empty-write-log.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { isNumbersOnly } from "./numbers-only-policy.ts";

const body = v.object({ scope: v.pipe(v.string(), v.maxLength(200)) });

/**
 * `POST api/numbers-only/forget-names`: the names of before, and what else led to a child, go from the history of a school
 * year that has numbers only, also of pupils who were removed. Nothing goes while a row still has one: `left` says how many.
 */
export function listNumbersOnlyRoutes(
  deps: Pick<ServerDeps, "database" | "config" | "now">,
): readonly Route[] {
  const { database, config, now } = deps;
  return [
    signedIn(
      "POST api/numbers-only/forget-names",
      { body, stepsUp: true },
      async (c, { user, body: { scope } }) => {
        const place = parseScope(scope);
        if (place?.uid !== user.id || place.type !== "year")
          throw new HttpFailure(403, "ScopeDenied", "볼 수 없는 자료예요.");
        const left = await database.tx(async (queries) => {
          const named = await forgetNames(queries, scope);
          // What waits for the next teacher has the names, and so has what she could still give back.
          if (named === 0)
            await queries
              .deleteFrom("handovers")
              .where("giver_id", "=", user.id)
              .where("year", "=", place.year)
              .execute();
          return named;
        });
        c.set("accessed", [{ act: "change", subject: studentKind.name, count: 1 }]);
        // Where somebody reads just then, the next time empties it.
        await emptyWriteLog(database);
        const today = toSeoulDay(now());
        const days = findBackupDays(config);
        return {
          left,
          goneOn: today,
          backupsUntil: days === null ? null : addDays(today, days + 1),
        };
      },
    ),
  ];
}

async function forgetNames(queries: Queries, scope: string): Promise<number> {
  if (!(await isNumbersOnly(queries, scope)))
    throw new HttpFailure(409, "NumbersOnlyOff", "번호만 쓰는 학년도가 아니에요.");
  const rows = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", scope)
    .where("kind", "=", studentKind.name)
    .where("dead_at", "is", null)
    .execute();
  const left = rows.filter(({ data }) => breaksNumbersOnly(JSON.parse(data) as Fields)).length;
  if (left > 0) return left;
  const past = await queries
    .selectFrom("history")
    .select(["id", "field", "at", "value"])
    .where("scope", "=", scope)
    .where("kind", "=", studentKind.name)
    .execute();
  for (const { id, field, at, value } of past) {
    if (!breaksNumbersOnly({ [field]: JSON.parse(value) })) continue;
    await queries
      .deleteFrom("history")
      .where("scope", "=", scope)
      .where("kind", "=", studentKind.name)
      .where("id", "=", id)
      .where("field", "=", field)
      .where("at", "=", at)
      .execute();
  }
  return 0;
}
