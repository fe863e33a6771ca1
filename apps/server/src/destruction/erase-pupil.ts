import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { capsuleCardKind, capsuleLetterKind } from "@damim/domain/time-capsule/capsule.ts";
import { namesAny } from "@damim/sync/kind.ts";
import { toErasedIds } from "@damim/sync/server/database.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { DestructionRow } from "../db/synced-tables.ts";
import { eraseFromHandovers } from "../handovers/let-go.ts";
import { toRoomFileOwner } from "../files/pad-file-owner.ts";
import { removeFile } from "../files/uploads.ts";
import type { EraseDeps } from "./erase-year.ts";
import { eraseHistory, eraseNamed, markErased } from "../sync/erased/erase-named.ts";
import {
  listErasedFiles,
  listErasures,
  findNamed,
  type ErasedPupil,
  type FoundErasure,
  type Named,
} from "../sync/erased/find-erasures.ts";

/** Of `POST api/destructions` and its dialog: nothing where the year has no such pupil. */
export async function countPupil(
  queries: Queries,
  pupil: ErasedPupil,
): Promise<Readonly<Record<string, number>>> {
  const { erasures, fileIds } = await findAll(queries, pupil);
  return countErasures(erasures, {
    files: fileIds.length,
    padPlaces: (await listRooms(queries, pupil)).length,
  });
}

/** In the year and beside it: what goes or loses the pupil, and the files that nothing names then. */
async function findAll(queries: Queries, pupil: ErasedPupil) {
  const places = [await findNamed(queries, pupil), toCapsules(pupil)];
  const found = [];
  for (const named of places) {
    const erasures = await listErasures(queries, named);
    const fileIds = await listErasedFiles(queries, named.scope, erasures);
    found.push({ erasures, fileIds });
  }
  return {
    erasures: found.flatMap(({ erasures }) => erasures),
    fileIds: found.flatMap(({ fileIds }) => fileIds),
  };
}

/** How many living records go by kind, besides of how many the pupil is taken out (`shared`), and what goes that was deleted. */
function countErasures(
  erasures: readonly FoundErasure[],
  others: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const names = erasures.map(({ row, erasure }) =>
    erasure.type !== "gone" ? "shared" : row.deadAt === null ? row.kind : "trash",
  );
  const counts = [...Map.groupBy(names, (name) => name)].map(
    ([name, all]) => [name, all.length] as const,
  );
  const sorted = counts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries([
    ...sorted,
    ...Object.entries(others).filter(([, count]) => count > 0),
  ]);
}

/**
 * In the transaction from which on nothing gets in that names the pupil: what there is, and the files that go, which
 * nothing names any more once the rows went. Hand-overs that wait lose the pupil at once.
 */
export async function sealPupil(
  queries: Queries,
  pupil: ErasedPupil,
  kind: Database["kind"],
): Promise<{
  readonly counts: Readonly<Record<string, number>>;
  readonly fileIds: readonly string[];
}> {
  const named = await findNamed(queries, pupil);
  await markErased(queries, named, kind);
  const { erasures, fileIds } = await findAll(queries, pupil);
  const padPlaces = (await listRooms(queries, pupil)).length;
  await eraseFromHandovers(queries, { uid: pupil.user_id, year: pupil.year }, named.ids[0]);
  return { counts: countErasures(erasures, { files: fileIds.length, padPlaces }), fileIds };
}

/** Rooms of the teacher's in which the pupil has a place, or had one before a step of this was done. */
async function listRooms(
  queries: Queries,
  { user_id: uid, student_id }: ErasedPupil,
): Promise<readonly (Named & { readonly roomId: string })[]> {
  const own = student_id ?? "";
  const rooms = await queries
    .selectFrom("pad_rooms")
    .select("id")
    .where("owner_id", "=", uid)
    .execute();
  const found = [];
  for (const { id: roomId } of rooms) {
    const scope = padScope(roomId);
    const state = await queries
      .selectFrom("scopes")
      .select("erased")
      .where("scope", "=", scope)
      .executeTakeFirst();
    const members = await queries
      .selectFrom("rows")
      .select(["id", "data"])
      .where("scope", "=", scope)
      .where("kind", "=", padMemberKind.name)
      .execute();
    const ours = members.filter(({ data }) => namesAny(JSON.parse(data), [own]));
    const erased = toErasedIds(state?.erased);
    const known = erased.includes(own) ? erased : [];
    const ids = [...new Set([own, ...ours.map(({ id }) => id), ...known])];
    if (ids.length > 1) found.push({ roomId, scope, ids, erase: eraseFromRoom });
  }
  return found;
}

/** What names a place of a room is its own: cards, answers, votes. */
const eraseFromRoom: Named["erase"] = ({ kind }) =>
  kind === padRoomKind.name ? undefined : { type: "gone" };

/** Letters and cards of time capsules lie beside the years. */
const toCapsules = ({ user_id: uid, student_id }: ErasedPupil): Named => ({
  scope: profileScope(uid),
  ids: [student_id ?? ""],
  erase: ({ kind, data }) =>
    (kind === capsuleLetterKind.name || kind === capsuleCardKind.name) &&
    data["student"] === student_id
      ? { type: "gone" }
      : undefined,
});

/** What takes a pupil away, in the steps of a year; those that a pupil has no part in do nothing. */
export const erasePupilByDeed = {
  async padRooms({ database, files, endStreams, bus, now }, pupil) {
    for (const room of await listRooms(database.queries, pupil)) {
      await database.tx((queries) => markErased(queries, room, database.kind));
      await eraseNamed(database, room, { now: now(), bus });
      await eraseHistory(database, room);
      await database.queries
        .deleteFrom("pad_participants")
        .where("room_id", "=", room.roomId)
        .where("member_id", "in", room.ids)
        .execute();
      const uploads = await database.queries
        .selectFrom("files")
        .select(["owner_id", "id"])
        .where("owner_id", "=", toRoomFileOwner(room.roomId))
        .where("uploaded_by", "in", room.ids)
        .execute();
      for (const file of uploads) await removeFile({ database, files }, file);
      endStreams(room.roomId);
    }
  },
  async rows({ database, bus, now, secrets }, pupil) {
    const told = { now: now(), bus, secret: secrets.seals };
    await eraseNamed(database, await findNamed(database.queries, pupil), told);
    await eraseNamed(database, toCapsules(pupil), told);
  },
  async history({ database }, pupil) {
    await eraseHistory(database, await findNamed(database.queries, pupil));
    await eraseHistory(database, toCapsules(pupil));
  },
  writers: async () => undefined,
  async files({ database, files }, { user_id, file_ids }) {
    const ids = JSON.parse(file_ids ?? "[]") as readonly string[];
    for (const id of ids) await removeFile({ database, files }, { owner_id: user_id, id });
  },
  // Links open a plan, a board or a room; nothing that comes due names a pupil; hand-overs went with the seal.
  links: async () => undefined,
  dueTimes: async () => undefined,
  handovers: async () => undefined,
} as const satisfies Readonly<
  Record<string, (deps: EraseDeps, row: DestructionRow) => Promise<unknown>>
>;
