import { toShownName } from "@damim/domain/pad/complete-pad-op.ts";
import { PAD_TEACHER, padMemberKind } from "@damim/domain/pad/pad-member.ts";
import { padCardKind, padColumnKind } from "@damim/domain/pad/pad-card.ts";
import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/pad-room.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import { type Fields, toPlainData } from "@damim/sync/kind.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";
import { createUuidV7 } from "../uuid-v7.ts";
import type { PadDeps } from "./pad-deps.ts";
import { drawPassword, drawShortCode } from "./pad-draws.ts";
import { drawAlias } from "./draw-alias.ts";
import type { NewPadRoom } from "./pad-room-body.ts";
import { drawToken, hashToken } from "./pad-secrets.ts";

const MOST_ROOMS = 200;
const DAY_MS = 86_400_000;
const USUAL_LIFE_MS = 30 * DAY_MS;
/** No room is kept longer than a school year by accident. */
const LONGEST_LIFE_MS = 366 * DAY_MS;

/** Makes a room with its row, its places and what is copied from another of the same teacher, all or nothing. */
export async function createRoom(
  deps: PadDeps,
  ownerId: string,
  wanted: NewPadRoom,
): Promise<PadRoomId> {
  const { now, writeScope } = deps;
  const roomId = createUuidV7(now());
  await writeScope(padScope(roomId), async (draft, queries) => {
    await checkCount(queries, ownerId);
    await insertRoom(deps, queries, { roomId, ownerId, wanted });
    await writeRoomRow(draft, wanted, now());
    await writeMembers(deps, draft, wanted);
    if (wanted.copyOf) await copyBoard(draft, queries, { ownerId, from: wanted.copyOf });
  });
  return roomId;
}

async function checkCount(queries: Queries, ownerId: string): Promise<void> {
  const { count } = await queries
    .selectFrom("pad_rooms")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_ROOMS) return;
  throw new HttpFailure(
    409,
    "PadTooManyRooms",
    `방은 ${MOST_ROOMS}개까지 둘 수 있어요. 지난 방을 지우면 새로 만들 수 있어요.`,
  );
}

async function insertRoom(
  { secrets, now }: PadDeps,
  queries: Queries,
  about: { readonly roomId: PadRoomId; readonly ownerId: string; readonly wanted: NewPadRoom },
): Promise<void> {
  const { roomId, ownerId, wanted } = about;
  const { roomName, isHttpsOnly = false } = wanted;
  const [password, key] = [wanted.password?.trim() ?? drawPassword(), drawToken()];
  const made = await queries
    .insertInto("pad_rooms")
    .values({
      id: roomId,
      owner_id: ownerId,
      name: roomName,
      name_hash: secrets.hashName(roomName),
      password_hash: secrets.hashPassword(roomName, password),
      key_hash: hashToken(key),
      sealed: secrets.seal(JSON.stringify({ password, key })),
      has_own_password: wanted.password === undefined ? 0 : 1,
      is_https_only: isHttpsOnly ? 1 : 0,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column("password_hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) {
    throw new HttpFailure(
      409,
      "PadNameTaken",
      "이름과 비밀번호가 똑같은 방이 이미 있어요. 둘 가운데 하나를 바꿔 주세요.",
    );
  }
  const code = drawShortCode();
  await queries
    .insertInto("pad_codes")
    .values({
      code_hash: secrets.hashCode("link", code),
      room_id: roomId,
      type: "link",
      sealed: secrets.seal(code),
      expires_at: null,
    })
    .execute();
}

async function writeRoomRow(draft: ScopeDraft, wanted: NewPadRoom, now: number): Promise<void> {
  const { title = wanted.roomName, endsAt = now + USUAL_LIFE_MS, ...settings } = wanted.room;
  const end = Math.min(endsAt, now + LONGEST_LIFE_MS);
  await draft.write(
    padRoomKind.name,
    PAD_ROOM_ROW,
    toPlainData({ ...settings, title, endsAt: end }),
  );
}

/** When a room empties itself: not later than a year from now. */
export function toLatestEnd(endsAt: number, now: number): number {
  return Math.min(endsAt, now + LONGEST_LIFE_MS);
}

async function writeMembers(
  { now, chance }: PadDeps,
  draft: ScopeDraft,
  { members, room }: NewPadRoom,
): Promise<void> {
  const aliases = new Set<string>();
  for (const { studentId, number, name } of members) {
    const alias = drawAlias(aliases, chance);
    aliases.add(alias);
    const shownName = toShownName(room.names, { name, alias });
    const member = { shownName, name, number, studentId, alias, state: "free" };
    await draft.write(padMemberKind.name, createUuidV7(now()), member);
  }
}

/** What the teacher laid out: columns and their own cards. Nothing of a pupil. */
async function copyBoard(
  draft: ScopeDraft,
  queries: Queries,
  { ownerId, from }: { readonly ownerId: string; readonly from: PadRoomId },
): Promise<void> {
  const own = await queries
    .selectFrom("pad_rooms")
    .select("id")
    .where("id", "=", from)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (!own) throw new HttpFailure(404, "PadUnknown", "본떠 만들 방을 찾지 못했어요.");
  const rows = await queries
    .selectFrom("rows")
    .select(["kind", "id", "data"])
    .where("scope", "=", padScope(from))
    .where("kind", "in", [padColumnKind.name, padCardKind.name])
    .where("dead_at", "is", null)
    .orderBy("seq")
    .execute();
  for (const { kind, id, data } of rows) {
    const fields = toPlainData(JSON.parse(data) as Fields);
    if (kind === padColumnKind.name || fields["by"] === PAD_TEACHER) {
      await draft.write(kind, id, fields);
    }
  }
}
