import { addDays, isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulMidnight } from "@damim/domain/calendar-day/korean-instant.ts";
import { breaksNumbersOnly } from "@damim/domain/numbers-only/numbers-only.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import { createS3FileStorage } from "../adapters/files/s3-file-storage.ts";
import { lookAtBackups } from "../backup/old/look-at-backups.ts";
import { findBackupDays } from "../backup/old/backup-days.ts";
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
 *
 * `GET api/numbers-only/backups/:goneOn`: the backups from before the names went, looked at now. The day is said by who asks:
 * the row that keeps it may still be on its way here.
 */
export function listNumbersOnlyRoutes(
  deps: Pick<ServerDeps, "database" | "config" | "now"> & { readonly writeScope: WriteScope },
): readonly Route[] {
  const { database, config, now, writeScope } = deps;
  const away = config.backupTo && createS3FileStorage(config.backupTo);
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
        return { left, goneOn: toSeoulDay(now()) };
      },
    ),
    signedIn("GET api/numbers-only/backups/:goneOn", {}, async (_, { goneOn }) => {
      if (!isCalendarDay(goneOn))
        throw new HttpFailure(400, "Malformed", "어느 날인지 읽지 못했어요.");
      // What was made on that day may have been made before.
      const looked = await lookAtBackups(
        { config, away, now },
        toSeoulMidnight(addDays(goneOn, 1)),
      );
      return { ...looked, isOthers: findBackupDays(config) === null };
    }),
  ];
}
