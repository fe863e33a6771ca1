import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { createGroups } from "../../db/create-groups.ts";
import type { PadParticipantRow } from "../../db/pad-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { createUuidV7 } from "../../base/uuid-v7.ts";
import type { PadDeps } from "../pad-deps.ts";
import { notInRoom, removed } from "../pad-failures.ts";
import type { OpenedRoom } from "./pad-keys.ts";
import { isClosed, type PadRoomFacts } from "../pad-room-facts.ts";
import { drawRoomCookie, hashToken } from "../pad-secrets.ts";
import { PARTICIPANT_LIVES_MS, type PadVisit } from "../participant.ts";

/** Beyond them the oldest that never chose a place are forgotten: a script must not keep a class out. */
const MOST_PARTICIPANTS = 2_000;
const NEW_PER_GROUP_MAX = 200;

/** A device that came in. `cookie` where it gets a new one. */
export interface PadVisitor {
  readonly visit: PadVisit;
  readonly cookie?: { readonly value: string; readonly expiresAt: number };
}

/**
 * Makes a participant for a device that opened a room. A device that is in the room already stays who it is; one
 * with a re-entry token becomes again who it was, with a new cookie. Nobody comes into a closed room.
 */
export function createVisitors(
  deps: PadDeps,
): (
  opened: OpenedRoom,
  device: { readonly visit: PadVisit | undefined; readonly name: string | null },
) => Promise<PadVisitor | "closed"> {
  const admit = createAdmission(deps);
  return async ({ room, participantId }, device) => {
    if (isClosed(room, deps.now())) return "closed";
    const known = device.visit;
    if (known?.participant.roomId === room.id) return { visit: known };
    const value = drawRoomCookie(room.id);
    const row = participantId
      ? await giveNewCookie(deps, participantId, value)
      : await admit(room, { cookie: value, device: device.name });
    deps.participants.prime(row, room);
    return { visit: { participant: toVisitor(row, room), room }, cookie: toCookie(row, value) };
  };
}

async function giveNewCookie(
  { database, now, announce }: PadDeps,
  participantId: string,
  cookie: string,
): Promise<PadParticipantRow> {
  const row = await database.tx((queries) =>
    queries
      .updateTable("pad_participants")
      .set({ cookie_hash: hashToken(cookie) })
      .where("id", "=", participantId)
      .where("state", "!=", "removed")
      .where("expires_at", ">", now())
      .returningAll()
      .executeTakeFirst(),
  );
  if (row) {
    announce(participantId);
    return row;
  }
  const was = await database.queries
    .selectFrom("pad_participants")
    .select("state")
    .where("id", "=", participantId)
    .executeTakeFirst();
  throw was?.state === "removed" ? removed() : notInRoom();
}

interface NewParticipant {
  readonly row: PadParticipantRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A class comes in the same second: those of one moment are one statement. */
function createAdmission({ database, now }: PadDeps) {
  const add = createGroups<NewParticipant>({
    groupsAtOnce: 1,
    weightMax: NEW_PER_GROUP_MAX,
    weigh: () => 1,
    async run(group) {
      const rows = group.map(({ row }) => row);
      try {
        await database.tx(async (queries) => {
          await queries.insertInto("pad_participants").values(rows).execute();
          for (const roomId of new Set(rows.map(({ room_id }) => room_id))) {
            await forgetOldest(queries, roomId);
          }
        });
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    },
  });
  return async (
    room: PadRoomFacts,
    { cookie, device }: { readonly cookie: string; readonly device: string | null },
  ): Promise<PadParticipantRow> => {
    const row: PadParticipantRow = {
      id: createUuidV7(now()),
      room_id: room.id,
      cookie_hash: hashToken(cookie),
      state: "choosing",
      member_id: null,
      device,
      created_at: now(),
      expires_at: now() + PARTICIPANT_LIVES_MS,
    };
    await new Promise<void>((resolve, reject) => {
      add({ row, resolve, reject });
    });
    return row;
  };
}

async function forgetOldest(queries: Queries, roomId: PadRoomId): Promise<void> {
  const beyond = await queries
    .selectFrom("pad_participants")
    .select("id")
    .where("room_id", "=", roomId)
    .where("state", "=", "choosing")
    .orderBy("created_at", "desc")
    .offset(MOST_PARTICIPANTS)
    .limit(NEW_PER_GROUP_MAX)
    .execute();
  if (beyond.length === 0) return;
  const ids = beyond.map(({ id }) => id);
  await queries.deleteFrom("pad_participants").where("id", "in", ids).execute();
}

function toCookie(row: PadParticipantRow, value: string) {
  return { value, expiresAt: row.expires_at };
}

function toVisitor(row: PadParticipantRow, room: PadRoomFacts): PadVisit["participant"] {
  return {
    id: row.id,
    roomId: room.id,
    ownerId: room.ownerId,
    memberId: row.member_id ?? undefined,
    // Closed rooms let nobody in, and a removed one has no token.
    state: row.state,
  };
}
