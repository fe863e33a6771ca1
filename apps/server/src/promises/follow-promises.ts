import { toPromiseKey, toPromiseRank } from "@damim/domain/destruction/kept-promise.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { VAULT_ID, vaultKind } from "@damim/domain/vault/vault.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { addToLedger, readLedger } from "../backup/ledger/ledger-file.ts";
import type { Database } from "../db/open-database.ts";
import { toBooked } from "./booked-erasures.ts";
import { findPromise, isFollowed, type Followed } from "./find-promise.ts";
import { listPromises, makePromise } from "./keep-promises.ts";

/**
 * What was taken back since is noted, so that no backup of today keeps it again; what earlier releases promised, which
 * knew no such ledger; and each lock as it is now.
 */
export async function followPromises(database: Database, dataDir: string): Promise<void> {
  const { queries } = database;
  const known = await listPromises(queries);
  for (const { promise, uid, of, isEnded, at } of known) {
    if (isEnded || !isFollowed(promise)) continue;
    const now = await findPromise(queries, promise, uid, of);
    if (now?.isEnded && now.at > at) await makePromise(queries, dataDir, now);
  }
  const booked = await queries
    .selectFrom("destructions")
    .selectAll()
    .where("step", "=", "planned")
    .execute();
  for (const promise of booked.map(toBooked))
    if (!known.some((one) => toPromiseKey(one) === toPromiseKey(promise)))
      await makePromise(queries, dataDir, promise);
  const settings = await queries
    .selectFrom("rows")
    .select(["scope", "kind", "id", "data"])
    .where("kind", "in", [schoolYearKind.name, vaultKind.name])
    .where("dead_at", "is", null)
    .where((is) =>
      is.or([is("data", "like", '%"namesGoneOn":"%'), is("kind", "=", vaultKind.name)]),
    )
    .execute();
  for (const { scope, kind, id, data } of settings) {
    const uid = parseScope(scope)?.uid;
    if (uid === undefined) continue;
    if (kind === vaultKind.name) await followLock(database, dataDir, uid);
    const promise: Followed = kind === vaultKind.name ? "locked" : "namesGone";
    const isKnown = known.some(
      (one) => one.promise === promise && one.uid === uid && one.of === id,
    );
    if (isKnown || (promise === "locked" && Object(JSON.parse(data)).isForgotten !== true))
      continue;
    const now = await findPromise(queries, promise, uid, id);
    if (now && !now.isEnded) await makePromise(queries, dataDir, now);
  }
}

/** The ledger has the teacher's lock as it is now, so that it opens by the same words over any backup. */
export async function followLock(database: Database, dataDir: string, uid: string): Promise<void> {
  const now = await findPromise(database.queries, "lockSet", uid, VAULT_ID);
  if (!now) return;
  const known = readLedger(dataDir).kept.find(
    (one) => one.promise === now.promise && one.uid === uid,
  );
  if (!known || toPromiseRank(known) < toPromiseRank(now))
    await database.tx((queries) => makePromise(queries, dataDir, now));
}

/** Of an account that is gone no key stands anywhere. */
export function forgetLock(dataDir: string, uid: string, now: number): void {
  const known = readLedger(dataDir).kept.find((one) => one.uid === uid && one.lock !== undefined);
  if (!known) return;
  const { promise, of } = known;
  const at = toStamp(now, 0, "deleted");
  addToLedger(dataDir, { kept: [{ promise, uid, of, at, isEnded: true }] });
}
