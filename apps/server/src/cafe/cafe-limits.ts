import { createAccountLimit } from "../session/account-limit.ts";
import { tooFast } from "./cafe-failures.ts";

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** How often a teacher does what in 쌤마당 (spec 14 §12). */
export function createCafeLimits(now: () => number) {
  const per = (burst: number, seconds: number) =>
    createAccountLimit({ burst, perSecond: burst / seconds, now });
  const limits = {
    read: [per(120, MINUTE)],
    search: [per(30, MINUTE)],
    post: [per(5, TEN_MINUTES), per(30, DAY)],
    edit: [per(20, TEN_MINUTES)],
    comment: [per(20, TEN_MINUTES)],
    heart: [per(60, MINUTE)],
    report: [per(10, DAY)],
  } as const;
  type Limit = keyof typeof limits;

  /** Counts one try, or refuses it. */
  function take(limit: Limit, userId: string): void {
    const [first, second] = limits[limit];
    const waitMs = first.take(userId, 1) || (second?.take(userId, 1) ?? 0);
    if (waitMs > 0) throw tooFast(waitMs);
  }

  return {
    take,
    /** Counts what is done: what is refused costs none of the day's. */
    counted: async <T>(limit: Limit, userId: string, work: () => Promise<T>): Promise<T> => {
      take(limit, userId);
      try {
        return await work();
      } catch (error) {
        for (const each of limits[limit]) each.giveBack(userId, 1);
        throw error;
      }
    },
  };
}
