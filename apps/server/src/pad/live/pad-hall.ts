import { randomUUID } from "node:crypto";
import { parsePadScope, type PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { SyncDatabase } from "@damim/sync/server/database.ts";
import type { LiveHub } from "@damim/sync/server/live-hub.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import type { Queries } from "../../db/schema.ts";
import { notFound } from "../../http/http-failure.ts";
import { isRoomSwitchedOff } from "../../session/switched-off.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import { createPadAudience } from "../pad-audience.ts";
import { createPadCounts } from "./pad-counts.ts";
import { createPadFeeds, type PadFeeds } from "./pad-feed.ts";
import { createPadPolicy, type PadActor } from "../pad-policy.ts";
import { createPadStreams, type PadStreams } from "./pad-streams.ts";

/** What this process keeps of the pad rooms that are open: rules, boards in memory, streams. */
export interface PadHall {
  readonly policy: Policy<PadActor>;
  readonly feeds: PadFeeds;
  readonly countRows: ReturnType<typeof createPadCounts>;
  /** The teacher as an actor in those of the asked scopes that are rooms of hers. */
  findTeacher(uid: string, scopes: readonly string[]): Promise<PadActor>;
  /** Once the bus is there, which brings what the feeds and streams hear. */
  openStreams(bus: LiveBus): PadStreams;
}

export function createPadHall(deps: {
  readonly queries: Queries;
  readonly database: SyncDatabase;
  readonly hub: LiveHub;
  /** Of the installation: makes ids under which pupils get the votes of others. */
  readonly key: Uint8Array;
  readonly now: () => number;
  /** The room's own row was written: what is remembered of it is old. */
  readonly onRoomChange: (roomId: PadRoomId) => void;
  /** A place of the room was written. */
  readonly onPlaceChange: (roomId: PadRoomId) => void;
}): PadHall {
  const { queries, database, hub, key, now, onRoomChange, onPlaceChange } = deps;
  const audience = createPadAudience(key);
  const countRows = createPadCounts(queries, now);
  return {
    policy: createPadPolicy(audience),
    feeds: createPadFeeds({ hub, database, audience, onRoomChange, onPlaceChange }),
    countRows,
    async findTeacher(uid, scopes) {
      const asked = [...new Set(scopes.flatMap((scope) => parsePadScope(scope) ?? []))];
      const rooms = new Set(await listOwnRooms(queries, uid, asked));
      // Nothing is refused for good: what was written waits on its device until rooms are there again.
      for (const room of rooms) if (await isRoomSwitchedOff(queries, room)) throw notFound();
      const counted = await Promise.all(
        [...rooms].map(async (room) => [room, await countRows(room)] as const),
      );
      const counts = new Map(counted);
      const nothing = { cards: 0, rows: 0 };
      return { type: "teacher", rooms, countRows: (room) => counts.get(room) ?? nothing };
    },
    openStreams: (bus) => createPadStreams({ name: randomUUID(), bus, audience, now, setTimer }),
  };
}

async function listOwnRooms(
  queries: Queries,
  uid: string,
  asked: readonly PadRoomId[],
): Promise<readonly PadRoomId[]> {
  if (asked.length === 0) return [];
  const rooms = await queries
    .selectFrom("pad_rooms")
    .select("id")
    .where("owner_id", "=", uid)
    .where("id", "in", asked)
    .execute();
  return rooms.map(({ id }) => id);
}

/** Not worth keeping a process alive. */
function setTimer(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  timer.unref();
  return () => clearTimeout(timer);
}
