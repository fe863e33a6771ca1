import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toDestructionId } from "@damim/domain/destruction/destruction-id.ts";
import type { KeptPromise, PromiseName } from "@damim/domain/destruction/kept-promise.ts";
import {
  breaksNumbersOnly,
  toEmptied,
  toNumberName,
} from "@damim/domain/numbers-only/numbers-only.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { VAULT_ID, vaultKind, type Vault } from "@damim/domain/vault/vault.ts";
import { stampMs } from "@damim/sync/clock.ts";
import { addToLedger, readLedger } from "../backup/ledger/ledger-file.ts";
import type { Config } from "../base/settings/config.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { forgetNames } from "./forget-names.ts";
import { forgetPlainPast } from "./forget-plain.ts";
import { openAsIfAlways } from "./as-if-always.ts";
import { bookAgain, callOffAgain } from "./booked-erasures.ts";
import { findPromise } from "./find-promise.ts";
import { lockPlain } from "./lock-plain.ts";

/** What makes promises. */
export interface PromiseDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly config: Pick<Config, "dataDir">;
}

/** Keeps a promise in a database that came from before it. */
type Keep = (
  queries: Queries,
  promise: KeptPromise,
  has: (table: string) => boolean,
) => Promise<unknown>;

/** How each is kept again. A new promise does not compile until it is said here. */
const keepByName: Readonly<Record<PromiseName, Keep>> = {
  async namesGone(queries, { uid, of, at }, has) {
    const year = Number(of);
    const rows = openAsIfAlways(queries, yearScope(uid, year));
    await forgetNames(queries, rows, { uid, year, isWithEnvelopes: has("handovers") });
    for (const { id, data } of await rows.list(studentKind.name)) {
      if (!breaksNumbersOnly(data)) continue;
      const name = toNumberName(Number(data["number"] ?? 0));
      await rows.write(studentKind.name, id, { name, ...toEmptied(data) });
    }
    const set = { numbersOnly: true, namesGoneOn: toSeoulDay(stampMs(at)) };
    await openAsIfAlways(queries, profileScope(uid)).stamp(schoolYearKind.name, of, set, at);
  },
  // Before the words that are left are locked: what they were was forgotten.
  locked: (queries, { uid }) => forgetPlainPast(queries, uid),
  async lockSet(queries, { uid, at, lock }) {
    const user = await queries
      .selectFrom("users")
      .select("id")
      .where("id", "=", uid)
      .executeTakeFirst();
    if (!lock || !user) return;
    const known = await findPromise(queries, "lockSet", uid, VAULT_ID);
    if (!known || known.at < at)
      await openAsIfAlways(queries, profileScope(uid)).put(vaultKind.name, VAULT_ID, lock);
    await lockPlain(queries, uid, lock.data as unknown as Vault);
  },
  erasureBooked: (queries, promise, has) =>
    has("destructions") ? bookAgain(queries, promise) : Promise.resolve(),
  async linkEnded(queries, { uid, of }, has) {
    if (has("family_push"))
      await queries.deleteFrom("family_push").where("code_hash", "=", of).execute();
    if (has("links"))
      await queries
        .deleteFrom("links")
        .where("owner_id", "=", uid)
        .where("code_hash", "=", of)
        .execute();
  },
  roleTaken: (queries, { uid, at }, has) =>
    has("roles")
      ? queries
          .deleteFrom("roles")
          .where("user_id", "=", uid)
          .where("given_at", "<", stampMs(at))
          .execute()
      : Promise.resolve(),
};

/** What was taken back is promised too where a database of before would do it by itself. */
const endByName: Readonly<Partial<Record<PromiseName, Keep>>> = {
  erasureBooked: (queries, promise, has) =>
    has("destructions") ? callOffAgain(queries, promise) : Promise.resolve(),
};

/** Within the transaction of what is promised: this database knows of it, and the ledger outside of it. */
export async function makePromise(
  queries: Queries,
  dataDir: string,
  promise: KeptPromise,
): Promise<void> {
  await notePromise(queries, promise);
  addToLedger(dataDir, { kept: [promise] });
}

/**
 * What the ledger says and this database does not know was promised after the backup that it came from: it is kept again. The
 * other way round the ledger of a new data folder is made whole.
 *
 * @param tables of a database of any older release, which has not all of them; it is asked once more after its migrations
 * @returns how many were kept again
 */
export async function keepPromises(
  database: Database,
  dataDir: string,
  tables?: ReadonlySet<string>,
): Promise<number> {
  const has = (table: string): boolean => tables?.has(table) ?? true;
  const isNoted = has("kept_promises");
  const known = isNoted ? await listPromises(database.queries) : [];
  addToLedger(dataDir, { kept: known });
  let count = 0;
  const { kept, destroyed } = readLedger(dataDir);
  const gone = new Set(destroyed.map((entry) => `${entry.uid} ${toDestructionId(entry)}`));
  for (const promise of listInOrder(kept)) {
    const { promise: name, uid, of, at, isEnded = false } = promise;
    if (name === "erasureBooked" && gone.has(`${uid} ${of}`)) continue;
    const mine = known.find((one) => one.promise === name && one.uid === uid && one.of === of);
    if (mine && mine.at >= at) continue;
    await database.tx(async (queries) => {
      await (isEnded ? endByName : keepByName)[name]?.(queries, promise, has);
      if (isNoted) await notePromise(queries, promise);
    });
    if (!isEnded) count += 1;
  }
  return count;
}

/** As `keepByName` says them. */
function listInOrder(promises: readonly KeptPromise[]): readonly KeptPromise[] {
  const names = Object.keys(keepByName);
  return promises.toSorted((a, b) => names.indexOf(a.promise) - names.indexOf(b.promise));
}

export async function listPromises(queries: Queries): Promise<readonly KeptPromise[]> {
  const rows = await queries.selectFrom("kept_promises").selectAll().execute();
  return rows.map(({ promise, user_id: uid, target: of, at, is_ended: isEnded }) => {
    return { promise, uid, of, at, ...(isEnded === 1 && { isEnded: true }) };
  });
}

/** Within the transaction of what is promised. The ledger is told after it, by the next start at the latest. */
export async function notePromise(
  queries: Queries,
  { promise, uid, of, at, isEnded }: KeptPromise,
): Promise<void> {
  const set = { at, is_ended: isEnded ? 1 : 0 };
  await queries
    .insertInto("kept_promises")
    .values({ promise, user_id: uid, target: of, ...set })
    .onConflict((conflict) => conflict.columns(["user_id", "promise", "target"]).doUpdateSet(set))
    .execute();
}
