import { REPORT_NOTE_MOST, REPORT_REASONS } from "@damim/domain/cafe/report-reason.ts";
import { readSearch } from "@damim/domain/cafe/search-words.ts";
import { isFileId } from "@damim/domain/files/file.ts";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { parseBody } from "../http/parse-body.ts";
import { signedIn, type Route, type WhileStopped } from "../http/route.ts";
import type { YardUser } from "./members.ts";
import type { YardLimit, YardLimits } from "./yard-limits.ts";

const MOST_QUERY = 120;

/** An id that a device made. */
export const deviceId = v.pipe(v.string(), v.check(isFileId));

/** 알리기: why, and a few words. */
export const reportBody = v.object({
  reason: v.picklist(REPORT_REASONS),
  note: v.pipe(v.string(), v.maxLength(REPORT_NOTE_MOST)),
});

interface Asked<Body> {
  readonly user: YardUser;
  readonly now: number;
  /** Of the path. */
  readonly id: string;
  readonly on: string;
  readonly body: Body;
}

/** The routes of 쌤마당: who asks how often, what comes in, in which transaction. Nothing of it is about a pupil. */
export function createYardRoutes(
  { database, now }: Pick<ServerDeps, "database" | "now">,
  limits: YardLimits,
) {
  const { queries, tx } = database;
  return {
    /** What is read, and searched where there is a `q`. */
    get: <Name extends string = never>(
      path: string,
      taken: { readonly query?: readonly Name[]; readonly limit?: YardLimit },
      read: (asked: {
        readonly userId: string;
        readonly id: string;
        readonly query: Readonly<Partial<Record<Name | "q", string>>>;
      }) => Promise<object>,
    ): Route => {
      const { query: names = [], limit } = taken;
      return signedIn("GET", path, { query: names }, async (c, { user }) => {
        const given = names.map((name) => [name, c.req.query(name)?.slice(0, MOST_QUERY)]);
        const query = Object.fromEntries(given) as Partial<Record<Name | "q", string>>;
        const start = () => read({ userId: user.id, id: c.req.param("id") ?? "", query });
        if (!limit) return c.json(await start());
        const isSearch = readSearch(query.q ?? "") !== undefined;
        return c.json(await limits.run(isSearch ? "search" : limit, user.id, start));
      });
    },
    /** What is done in one transaction, unless it makes its own. */
    act: <Body>(
      [method, path]: readonly ["POST" | "DELETE", string],
      taken: {
        readonly body?: v.GenericSchema<unknown, Body>;
        readonly bodyMaxBytes?: number;
        readonly limit?: YardLimit;
        readonly whileStopped?: WhileStopped;
        readonly hasOwnTransactions?: true;
      },
      work: (within: Queries, asked: Asked<Body>) => Promise<object | void>,
    ): Route => {
      const { limit, hasOwnTransactions, ...rest } = taken;
      return signedIn(method, path, rest, async (c, { user }) => {
        const body = (rest.body ? await parseBody(c, rest.body) : undefined) as Body;
        const asked = {
          user,
          now: now(),
          id: c.req.param("id") ?? "",
          on: c.req.param("on") ?? "",
          body,
        };
        const start = () =>
          hasOwnTransactions ? work(queries, asked) : tx((within) => work(within, asked));
        const answer = await (limit ? limits.run(limit, user.id, start) : start());
        c.set("accessed", []);
        return c.json(answer ?? {});
      });
    },
  };
}

/** A sequence of a list, as it comes in an address. */
export function readSeq(text: string | undefined): number | undefined {
  const seq = Number(text);
  return text !== undefined && Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined;
}
