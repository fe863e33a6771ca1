import { findClientAddress } from "../../http/find-client-address.ts";
import { anyone, type Route } from "../../http/route.ts";
import type { PadDeps } from "../pad-deps.ts";
import { checkEncryption } from "../entrance/pad-gate.ts";
import { createPadKeys } from "../entrance/pad-keys.ts";
import { toRoomPath } from "../room/pad-links.ts";

/** `GET go/:code`: the short link of a room leads to its door, with the key behind the `#`. */
export function listPadLinkRoutes(deps: PadDeps): readonly Route[] {
  const keys = createPadKeys(deps);
  return [
    anyone("GET go/:code", { overPlainHttp: true }, async (c, { code }) => {
      const { room, key } = await keys.openLink(code, findClientAddress(c, deps.config));
      checkEncryption(c, room);
      return c.redirect(deps.config.basePath + toRoomPath(room.name, key));
    }),
  ];
}
