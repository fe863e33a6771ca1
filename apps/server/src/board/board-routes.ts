import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Context } from "hono";
import type { ServerDeps } from "../base/server-deps.ts";
import { tooOften } from "../http/http-failure.ts";
import { anyone, type AppEnv, type Route } from "../http/route.ts";
import { linkEnded, type Links } from "../links/links.ts";
import { createGuestOpening } from "../links/open-guest-link.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { LiveStreams } from "../live/live-streams.ts";
import { createBoardStreams, type BoardPlace } from "./board-streams.ts";
import { readBoard } from "./read-board.ts";

/** Reading and listening are counted apart: where one is refused, the other still shows what changed. */
const PER_MINUTE = { read: 30, live: 30 };

/**
 * What a class sees on `/board/:code`, without an account: `GET api/board/:code` the coming days, `…/live` the same anew
 * whenever it changes. Also over plain http: nothing of a pupil is in it. Behind its school year a code opens nothing.
 */
export function listBoardRoutes(
  deps: Pick<ServerDeps, "config" | "database" | "now"> & {
    readonly links: Links;
    readonly bus: LiveBus;
    readonly streams: LiveStreams;
  },
): readonly Route[] {
  const { links, now } = deps;
  const { queries } = deps.database;
  const read = (place: BoardPlace): Promise<string> => readBoard(queries, place, now());
  const boards = createBoardStreams({ ...deps, isAlive: (hash) => links.isAlive(hash), read });
  links.watchEnds((codeHash) => boards.end(codeHash));

  const openLink = createGuestOpening(deps, {
    links,
    kind: "board",
    perMinute: PER_MINUTE,
    refuse: tooMany,
    unknown: linkEnded,
  });

  async function open(c: Context<AppEnv>, code: string, way: "read" | "live"): Promise<BoardPlace> {
    const { link, codeHash } = await openLink(c, code, way);
    const year = Number(link.target_id);
    if (recordSchoolYear(toSeoulDay(now())) > year) throw linkEnded();
    return { uid: link.owner_id, year, codeHash };
  }

  return [
    anyone("GET api/board/:code", { overPlainHttp: true }, async (c, { code }) => {
      const text = await read(await open(c, code, "read"));
      return c.body(text, 200, { "Content-Type": "application/json; charset=utf-8" });
    }),
    anyone("GET api/board/:code/live", { overPlainHttp: true }, async (c, { code }) =>
      boards.open(c, await open(c, code, "live")),
    ),
  ];
}

const tooMany = tooOften(
  "TooManyRequests",
  "칠판을 너무 자주 새로 열었어요. 조금 뒤에 저절로 다시 이어져요.",
);
