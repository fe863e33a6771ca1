import { randomUUID } from "node:crypto";
import { CLOCK_PLAY_MS, isWithin } from "@damim/domain/base/is-within.ts";
import type { Queries } from "../db/schema.ts";

/** OWASP ASVS: at most this many wrong passwords an hour, of one client at one account. */
export const TRIES_PER_HOUR = 100;
/** Of each client while all of them together have said as many. */
export const FEW_TRIES = 10;
const HOUR_MS = 3_600_000;
const CLEAN_AGAIN_MS = 60_000;

/** Counts tries in the database: several server processes and a restart make no difference. */
export interface HourlyTries {
  /**
   * Takes one of the hour's tries of a client: its id, or the ms until one is free again. What all clients say is counted too
   * and refuses nobody: where it is too much, each has `FEW_TRIES` (docs/decisions/0112).
   */
  take(own: string, all?: string): Promise<{ readonly id: string } | { readonly waitMs: number }>;
  /** It was the right password: it does not count. */
  giveBack(id: string): Promise<void>;
}

export function createHourlyTries(queries: Queries, now: () => number): HourlyTries {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  return {
    async take(own, all) {
      const [id, at] = [randomUUID(), now()];
      const ofAll = all === undefined ? [] : [{ id: toIdOfAll(id), target: all, tried_at: at }];
      await forgetOld(at);
      // Written first and counted then: of two at the same moment each sees the other, or one does.
      await queries
        .insertInto("password_tries")
        .values([{ id, target: own, tried_at: at }, ...ofAll])
        .execute();
      const tries = await list(own, at);
      const isMany = all !== undefined && (await list(all, at)).length > TRIES_PER_HOUR;
      const most = isMany ? FEW_TRIES : TRIES_PER_HOUR;
      if (tries.length <= most) return { id };
      await remove(id);
      const oldest = tries[tries.length - 1 - most] ?? at;
      return { waitMs: Math.max(1, oldest + HOUR_MS - at) };
    },
    giveBack: remove,
  };

  /** When the tries of the hour were, the oldest first. */
  async function list(target: string, at: number): Promise<readonly number[]> {
    const tries = await queries
      .selectFrom("password_tries")
      .select("tried_at")
      .where("target", "=", target)
      .where("tried_at", ">", at - HOUR_MS)
      .where("tried_at", "<=", at + CLOCK_PLAY_MS)
      .orderBy("tried_at")
      .execute();
    return tries.map(({ tried_at }) => tried_at);
  }

  async function forgetOld(at: number): Promise<void> {
    if (isWithin(at - cleanedAt, CLEAN_AGAIN_MS)) return;
    cleanedAt = at;
    await queries
      .deleteFrom("password_tries")
      // Tries of the future were written before the clock was set back: they hold nobody up.
      .where((eb) =>
        eb.or([eb("tried_at", "<=", at - HOUR_MS), eb("tried_at", ">", at + CLOCK_PLAY_MS)]),
      )
      .execute();
  }

  async function remove(id: string): Promise<void> {
    await queries
      .deleteFrom("password_tries")
      .where("id", "in", [id, toIdOfAll(id)])
      .execute();
  }
}

/** The same try among those of all. */
const toIdOfAll = (id: string): string => `${id}~all`;
