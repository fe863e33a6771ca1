import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Secrets } from "../base/data-folder.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { DestructionRow } from "../db/synced-tables.ts";
import type { CommitBus } from "../sync/erased/erase-named.ts";
import { placesByTable } from "../registry/table-places.ts";
import { removeFile } from "../files/uploads.ts";
import { whereLinkOfYear } from "../links/links-of-year.ts";
import { endRoom } from "../pad/room/end-room.ts";
import { eraseRows } from "../sync/destroyed-scope.ts";

/** Which year of whom. */
export type ErasedYear = Pick<DestructionRow, "scope" | "user_id" | "year">;

/** Rooms of the teacher's that were made in that year, and are not over yet. */
export async function listRoomsOfYear(
  queries: Queries,
  { user_id: uid, year }: ErasedYear,
): Promise<readonly string[]> {
  const rooms = await queries
    .selectFrom("pad_rooms")
    .select(["id", "created_at"])
    .where("owner_id", "=", uid)
    .execute();
  return rooms
    .filter(({ created_at: at }) => recordSchoolYear(toSeoulDay(at)) === year)
    .map(({ id }) => id);
}

/** What there was, by kind: living records, and besides them what is no record. */
export async function countYear(
  queries: Queries,
  year: ErasedYear,
): Promise<Readonly<Record<string, number>>> {
  const byKind = await queries
    .selectFrom("rows")
    .select(["kind", ({ fn }) => fn.countAll<number>().as("count")])
    .where("scope", "=", year.scope)
    .where("dead_at", "is", null)
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  const files = await queries
    .selectFrom("files")
    .select("id")
    .where("scope", "=", year.scope)
    .where("state", "=", "ready")
    .execute();
  const links = await whereLinkOfYear(queries, year).execute();
  const padRooms = await listRoomsOfYear(queries, year);
  const others = { files: files.length, links: links.length, padRooms: padRooms.length };
  return Object.fromEntries([
    ...byKind.map(({ kind, count }) => [kind, Number(count)]),
    ...Object.entries(others).filter(([, count]) => count > 0),
  ]);
}

const leaveTable =
  (table: "writers" | "family_push" | "links" | "handovers" | "due_times") =>
  ({ database }: EraseDeps, { scope, user_id: uid, year }: ErasedYear): Promise<unknown> =>
    placesByTable[table].year(database.queries, { scope, uid, year });

/** Each deed of a destruction that takes something away. All of them may be done again. */
export const eraseByDeed = {
  async padRooms({ database, files, endStreams }, year) {
    for (const roomId of await listRoomsOfYear(database.queries, year)) {
      await endRoom({ database, files }, roomId);
      endStreams(roomId);
    }
  },
  rows: ({ database }, { scope }) => eraseRows(database, "rows", scope),
  history: ({ database }, { scope }) => eraseRows(database, "history", scope),
  writers: leaveTable("writers"),
  async files({ database, files }, { scope }) {
    const all = await database.queries
      .selectFrom("files")
      .select(["owner_id", "id"])
      .where("scope", "=", scope)
      .execute();
    for (const file of all) await removeFile({ database, files }, file);
  },
  async links(deps, year) {
    await leaveTable("family_push")(deps, year);
    await leaveTable("links")(deps, year);
  },
  handovers: leaveTable("handovers"),
  dueTimes: leaveTable("due_times"),
} as const satisfies Readonly<
  Record<string, (deps: EraseDeps, year: ErasedYear) => Promise<unknown>>
>;

export interface EraseDeps {
  readonly database: Database;
  readonly files: FileStorage;
  /** Of a session, or of everybody in a pad room. */
  readonly endStreams: (id: string) => void;
  readonly bus: CommitBus;
  readonly now: () => number;
  /** Signs the seals of what it leaves. */
  readonly secrets: Pick<Secrets, "seals">;
}
