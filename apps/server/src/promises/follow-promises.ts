import type { KeptPromise } from "@damim/domain/destruction/kept-promise.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { parseScope, profileScope } from "@damim/domain/school-year/scope.ts";
import { isVaultOn, VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import type { StoredRow } from "@damim/sync/server/database.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { toStoredRow } from "../sync/stored-rows.ts";
import { listPromises, makePromise } from "./keep-promises.ts";

/** The stamp of the teacher's word that a promise follows from, where it stands. */
const wordOf = {
  namesGone: ({ data, at }: StoredRow) =>
    data["numbersOnly"] === true
      ? { isOn: true, at: at["numbersOnly"] }
      : { at: at["numbersOnly"] },
  locked: ({ data, at }: StoredRow) => {
    const [last] = [at["keyId"] ?? "", at["isOff"] ?? ""].toSorted().toReversed();
    return isVaultOn(data) ? { isOn: true, at: last } : { at: last };
  },
} as const;
type Followed = keyof typeof wordOf;

/** The promise as its teacher's setting has it now; nothing where there is no such setting. */
export async function findPromise(
  queries: Queries,
  promise: Followed,
  uid: string,
  of: string,
): Promise<KeptPromise | undefined> {
  const [kind, id] = promise === "locked" ? [vaultKind.name, VAULT_ID] : [schoolYearKind.name, of];
  const row = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", profileScope(uid))
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("dead_at", "is", null)
    .executeTakeFirst();
  const { isOn = false, at } = row ? wordOf[promise](toStoredRow(row)) : {};
  return at === undefined ? undefined : { promise, uid, of, at, ...(!isOn && { isEnded: true }) };
}

/**
 * What was taken back since is noted, so that no backup of today keeps it again; and what earlier releases promised, which
 * knew no such ledger.
 */
export async function followPromises(database: Database, dataDir: string): Promise<void> {
  const { queries } = database;
  const known = await listPromises(queries);
  for (const { promise, uid, of, isEnded, at } of known) {
    if (isEnded || !(promise in wordOf)) continue;
    const now = await findPromise(queries, promise as Followed, uid, of);
    if (now?.isEnded && now.at > at) await makePromise(queries, dataDir, now);
  }
  const settings = await queries
    .selectFrom("rows")
    .select(["scope", "kind", "id"])
    .where("kind", "in", [schoolYearKind.name, vaultKind.name])
    .where("dead_at", "is", null)
    .where((is) =>
      is.or([is("data", "like", '%"namesGoneOn":"%'), is("data", "like", '%"isForgotten":true%')]),
    )
    .execute();
  for (const { scope, kind, id } of settings) {
    const uid = parseScope(scope)?.uid;
    const promise = kind === vaultKind.name ? "locked" : "namesGone";
    if (
      uid === undefined ||
      known.some((one) => one.promise === promise && one.uid === uid && one.of === id)
    )
      continue;
    const now = await findPromise(queries, promise, uid, id);
    if (now && !now.isEnded) await makePromise(queries, dataDir, now);
  }
}
