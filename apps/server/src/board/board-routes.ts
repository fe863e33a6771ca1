import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Context } from "hono";
import type { ServerDeps } from "../base/server-deps.ts";
import { findClientAddress } from "../http/find-client-address.ts";
import { tooOften } from "../http/http-failure.ts";
import { anyone, type AppEnv, type Route } from "../http/route.ts";
import { linkEnded, type Links } from "../links/links.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { LiveStreams } from "../live/live-streams.ts";
import { createLimit } from "../session/account-limit.ts";
import { createBoardStreams, type BoardPlace } from "./board-streams.ts";
import { readBoard } from "./read-board.ts";

const PER_MINUTE = 30;
/** Of all who have the code: one who reloads without end takes no board its turn, and no server its time. */
const PER_MINUTE_OF_ALL = 20 * PER_MINUTE;
const MINUTE_SECONDS = 60;

/**
 * What a class sees on `/board/:code`, without an account: `GET api/board/:code` the coming days, `…/live` the same anew
 * whenever it changes. Also over plain http: nothing of a pupil is in it. Behind its school year a code opens nothing.
 */
export function listBoardRoutes(
  { config, database, now }: Pick<ServerDeps, "config" | "database" | "now">,
  parts: { readonly links: Links; readonly bus: LiveBus; readonly streams: LiveStreams },
): readonly Route[] {
  const { links } = parts;
  const { queries } = database;
  const each = { seconds: MINUTE_SECONDS, now, refuse: tooMany };
  const limit = createLimit({ ...each, burst: PER_MINUTE });
  const limitAll = createLimit({ ...each, burst: PER_MINUTE_OF_ALL });
  const read = (place: BoardPlace): Promise<string> => readBoard(queries, place, now());
  const boards = createBoardStreams({ ...parts, isAlive: (hash) => links.isAlive(hash), read });
  links.watchEnds((codeHash) => boards.end(codeHash));

  /** Reading and listening are counted apart: where one is refused, the other still shows what changed. */
  async function open(c: Context<AppEnv>, code: string, way: "read" | "live"): Promise<BoardPlace> {
    c.header("X-Robots-Tag", "noindex");
    const link = await links.openGuessed("board", code);
    const year = Number(link?.target_id);
    if (!link || recordSchoolYear(toSeoulDay(now())) > year) throw linkEnded();
    limit(`${way} ${link.code_hash} ${findClientAddress(c, config)}`);
    limitAll(`${way} ${link.code_hash}`);
    return { uid: link.owner_id, year, codeHash: link.code_hash };
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
