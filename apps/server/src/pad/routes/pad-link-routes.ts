import { findAsker } from "../../http/find-client-address.ts";
import { HttpFailure } from "../../http/http-failure.ts";
import { anyone, type Route } from "../../http/route.ts";
import { linkEnded } from "../../links/links.ts";
import type { PadDeps } from "../pad-deps.ts";
import { checkEncryption } from "../entrance/pad-gate.ts";
import { createPadKeys } from "../entrance/pad-keys.ts";
import { toRoomPath } from "../room/pad-links.ts";

/**
 * `GET go/:code`: a short link leads to its page, that of a room to its door with the key behind the `#`. What opens
 * nothing is one answer.
 */
export function listPadLinkRoutes(deps: PadDeps): readonly Route[] {
  const { links } = deps;
  const keys = createPadKeys(deps);
  return [
    anyone("GET go/:code", { switch: null, overPlainHttp: true }, async (c, { code }) => {
      const { arrival } = c.var;
      const page = await links.findPage(code, findAsker(c, deps.config));
      if (page !== undefined) {
        // What a guardian types is read by nobody else on the way. Phones of a class come as to a room.
        const isLed = arrival.type === "exposed" && page.kind === "book";
        const origin = isLed ? arrival.httpsOrigin : "";
        return c.redirect(origin + deps.config.basePath + page.path);
      }
      const { room, key } = await keys
        .openLink(code, findAsker(c, deps.config))
        .catch((error: unknown) => {
          throw error instanceof HttpFailure && error.status === 404 ? linkEnded() : error;
        });
      checkEncryption(c, room);
      return c.redirect(deps.config.basePath + toRoomPath(room.name, key));
    }),
  ];
}
