import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  findFamilyHour,
  findNextCall,
  findNextMorning,
  listFamilyPushes,
  MOST_FAMILY_PUSHES,
} from "@damim/domain/family-page/family-push.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { FamilyPushRow } from "../db/push-tables.ts";
import { findOpenClass } from "../family-page/open-class-page.ts";
import { readClassNews } from "../family-page/read-family-news.ts";
import { groupCode, type Links } from "../links/links.ts";
import { findSuspension } from "../session/find-suspension.ts";
import { openSending } from "../push/open-sending.ts";
import type { VapidKeys } from "../push/vapid-keys.ts";
import { askMarkedFamilies } from "../due-times/ask-families.ts";
import {
  claimFamilyPush,
  NEVER,
  releaseFamilyPush,
  settleFamilyPush,
  trimFamilyPush,
} from "./claim-family-push.ts";
import { listUnheard } from "./heard.ts";
import { tellBrowser, type Telling } from "./tell-browser.ts";

const LOOK_MS = 5_000;
const SENDS_AT_ONCE = 8;
/** So long nobody is told of a class whose teacher was stopped; then it is asked again. */
const REST_MS = 3_600_000;

/**
 * Tells families what is new of a class (spec 19 §4). No message is written down: each browser keeps what it has heard, and
 * what is there to tell is read when it is looked at. So nothing goes out that was taken back, hidden or ended meanwhile.
 */
export interface FamilyPushes {
  start(): void;
  /** Tells all that is due, and resolves when that is done. */
  turn(): Promise<void>;
  stop(): Promise<void>;
}

export function openFamilyPushes(
  ground: ServerDeps & {
    readonly links: Pick<Links, "list">;
    readonly push: { readonly keys: VapidKeys };
  },
): FamilyPushes {
  const { database, links } = ground;
  const sending = openSending(ground, ground.push.keys, "families");
  const { now, holder, setTimer, onFailure } = sending;
  const { queries } = database;
  let running: Promise<void> = Promise.resolve();
  let isStarted = false;
  let cancelTimer = (): void => {};
  let trimmedOn = "";

  async function tellAllDue(): Promise<void> {
    const today = toSeoulDay(now());
    if (trimmedOn !== today) await trimFamilyPush(queries, now());
    trimmedOn = today;
    await askMarkedFamilies(database);
    for (;;) {
      const claimed = await claimFamilyPush(database, { holder, now: now() });
      if (claimed.length === 0) return;
      const byCode = Map.groupBy(claimed, ({ code_hash: codeHash }) => codeHash);
      const tellings = (
        await Promise.all([...byCode].map(([codeHash, rows]) => planFor(codeHash, rows)))
      ).flat();
      for (let start = 0; start < tellings.length; start += SENDS_AT_ONCE)
        await Promise.all(
          tellings
            .slice(start, start + SENDS_AT_ONCE)
            .map((one) => tellBrowser({ database, ...sending }, one)),
        );
    }
  }

  /** Those of one class that are told something now; the others wait, or have heard all. */
  async function planFor(
    codeHash: string,
    rows: readonly FamilyPushRow[],
  ): Promise<readonly Telling[]> {
    const at = now();
    const link = await queries
      .selectFrom("links")
      .selectAll()
      .where("code_hash", "=", codeHash)
      .executeTakeFirst();
    const place = link && (await findOpenClass(queries, link, at));
    const stop = place && (await findSuspension(queries, place.uid, at));
    if (stop) {
      await settleFamilyPush(queries, rows, { next_at: Math.min(stop.until, at + REST_MS) });
      return [];
    }
    const found = place && (await readClassNews({ queries, links }, place, { now: at }));
    const own = place && (await links.list(place.uid)).find(({ id }) => id === codeHash);
    const pushes = found && own?.code ? listFamilyPushes(found.news) : [];
    const nextAt = Math.min(found ? findNextCall(found.news) : NEVER, NEVER);
    const heard = new Map(rows.map((row) => [row, listUnheard(row.heard, pushes)]));
    const isNew = (row: FamilyPushRow): boolean => (heard.get(row)?.length ?? 0) > 0;
    const settled = rows.filter((row) => !isNew(row));
    await settleFamilyPush(queries, settled, { next_at: nextAt, attempts: 0 });
    const left = rows.filter(isNew);
    const hour = findFamilyHour(at);
    if (hour > at || left.length === 0) {
      await settleFamilyPush(queries, left, { next_at: hour });
      return [];
    }
    const sent = await countSent(left, at);
    const isFull = ({ token }: FamilyPushRow) => (sent.get(token) ?? 0) >= MOST_FAMILY_PUSHES;
    await settleFamilyPush(queries, left.filter(isFull), { next_at: findNextMorning(at) });
    return left
      .filter((row) => !isFull(row))
      .map((row) => ({
        row,
        nextAt,
        sent: sent.get(row.token) ?? 0,
        unheard: heard.get(row) ?? [],
        title: `${found?.news.place || "우리 반"} 소식`,
        path: `/class/${groupCode(own?.code ?? "")}`,
      }));
  }

  /** Of a browser in two classes those of both. */
  async function countSent(
    rows: readonly FamilyPushRow[],
    at: number,
  ): Promise<ReadonlyMap<string, number>> {
    const tokens = rows.map(({ token }) => token);
    const found = await queries
      .selectFrom("family_push")
      .select(["token", ({ fn }) => fn.sum<number | string>("sent").as("sent")])
      .where("token", "in", tokens)
      .where("day", "=", toSeoulDay(at))
      .groupBy("token")
      .execute();
    return new Map(found.map(({ token, sent }) => [token, Number(sent)]));
  }

  function turn(): Promise<void> {
    // A database that is away now is asked again with the next look.
    running = running.then(tellAllDue).catch(onFailure);
    return running;
  }

  async function look(): Promise<void> {
    await turn();
    if (isStarted) cancelTimer = setTimer(() => void look(), LOOK_MS);
  }

  return {
    start() {
      isStarted = true;
      void releaseFamilyPush(database).catch(onFailure).then(look);
    },
    turn,
    async stop() {
      isStarted = false;
      cancelTimer();
      await running;
    },
  };
}
