import type { Context } from "hono";
import type { ServerDeps } from "../base/server-deps.ts";
import type { LinkRow } from "../db/schema.ts";
import { findAsker } from "../http/find-client-address.ts";
import type { AppEnv } from "../http/route.ts";
import { findSuspension } from "../session/find-suspension.ts";
import { guestsPaused } from "../http/stopped.ts";
import { type Asker, at, createLimit } from "../session/limits.ts";
import type { LinkKind, Links } from "./links.ts";

/** A code that opened something, and who brought it. */
export interface GuestVisit {
  readonly link: LinkRow;
  readonly codeHash: string;
  readonly by: Asker;
}

/**
 * What a guest is about: to read what is there, to hear what changes, to read or take back what is their own, to be asked for something new, to write
 * it. The last two are refused while the account is stopped.
 */
export type GuestWish = "read" | "live" | "own" | "invite" | "write";

const NEW: readonly string[] = ["invite", "write"] satisfies GuestWish[];

/**
 * The one way to what a guest opens by a short code. A code is looked up first; then each address has so many asks a minute
 * behind it, of each sort by themselves: one guest that never stops takes no other its turn.
 */
export function createGuestOpening<Sort extends GuestWish>(
  { config, database, now }: Pick<ServerDeps, "config" | "database" | "now">,
  page: {
    readonly links: Links;
    readonly kind: LinkKind;
    readonly perMinute: Readonly<Record<Sort, number>>;
    readonly refuse: (waitMs: number) => Error;
    readonly unknown: () => Error;
  },
): (c: Context<AppEnv>, code: string, sort: Sort) => Promise<GuestVisit> {
  const { links, kind, perMinute, refuse, unknown } = page;
  const limits = new Map(
    (Object.entries(perMinute) as [Sort, number][]).map(([sort, burst]) => [
      sort,
      createLimit({ burst, seconds: 60, now, refuse }),
    ]),
  );
  return async (c, code, sort) => {
    const by = findAsker(c, config);
    const link = await links.openGuessed(kind, code, by);
    if (!link) throw unknown();
    const codeHash = link.code_hash;
    limits.get(sort)?.(at(by, codeHash));
    const isNew = NEW.includes(sort);
    if (isNew && (await findSuspension(database.queries, link.owner_id, now())))
      throw guestsPaused();
    return { link, codeHash, by };
  };
}
