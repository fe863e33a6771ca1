import type { Route } from "../../http/route.ts";
import type { LiveBus } from "../../live/bus/live-bus.ts";
import type { ServerDeps } from "../../base/server-deps.ts";
import type { PadDeps } from "../pad-deps.ts";
import { listPadEntranceRoutes } from "./pad-entrance-routes.ts";
import { listPadFileRoutes } from "./pad-file-routes.ts";
import { listPadLinkRoutes } from "./pad-link-routes.ts";
import { listPadPreviewRoutes } from "./pad-preview-routes.ts";
import { listPadRoomRoutes } from "./pad-room-routes.ts";
import { createPadSecrets } from "../pad-secrets.ts";

/** Rooms and the way into them. */
export function listPadRoutes(
  ground: Omit<PadDeps, "secrets" | "chance" | "announce"> &
    Pick<ServerDeps, "secrets"> & { readonly bus: LiveBus },
): readonly Route[] {
  const deps: PadDeps = {
    ...ground,
    secrets: createPadSecrets(ground.secrets.padRooms),
    chance: Math.random,
    announce: (id) => ground.bus.endSession(id),
  };
  return [
    listPadEntranceRoutes,
    listPadLinkRoutes,
    listPadRoomRoutes,
    listPadFileRoutes,
    listPadPreviewRoutes,
  ].flatMap((list) => list(deps));
}
