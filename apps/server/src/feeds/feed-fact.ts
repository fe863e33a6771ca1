import { fact } from "../base/facts/fact.ts";

const DAY_MS = 86_400_000;

/** How many calendars are followed, and how many have not come for a day. */
export const feedFact = fact<{ readonly count: number; readonly old: number }>(
  "feeds",
  "구독한 캘린더",
  {
    async read({ database, now }) {
      const rows = await database.queries.selectFrom("feeds").select("good_at").execute();
      if (rows.length === 0) return undefined;
      const old = rows.filter(({ good_at }) => now() - Number(good_at) > DAY_MS).length;
      return { count: rows.length, old };
    },
    say: ({ count, old }) => `${count}개${old > 0 ? `, 하루 넘게 못 받은 것 ${old}개` : ""}`,
  },
);
