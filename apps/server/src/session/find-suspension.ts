import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { Queries } from "../db/schema.ts";

/** What an admin decided: until when an account writes nothing, and why. */
export interface Suspension {
  /** Epoch ms. */
  readonly until: number;
  readonly reason: string;
}

/** That the writing of this account is stopped; null when nobody did, or it is over. */
export async function findSuspension(
  queries: Queries,
  uid: string,
  now: number,
): Promise<Suspension | null> {
  const row = await queries
    .selectFrom("suspensions")
    .select(["until", "reason"])
    .where("user_id", "=", uid)
    .where("until", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a pad room takes nothing from its guests: its teacher was stopped. */
export async function areGuestsPaused(
  queries: Queries,
  roomId: PadRoomId,
  now: number,
): Promise<boolean> {
  const room = await queries
    .selectFrom("pad_rooms")
    .select("owner_id")
    .where("id", "=", roomId)
    .executeTakeFirst();
  return room !== undefined && (await findSuspension(queries, room.owner_id, now)) !== null;
}
