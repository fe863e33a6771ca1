import { createAccountLimit } from "../session/account-limit.ts";

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** How often a teacher does what in 쌤카페 (spec 14 §12): ms until once more, 0 takes it. */
export function createCafeLimits(now: () => number) {
  const per = (burst: number, seconds: number) =>
    createAccountLimit({ burst, perSecond: burst / seconds, now });
  const [posts, postsOfDay] = [per(5, TEN_MINUTES), per(30, DAY)];
  const once = (limit: ReturnType<typeof per>) => (userId: string) => limit.take(userId, 1);
  return {
    read: once(per(120, MINUTE)),
    search: once(per(30, MINUTE)),
    post: (userId: string) => posts.take(userId, 1) || postsOfDay.take(userId, 1),
    edit: once(per(20, TEN_MINUTES)),
    comment: once(per(20, TEN_MINUTES)),
    heart: once(per(60, MINUTE)),
    report: once(per(10, DAY)),
  };
}
