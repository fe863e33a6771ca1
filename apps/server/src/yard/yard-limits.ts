import { readSearch } from "@damim/domain/cafe/search-words.ts";
import type { AskedQuery } from "../http/route.ts";
import { type Asker, createBuckets, createLimit } from "../session/limits.ts";
import { tooFast } from "./yard-failures.ts";

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;

type Span = readonly [burst: number, seconds: number];

/** How often a teacher does what in 쌤마당, in all of its parts together (spec 14 §12). */
export function createYardLimits(now: () => number) {
  /** Counts one when it is done; what is refused costs nothing of the day's. */
  const done = (...spans: readonly Span[]) => {
    const limits = spans.map(([burst, seconds]) =>
      createBuckets({ burst, perSecond: burst / seconds, now }),
    );
    return (who: Asker) => {
      for (const limit of limits) {
        const waitMs = limit.take(who, 1);
        if (waitMs > 0) throw tooFast(waitMs);
      }
      return () => {
        for (const limit of limits) limit.giveBack(who, 1);
      };
    };
  };
  /** Counts each try. */
  const tried = (...[burst, seconds]: Span) =>
    createLimit({ burst, seconds, now, refuse: tooFast });
  const [read, search] = [tried(120, MINUTE), tried(30, MINUTE)];
  return {
    read,
    search,
    /** Of a list that is searched where there is a `q`. */
    list: (who: Asker, { q = "" }: AskedQuery) =>
      (readSearch(q) === undefined ? read : search)(who),
    post: done([5, TEN_MINUTES], [30, DAY]),
    edit: tried(20, TEN_MINUTES),
    comment: done([20, TEN_MINUTES]),
    heart: tried(60, MINUTE),
    report: done([10, DAY]),
  };
}

export type YardLimits = ReturnType<typeof createYardLimits>;
