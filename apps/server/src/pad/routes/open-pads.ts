import { performance } from "node:perf_hooks";
import { createLiveHub } from "@damim/sync/server/live-hub.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { createPadGate } from "../entrance/pad-gate.ts";
import { createPadHall } from "../live/pad-hall.ts";
import { createPadPace } from "../live/pad-pace.ts";
import { createPadTiles } from "../pad-tiles.ts";
import { createPadParticipants } from "../participant.ts";
import { createKyselySyncDatabase } from "../../sync/kysely-sync-database.ts";

/** What is shared by all pad rooms of this process. */
export function openPads(deps: ServerDeps, epoch: string) {
  const { now } = deps;
  // A second process does not open the same SQLite.
  const isAlone = deps.database.kind === "sqlite";
  const participants = createPadParticipants({ queries: deps.database.queries, now, isAlone });
  const tiles = createPadTiles({ queries: deps.database.queries, now });
  const padPace = createPadPace({
    readLoop: () => performance.eventLoopUtilization(),
    isAlone,
  });
  const hall = createPadHall({
    queries: deps.database.queries,
    database: createKyselySyncDatabase(deps.database),
    hub: createLiveHub({
      setTimer: (work, delayMs) => setTimeout(work, delayMs),
      epoch,
      pace: padPace.findPace,
    }),
    key: deps.secrets.padRooms,
    now,
    onRoomChange: (roomId) => participants.forget(roomId),
    onPlaceChange: (roomId) => tiles.forget(roomId),
  });
  return { participants, tiles, padPace, hall, enterPad: createPadGate(participants) };
}
