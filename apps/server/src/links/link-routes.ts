import { guestPages } from "@damim/domain/links/guest-pages.ts";
import { readFeedTarget, toFeedTarget } from "@damim/domain/schedule/feed-parts.ts";
import { readCapsuleTarget } from "@damim/domain/time-capsule/capsule.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { signedIn, type Route } from "../http/route.ts";
import { readBookingTarget } from "./booking-target.ts";
import { groupCode, type Links, type OwnLink } from "./links.ts";

const icalBody = v.object({
  kind: v.literal("ical"),
  /** "events,tasks,due" */
  target: v.pipe(
    v.string(),
    v.maxLength(100),
    v.transform((target) => toFeedTarget(readFeedTarget(target))),
    v.nonEmpty(),
  ),
});
const bookBody = v.object({
  kind: v.literal("book"),
  /** 「2026~{plan}」. */
  target: v.pipe(
    v.string(),
    v.check((target) => readBookingTarget(target) !== undefined),
  ),
});
const yearBody = v.object({
  kind: v.picklist(["board", "class"]),
  /** The school year. */
  target: v.pipe(v.string(), v.regex(/^20\d\d$/)),
});
const capsuleBody = v.object({
  kind: v.literal("capsule"),
  /** 「2026~{capsule}」 or 「{capsule}」. */
  target: v.pipe(
    v.string(),
    v.check((target) => readCapsuleTarget(target) !== undefined),
  ),
});
const linkBody = v.variant("kind", [icalBody, bookBody, yearBody, capsuleBody]);

/**
 * The teacher's own links: `GET api/links` lists them with their addresses, `POST api/links` makes one, or gives the
 * calendar that is there another target, `DELETE api/links/:id` ends it for good.
 */
export function listLinkRoutes(
  deps: Pick<ServerDeps, "config" | "network"> & { readonly links: Links },
): readonly Route[] {
  const { links } = deps;
  const answerList = async (ownerId: string): Promise<{ readonly links: readonly object[] }> => ({
    links: (await links.list(ownerId)).map((link) => toShownLink(deps, link)),
  });
  return [
    signedIn("GET api/links", {}, (_, { user }) => answerList(user.id)),
    signedIn("POST api/links", { body: linkBody }, async (c, { user, body: { kind, target } }) => {
      const own = (await links.list(user.id)).find(
        (link) => link.kind === kind && link.code && (kind === "ical" || link.target === target),
      );
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
  const base = origin + config.basePath;
  const isSchoolOnly = !config.isHttps;
  if (link.kind === "ical")
    return { ...link, address: code && `${base}ical/${code}.ics`, isSchoolOnly };
  const shown = groupCode(code);
  const path = `${link.kind}/${shown}`;
  const address = code && base + path;
  // What is for all also opens where the certificate of the school's server is not known.
  const plain = `http://${lan}:${config.port}${config.basePath}${path}`;
  const plainAddress = code && lan && isOpenPage(link.kind) ? plain : "";
  return { ...link, code: shown, address, plainAddress, isSchoolOnly };
}

function isOpenPage(kind: OwnLink["kind"]): boolean {
  return kind in guestPages && "http" in guestPages[kind as keyof typeof guestPages];
}
