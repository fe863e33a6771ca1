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

/** The same of the teacher of a pad room. */
export async function findRoomSuspension(
  queries: Queries,
  roomId: string,
  now: number,
): Promise<Suspension | null> {
  const room = await queries
    .selectFrom("pad_rooms")
    .select("owner_id")
    .where("id", "=", roomId)
    .executeTakeFirst();
  return room ? findSuspension(queries, room.owner_id, now) : null;
}
