import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import type { PadCodeRow } from "../../db/pad-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { failure } from "../../http/http-failure.ts";
import type { PadDeps } from "../pad-deps.ts";
import { toPadLinks } from "./pad-links.ts";
import { findRoomRows, type FoundRoom, toPadRoom } from "../pad-room-facts.ts";

/** The teacher's rooms, the youngest first, but for those of surveys: they stand in 설문정리. */
export async function listRoomEntries(
  deps: PadDeps,
  ownerId: string,
): Promise<readonly PadRoomEntry[]> {
  const { queries } = deps.database;
  const rooms = queries
    .selectFrom("pad_rooms")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("id", "desc");
  const found = await findRoomRows(queries, await rooms.execute());
  return toEntries(
    deps,
    found.filter(({ room_data }) => toPadRoom(room_data).board !== "survey"),
  );
}

/** One of the teacher's own rooms; undefined for anybody else's. */
export async function findRoomEntry(
  deps: PadDeps,
  ownerId: string,
  roomId: PadRoomId,
): Promise<PadRoomEntry | undefined> {
  const { queries } = deps.database;
  const rooms = queries
    .selectFrom("pad_rooms")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("id", "=", roomId);
  const [entry] = await toEntries(deps, await findRoomRows(queries, await rooms.execute()));
  return entry;
}

/** The id of a room, when it is this teacher's own. The same answer for a room of somebody else and for none. */
export async function requireOwnRoom(
  queries: Queries,
  ownerId: string,
  roomId: string | undefined,
): Promise<PadRoomId> {
  const room = await queries
    .selectFrom("pad_rooms")
    .select("id")
    .where("id", "=", roomId ?? "")
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (!room) throw roomNotYours();
  return room.id;
}

export const roomNotYours = failure(
  404,
  "PadUnknown",
  "이 방을 찾지 못했어요. 이미 지워졌을 수 있어요.",
);

async function toEntries(
  deps: PadDeps,
  rooms: readonly FoundRoom[],
): Promise<readonly PadRoomEntry[]> {
  if (rooms.length === 0) return [];
  const { queries } = deps.database;
  const ids = rooms.map(({ id }) => id);
  const codes = await queries
    .selectFrom("pad_codes")
    .selectAll()
    .where("room_id", "in", ids)
    .execute();
  const codesByRoom = Map.groupBy(codes, ({ room_id }) => room_id);
  const counts = await countRows(queries, ids);
  const answerCodes = await listAnswerCodes(deps, rooms);
  return rooms.map((room) =>
    toEntry(deps, room, {
      answerCode: answerCodes.get(room.id),
      codes: codesByRoom.get(room.id) ?? [],
      pupils: counts.get(`${padScope(room.id)} ${padMemberKind.name}`) ?? 0,
      cards: counts.get(`${padScope(room.id)} ${padCardKind.name}`) ?? 0,
    }),
  );
}

/** Of surveys, by room. */
async function listAnswerCodes(
  { links }: PadDeps,
  rooms: readonly FoundRoom[],
): Promise<ReadonlyMap<PadRoomId, string>> {
  const surveys = rooms.filter(({ room_data }) => toPadRoom(room_data).board === "survey");
  const [first] = surveys;
  const own = first ? await links.list(first.owner_id) : [];
  const answers = own.filter(({ kind }) => kind === "answer");
  return new Map(answers.map(({ target, code }) => [target, code]));
}

function toEntry(
  deps: PadDeps,
  row: FoundRoom,
  more: {
    readonly codes: readonly PadCodeRow[];
    readonly answerCode: string | undefined;
    readonly pupils: number;
    readonly cards: number;
  },
): PadRoomEntry {
  const { secrets, now } = deps;
  const { password, key } = secrets.openRoom(row.sealed);
  const { board, endsAt, ...room } = toPadRoom(row.room_data);
  const isSurvey = board === "survey";
  const closedAt = room.closedAt ?? ((room.closesAt ?? endsAt) <= now() ? room.closesAt : null);
  const { answerCode } = more;
  const isHttpsOnly = row.is_https_only !== 0;
  const linkCode = more.codes.find(({ type }) => type === "link");
  const spoken = more.codes.find(
    ({ type, expires_at }) => type === "spoken" && (expires_at ?? 0) > now(),
  );
  const shortCode = linkCode ? secrets.open(linkCode.sealed) : "";
  return {
    roomId: row.id,
    roomName: row.name,
    password: isSurvey ? "" : password,
    ...toPadLinks(deps, { name: row.name, key, shortCode, isHttpsOnly, answerCode }),
    ...(spoken
      ? { code: { text: secrets.open(spoken.sealed), until: spoken.expires_at ?? 0 } }
      : {}),
    createdAt: row.created_at,
    endsAt,
    ...(closedAt ? { closedAt } : {}),
    isHttpsOnly,
    ...(isSurvey && { isSurvey }),
    pupils: more.pupils,
    cards: more.cards,
  };
}

/** Living cards, and places that somebody took, by `scope kind`. */
async function countRows(
  queries: Queries,
  roomIds: readonly PadRoomId[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const scope of roomIds.map(padScope)) {
    const rows = await queries
      .selectFrom("rows")
      .select(({ fn }) => ["kind", fn.countAll<number | string>().as("count")])
      .where("scope", "=", scope)
      .where("dead_at", "is", null)
      .where((where) =>
        where.or([
          where("kind", "=", padCardKind.name),
          // Quotes within a text are written `\"`, so nothing that a pupil types looks like this.
          where.and([
            where("kind", "=", padMemberKind.name),
            where("data", "like", '%"state":"in"%'),
          ]),
        ]),
      )
      .groupBy("kind")
      .execute();
    for (const { kind, count } of rows) counts.set(`${scope} ${kind}`, Number(count));
  }
  return counts;
}
