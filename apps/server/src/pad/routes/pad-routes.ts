import { randomBytes } from "node:crypto";
import type { Uploads } from "../../files/uploads.ts";
import { type Route, switchable } from "../../http/route.ts";
import type { Links } from "../../links/links.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import { createScopeWriter } from "../../sync/scope-writer.ts";
import type { PadDeps } from "../pad-deps.ts";
import { listPadEntranceRoutes } from "./pad-entrance-routes.ts";
import { listPadFileRoutes } from "./pad-file-routes.ts";
import { listPadLinkRoutes } from "./pad-link-routes.ts";
import { listPadPreviewRoutes } from "./pad-preview-routes.ts";
import { listPadRoomRoutes } from "./pad-room-routes.ts";
import { createPadSecrets } from "../pad-secrets.ts";
import type { PadTiles } from "../pad-tiles.ts";
import type { PadParticipants } from "../participant.ts";

/** What rooms are made with in this process. */
export function toPadDeps(
  deps: ServerDeps,
  parts: {
    readonly bus: LiveBus;
    readonly participants: PadParticipants;
    readonly tiles: PadTiles;
    readonly uploads: Uploads;
    readonly links: Links;
    readonly wakePush: () => void;
  },
): PadDeps {
  const { bus, participants, tiles, uploads, links, wakePush } = parts;
  const { config, now, network, database, files, readLinkPage } = deps;
  const tag = `server-${randomBytes(6).toString("hex")}`;
  return {
    config,
    now,
    network,
    files,
    readLinkPage,
    database,
    participants,
    tiles,
    uploads,
    links,
    wakePush,
    secrets: createPadSecrets(deps.secrets.padRooms),
    writeScope: createScopeWriter({ database, now, tag, bus }),
    chance: Math.random,
    announce: (id) => bus.endSession(id),
  };
}

/** Rooms and the way into them. */
export function listPadRoutes(deps: PadDeps): readonly Route[] {
  return [
    ...listPadEntranceRoutes(deps),
    ...listPadLinkRoutes(deps),
    ...listPadRoomRoutes(deps),
    ...switchable("pads", listPadFileRoutes(deps)),
    ...switchable("pads", listPadPreviewRoutes(deps)),
  ];
}
