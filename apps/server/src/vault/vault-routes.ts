import { parseScope } from "@damim/domain/school-year/scope.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { hasPlainSecrets, listSecrets, secretKinds } from "@damim/domain/secret/secrets.ts";
import type { Fields } from "@damim/sync/kind.ts";
import * as v from "valibot";
import { emptyWriteLog } from "../db/empty-write-log.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";

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

type Records = v.InferOutput<typeof body>;

/**
 * `POST api/vault/forget-plain`: what these rows were before they were locked goes from their history. Rows that are not
 * locked yet and those with two texts keep it, and are answered: words that nobody has locked are nowhere else.
 */
export function listVaultRoutes({ database }: { readonly database: Database }): readonly Route[] {
  return [
    signedIn(
      "POST api/vault/forget-plain",
      { body, stepsUp: true },
      async (c, { user, body: records }) => {
        if (parseScope(records.scope)?.uid !== user.id)
          throw new HttpFailure(403, "ScopeDenied", "볼 수 없는 자료예요.");
        const { kind, ids } = records;
        c.set("accessed", [{ act: "change", subject: kind, count: ids.length }]);
        const kept = await database.tx((queries) => forgetPlain(queries, records));
        // Where somebody reads just then, the next time empties it.
        await emptyWriteLog(database);
        return { kept };
      },
    ),
  ];
}

async function forgetPlain(queries: Queries, records: Records): Promise<readonly string[]> {
  const { scope, kind, ids } = records;
  const rows = await queries
    .selectFrom("rows")
    .select(["id", "data"])
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();
  const kept = rows.flatMap(({ id, data }) => {
    const fields = JSON.parse(data) as Fields;
    return fields["forked"] === true || hasPlainSecrets(kind, fields) ? [id] : [];
  });
  const lost = await queries
    .selectFrom("history")
    .select(["id", "field", "at", "value"])
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .execute();
  for (const { id, field, at, value } of lost) {
    const secrets = listSecrets(kind, { [field]: JSON.parse(value) });
    if (kept.includes(id) || secrets.every((each) => isBox(each.value))) continue;
    await queries
      .deleteFrom("history")
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .where("field", "=", field)
      .where("at", "=", at)
      .execute();
  }
  return kept;
}
