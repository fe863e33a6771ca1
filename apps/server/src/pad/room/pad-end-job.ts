import { parsePadScope } from "@damim/domain/pad/pad-scope.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import type { Database } from "../../db/open-database.ts";
import { createSchedule, type Job } from "../../jobs/job.ts";
import { endRoom } from "./end-room.ts";
import { findRoomRows, toRoomFacts } from "../pad-room-facts.ts";

const HOURLY = createSchedule("12 * * * *");

export interface PadEndDeps {
  readonly database: Database;
  readonly files: FileStorage;
  readonly now: () => number;
  /** Ends the streams of a room, by its id, wherever they are. */
  readonly bus: { endSession(id: string): void };
}

/** Empties rooms whose end has come, and forgets devices and codes whose time is over. */
export function createPadEndJob(deps: PadEndDeps): Job {
  const { database, now, bus } = deps;
  const { queries } = database;
  return {
    name: "end-pad-rooms",
    nextRun: HOURLY,
    async run() {
      await queries.deleteFrom("pad_participants").where("expires_at", "<=", now()).execute();
      await queries.deleteFrom("pad_codes").where("expires_at", "<=", now()).execute();
      const over = [...(await listEndedRooms(database, now())), ...(await listLeftovers(database))];
      for (const roomId of over) {
        await endRoom(deps, roomId);
        bus.endSession(roomId);
      }
    },
  };
}

async function listEndedRooms({ queries }: Database, now: number): Promise<readonly string[]> {
  const rooms = await queries.selectFrom("pad_rooms").selectAll().execute();
  return (await findRoomRows(queries, rooms))
    .map(toRoomFacts)
    .flatMap(({ id, room }) => (room.endsAt <= now ? [id] : []));
}

/** Scopes without a room: a push that was let in before its room went has committed after it. */
async function listLeftovers({ queries }: Database): Promise<readonly string[]> {
  const scopes = await queries
    .selectFrom("scopes")
    .select("scope")
    .where("scope", "like", "pad/%")
    .execute();
  const rooms = await queries.selectFrom("pad_rooms").select("id").execute();
  const known = new Set(rooms.map(({ id }) => id));
  return scopes.flatMap(({ scope }) => {
    const roomId = parsePadScope(scope);
    return roomId && !known.has(roomId) ? [roomId] : [];
  });
}
