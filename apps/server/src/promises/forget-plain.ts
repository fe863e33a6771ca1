import type { LongTextFields } from "@damim/domain/record/long-text.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { hasPlainSecrets, listSecrets, secretKinds } from "@damim/domain/secret/secrets.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";

const FROM: keyof LongTextFields = "from";

interface Records {
  readonly scope: string;
  readonly kind: string;
  /** All of them where none is named. */
  readonly ids?: readonly string[];
}

/** What these rows were before they were locked goes from their history; answers those that keep it. */
export async function forgetPlain(queries: Queries, of: Records): Promise<readonly string[]> {
  const rows = await readRows(queries, of);
  const kept = rows.flatMap(({ id, fields }) =>
    fields["forked"] === true || hasPlainSecrets(of.kind, fields) ? [id] : [],
  );
  await forget(queries, of, kept);
  return kept;
}

/**
 * The same of all records of a teacher in a database from before the lock: their words stand there open yet, and what they
 * were before was forgotten already. Rows with two texts keep it, as ever.
 */
export async function forgetPlainPast(queries: Queries, uid: string): Promise<void> {
  const scopes = await queries
    .selectFrom("history")
    .select(["scope", "kind"])
    .distinct()
    .where("scope", "like", `t/${uid}/%`)
    .where("kind", "in", secretKinds)
    .execute();
  for (const of of scopes) {
    const rows = await readRows(queries, of);
    const forked = rows.flatMap(({ id, fields }) => (fields["forked"] === true ? [id] : []));
    await forget(queries, of, forked);
  }
}

async function readRows(queries: Queries, { scope, kind, ids }: Records) {
  const rows = await queries
    .selectFrom("rows")
    .select(["id", "data"])
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
    .execute();
  return rows.map(({ id, data }) => ({ id, fields: JSON.parse(data) as Fields }));
}

async function forget(
  queries: Queries,
  { scope, kind, ids }: Records,
  kept: readonly string[],
): Promise<void> {
  const lost = await queries
    .selectFrom("history")
    .select(["id", "field", "at", "value"])
    .where("scope", "=", scope)
    .where("kind", "=", kind)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
    .execute();
  for (const { id, field, at, value } of lost) {
    const secrets = listSecrets(kind, { [field]: JSON.parse(value) });
    const isOpen = secrets.some((each) => !isBox(each.value));
    // The digest of a short plain text could be guessed.
    if (kept.includes(id) || !(isOpen || field === FROM)) continue;
    await queries
      .deleteFrom("history")
      .where((value) => value.and({ scope, kind, id, field, at }))
      .execute();
  }
}
