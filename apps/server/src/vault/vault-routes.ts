import { parseScope } from "@damim/domain/school-year/scope.ts";
import { VAULT_ID } from "@damim/domain/vault/vault.ts";
import { secretKinds } from "@damim/domain/secret/secrets.ts";
import * as v from "valibot";
import { emptyWriteLog } from "../db/empty-write-log.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { findPromise } from "../promises/follow-promises.ts";
import { makePromise } from "../promises/keep-promises.ts";
import { forgetPlain } from "../promises/forget-plain.ts";

const body = v.object({
  scope: v.pipe(v.string(), v.maxLength(200)),
  kind: v.picklist(secretKinds),
  /** As `check-op.ts` of sync lets them in. */
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/))),
    v.minLength(1),
    v.maxLength(200),
  ),
});

/**
 * `POST api/vault/forget-plain`: what these rows were before they were locked goes from their history. Rows that are not
 * locked yet and those with two texts keep it, and are answered: words that nobody has locked are nowhere else.
 */
export function listVaultRoutes({
  database,
  config,
}: Pick<ServerDeps, "database" | "config">): readonly Route[] {
  return [
    signedIn(
      "POST api/vault/forget-plain",
      { body, stepsUp: true },
      async (c, { user, body: records }) => {
        if (parseScope(records.scope)?.uid !== user.id)
          throw new HttpFailure(403, "ScopeDenied", "볼 수 없는 자료예요.");
        const { kind, ids } = records;
        c.set("accessed", [{ act: "change", subject: kind, count: ids.length }]);
        const kept = await database.tx(async (queries) => {
          const locked = await findPromise(queries, "locked", user.id, VAULT_ID);
          if (locked && !locked.isEnded) await makePromise(queries, config.dataDir, locked);
          return forgetPlain(queries, records);
        });
        // Where somebody reads just then, the next time empties it.
        await emptyWriteLog(database);
        return { kept };
      },
    ),
  ];
}
