import { addDays, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { breaksNumbersOnly } from "@damim/domain/numbers-only/numbers-only.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import { findBackupDays } from "../backup/backup-days.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { emptyWriteLog } from "../db/empty-write-log.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { findPromise } from "../promises/find-promise.ts";
import { makePromise } from "../promises/keep-promises.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { forgetNames } from "../promises/forget-names.ts";
import { isNumbersOnly } from "./numbers-only-policy.ts";

const body = v.object({ scope: v.pipe(v.string(), v.maxLength(200)) });

/**
 * `POST api/numbers-only/forget-names`: the names of before, and what else led to a child, go from the history of a school
 * year that has numbers only, also of pupils who were removed. Nothing goes while a row still has one: `left` says how many.
 */
export function listNumbersOnlyRoutes(
  deps: Pick<ServerDeps, "database" | "config" | "now"> & { readonly writeScope: WriteScope },
): readonly Route[] {
  const { database, config, now, writeScope } = deps;
  return [
    signedIn(
      "POST api/numbers-only/forget-names",
      { body, stepsUp: true },
      async (c, { user, body: { scope } }) => {
        const place = parseScope(scope);
        if (place?.uid !== user.id || place.type !== "year")
          throw new HttpFailure(403, "ScopeDenied", "볼 수 없는 자료예요.");
        const left = await writeScope(scope, async (draft, queries) => {
          if (!(await isNumbersOnly(queries, scope)))
            throw new HttpFailure(409, "NumbersOnlyOff", "번호만 쓰는 학년도가 아니에요.");
          const students = await draft.list(studentKind.name);
          const named = students.filter(({ data }) => breaksNumbersOnly(data)).length;
          if (named > 0) return named;
          const gone = await findPromise(queries, "namesGone", user.id, String(place.year));
          if (gone) await makePromise(queries, config.dataDir, gone);
          await forgetNames(queries, draft, { uid: user.id, year: place.year });
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
