import type { OutsideTables } from "../../apps/server/src/db/outside-tables.ts";
import type { FillFacts } from "./fill-tables.ts";

/** What the server asked for outside, of `fill-tables.ts`. */
export const outsideRows: {
  readonly [Name in keyof OutsideTables]: (facts: FillFacts) => OutsideTables[Name];
} = {
  outside_copies: ({ now }) => ({
    service: "neis",
    key: "schools~새봄",
    body: "[]",
    fetched_at: now,
    asking_until: 0,
  }),
  feeds: ({ other, now }) => ({
    owner_id: other,
    id: "019aa0c4-0000-7000-8000-000000000006",
    name: "학교",
    colour: "purple",
    sealed: "sealed",
    marks: "{}",
    written_year: 2026,
    checked_at: now,
    good_at: now,
    failure: null,
  }),
  outside_services: ({ now }) => ({
    service: "neis",
    day: "2026-11-20",
    calls: 3,
    failures: 0,
    rests_until: 0,
    last_good_at: now,
    last_failed_at: null,
    last_failure: null,
  }),
};
