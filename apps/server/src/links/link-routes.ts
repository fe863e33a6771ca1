import { readFeedTarget, toFeedTarget } from "@damim/domain/schedule/feed-parts.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { signedIn, type Route } from "../http/route.ts";
import type { Links, OwnLink } from "./links.ts";

const linkBody = v.object({
  kind: v.picklist(["ical"]),
  /** "events,tasks,due" */
  target: v.pipe(
    v.string(),
    v.maxLength(100),
    v.transform((target) => toFeedTarget(readFeedTarget(target))),
    v.nonEmpty(),
  ),
});

/**
 * The teacher's own links: `GET api/links` lists them with their addresses, `POST api/links` makes one or gives the one
 * that is there another target, `DELETE api/links/:id` ends it for good.
 */
export function listLinkRoutes(
  deps: Pick<ServerDeps, "config" | "network">,
  links: Links,
): readonly Route[] {
  const answerList = async (ownerId: string): Promise<{ readonly links: readonly object[] }> => ({
    links: (await links.list(ownerId)).map((link) => toShownLink(deps, link)),
  });
  return [
    signedIn("GET api/links", {}, (_, { user }) => answerList(user.id)),
    signedIn("POST api/links", { body: linkBody }, async (c, { user, body: { kind, target } }) => {
      const own = (await links.list(user.id)).find((link) => link.kind === kind && link.code);
      if (own) await links.aim(user.id, own.id, target);
      else await links.make(user.id, kind, target);
      return c.json(await answerList(user.id));
    }),
    signedIn("DELETE api/links/:id", { whileStopped: "ends" }, async (c, { user, id }) => {
      await links.end(user.id, id);
      return c.json(await answerList(user.id));
    }),
  ];
}

/** Without an address of its own the server is known within the school alone. */
function toShownLink(
  { config, network }: Pick<ServerDeps, "config" | "network">,
  { code, ...link }: OwnLink,
): object {
  const { lanAddresses, certificate } = network();
  const [lan] = config.isHttps ? [] : lanAddresses;
  const origin = lan && certificate ? `https://${lan}:${config.port}` : config.origin;
  const address = code && `${origin}${config.basePath}${link.kind}/${code}.ics`;
  return { ...link, address, isSchoolOnly: !config.isHttps };
}
