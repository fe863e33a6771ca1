import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { KeptPromise, PromiseName } from "@damim/domain/destruction/kept-promise.ts";
import {
  breaksNumbersOnly,
  toEmptied,
  toNumberName,
} from "@damim/domain/numbers-only/numbers-only.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { stampMs } from "@damim/sync/clock.ts";
import { addToLedger, readLedger } from "../backup/ledger/ledger-file.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { forgetNames } from "./forget-names.ts";
import { forgetPlainPast } from "./forget-plain.ts";
import { openAsIfAlways } from "./as-if-always.ts";

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
  // What devices tell of the rows is locked; the words themselves nobody here can lock.
  locked: (queries, { uid }) => forgetPlainPast(queries, uid),
  linkEnded: (queries, { uid, of }, has) =>
    has("links")
      ? queries
          .deleteFrom("links")
          .where("owner_id", "=", uid)
          .where("code_hash", "=", of)
          .execute()
      : Promise.resolve(),
  roleTaken: (queries, { uid, at }, has) =>
    has("roles")
      ? queries
          .deleteFrom("roles")
          .where("user_id", "=", uid)
          .where("given_at", "<", stampMs(at))
          .execute()
      : Promise.resolve(),
};

/** Within the transaction of what is promised: this database knows of it, and the ledger outside of it. */
export async function makePromise(
  queries: Queries,
  dataDir: string,
  promise: KeptPromise,
): Promise<void> {
  await note(queries, promise);
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
  for (const promise of readLedger(dataDir).kept) {
    const { promise: name, uid, of, at, isEnded = false } = promise;
    const mine = known.find((one) => one.promise === name && one.uid === uid && one.of === of);
    if (mine && mine.at >= at) continue;
    await database.tx(async (queries) => {
      if (!isEnded) await keepByName[name](queries, promise, has);
      if (isNoted) await note(queries, promise);
    });
    if (!isEnded) count += 1;
  }
  return count;
}

export async function listPromises(queries: Queries): Promise<readonly KeptPromise[]> {
  const rows = await queries.selectFrom("kept_promises").selectAll().execute();
  return rows.map(({ promise, user_id: uid, target: of, at, is_ended: isEnded }) => {
    return { promise, uid, of, at, ...(isEnded === 1 && { isEnded: true }) };
  });
}

async function note(
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
