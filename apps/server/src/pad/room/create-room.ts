import { toShownName } from "@damim/domain/pad/complete-pad-op.ts";
import { padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { type PadRoomId, padScope } from "@damim/domain/pad/pad-scope.ts";
import { toPlainData } from "@damim/sync/kind.ts";
import type { Queries } from "../../db/schema.ts";
import { failure, HttpFailure } from "../../http/http-failure.ts";
import type { ScopeDraft } from "../../sync/scope-writer.ts";
import { createUuidV7 } from "../../base/uuid-v7.ts";
import type { PadDeps } from "../pad-deps.ts";
import { drawPassword, drawShortCode } from "../entrance/pad-draws.ts";
import { readBoard } from "./copy-board.ts";
import { withCopies } from "../../files/file-bytes.ts";
import { drawAlias } from "../entrance/draw-alias.ts";
import type { NewPadRoom } from "./pad-room-body.ts";
import { requireOwnRoom } from "./pad-rooms.ts";
import { drawToken, hashToken } from "../pad-secrets.ts";

const MOST_ROOMS = 200;
const DAY_MS = 86_400_000;
const USUAL_LIFE_MS = 30 * DAY_MS;
/** No room is kept longer than a school year by accident. */
export const LONGEST_LIFE_MS = 366 * DAY_MS;

/** Makes a room with its row, its places and what is copied from another of the same teacher, all or nothing. */
export async function createRoom(
  deps: PadDeps,
  ownerId: string,
  wanted: NewPadRoom,
): Promise<PadRoomId> {
  const { now, writeScope, files } = deps;
  const { queries } = deps.database;
  const roomId = createUuidV7(now());
  const from = wanted.copyOf && (await requireOwnRoom(queries, ownerId, wanted.copyOf));
  const copy = from ? await readBoard(deps, { from, to: roomId }) : undefined;
  // Before anything is copied; the transaction asks once more.
  if (copy) await checkRoom(deps, queries, { ownerId, wanted });
  await withCopies(files, copy?.copies ?? [], () =>
    writeScope(padScope(roomId), async (draft, within) => {
      await checkCount(within, ownerId);
      await insertRoom(deps, within, { roomId, ownerId, wanted });
      if (wanted.room.board === "survey")
        await deps.links.make(ownerId, "answer", roomId, { within });
      await writeRoomRow(draft, wanted, now());
      await writeMembers(deps, draft, wanted);
      await copy?.write(draft, within);
    }),
  );
  return roomId;
}

interface Wanted {
  readonly ownerId: string;
  readonly wanted: NewPadRoom;
}

/** There is room for one more, and no other has its name and password. */
async function checkRoom(
  { secrets }: Pick<PadDeps, "secrets">,
  queries: Queries,
  { ownerId, wanted }: Wanted,
): Promise<void> {
  await checkCount(queries, ownerId);
  if (wanted.password === undefined) return;
  const same = await queries
    .selectFrom("pad_rooms")
    .select("id")
    .where("password_hash", "=", secrets.hashPassword(wanted.roomName, wanted.password.trim()))
    .executeTakeFirst();
  if (same) throw nameTaken();
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
  about: Wanted & { readonly roomId: PadRoomId },
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
  if (!made) throw nameTaken();
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

const nameTaken = failure(
  409,
  "PadNameTaken",
  "이름과 비밀번호가 똑같은 방이 이미 있어요. 둘 가운데 하나를 바꿔 주세요.",
);

async function writeRoomRow(draft: ScopeDraft, wanted: NewPadRoom, now: number): Promise<void> {
  // Answers wait for their teacher, however late a device of theirs is opened.
  const usual = wanted.room.board === "survey" ? LONGEST_LIFE_MS : USUAL_LIFE_MS;
  const { title = wanted.roomName, endsAt = now + usual, ...settings } = wanted.room;
  const end = Math.min(endsAt, now + LONGEST_LIFE_MS);
  await draft.write(
    padRoomKind.name,
    PAD_ROOM_ROW,
    toPlainData({ ...settings, title, endsAt: end }),
  );
}

/** When a room empties itself: not later than a year from now. A day that is over is a slip of the finger. */
export function toEnd(endsAt: number, now: number): number {
  if (endsAt > now) return Math.min(endsAt, now + LONGEST_LIFE_MS);
  throw new HttpFailure(
    422,
    "PadEndPast",
    "방이 비워지는 때는 지금보다 뒤여야 해요. 날짜를 다시 골라 주세요.",
  );
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
