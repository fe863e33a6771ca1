import { readSearch } from "@damim/domain/cafe/search-words.ts";
import type { AskedQuery } from "../http/route.ts";
import { createAccountLimit, type AccountLimit } from "../session/account-limit.ts";
import { tooFast } from "./yard-failures.ts";

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;

type YardLimit = "read" | "search" | "post" | "edit" | "comment" | "heart" | "report";

/** Counted when they are done; of the others each try is. */
const DONE: ReadonlySet<YardLimit> = new Set(["post", "comment", "report"]);

/** How often a teacher does what in 쌤마당, in all of its parts together (spec 14 §12). */
export function createYardLimits(now: () => number) {
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
  } as const satisfies Record<YardLimit, readonly AccountLimit[]>;

  /** Counts one try, or refuses it. What is refused costs nothing of the day's. */
  const count = (limit: YardLimit) => (userId: string) => {
    const [first, second] = limits[limit];
    const waitMs = first.take(userId, 1) || (second?.take(userId, 1) ?? 0);
    if (waitMs > 0) throw tooFast(waitMs);
    return () => {
      if (DONE.has(limit)) for (const each of limits[limit]) each.giveBack(userId, 1);
    };
  };
  const [read, search] = [count("read"), count("search")];
  return {
    read,
    search,
    post: count("post"),
    edit: count("edit"),
    comment: count("comment"),
    heart: count("heart"),
    report: count("report"),
    /** Of a list that is searched where there is a `q`. */
    list: (userId: string, { q = "" }: AskedQuery) =>
      (readSearch(q) === undefined ? read : search)(userId),
  };
}

export type YardLimits = ReturnType<typeof createYardLimits>;
