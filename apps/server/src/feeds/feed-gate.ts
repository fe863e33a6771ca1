import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { MOST_FEEDS } from "@damim/domain/schedule/incoming/followed-feed.ts";
import { recordSchoolYear, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { FeedRow } from "../db/outside-tables.ts";
import type { Queries } from "../db/schema.ts";
import { failure, notFound } from "../http/http-failure.ts";
import { suspended } from "../http/stopped.ts";
import { isNumbersOnly } from "../numbers-only/numbers-only-policy.ts";
import { findSuspension } from "../session/find-suspension.ts";

/** What is asked of a feed; without an address the one that it has. */
export interface AskedFeed {
  readonly id: string;
  readonly address?: string | undefined;
}

/** The feed that is meant. */
interface FeedPlace {
  readonly id: string;
  /** Empty where it was sealed under another key. */
  readonly address: string;
  /** As it stands; absent: a new one. */
  readonly row: FeedRow | undefined;
}

/** Whether something may be written of a feed, and of which. */
export function createFeedGate({
  now,
  open,
}: {
  readonly now: () => number;
  readonly open: (sealed: string) => string;
}) {
  const findYear = (): SchoolYear => recordSchoolYear(toSeoulDay(now()));
  return {
    findYear,

    isNumbered: (within: Queries, uid: string): Promise<boolean> =>
      isNumbersOnly(within, yearScope(uid, findYear())),

    /**
     * By all that holds now: asked before somebody's server is, and again within the transaction that writes, for much may happen
     * while a calendar comes. An address that is followed already means the feed that follows it. Throws what is to be said.
     */
    async pass(within: Queries, uid: string, { id, address }: AskedFeed): Promise<FeedPlace> {
      const stop = await findSuspension(within, uid, now());
      if (stop) throw suspended(stop);
      if (await this.isNumbered(within, uid)) throw numbersOnly();
      const followed = await listFeedRows(within, uid);
      const kept = followed.find((row) => row.id === id);
      if (address === undefined) {
        if (!kept) throw notFound();
        return { id, address: open(kept.sealed), row: kept };
      }
      const row = followed.find(({ sealed }) => toHref(open(sealed)) === toHref(address)) ?? kept;
      if (!row && followed.length >= MOST_FEEDS) throw tooMany();
      return { id: row?.id ?? id, address, row };
    },
  };
}

export async function listFeedRows(within: Queries, uid: string): Promise<readonly FeedRow[]> {
  const rows = within.selectFrom("feeds").selectAll().where("owner_id", "=", uid);
  return rows.orderBy("id").execute();
}

/** Hosts are the same in large letters and in small ones. */
function toHref(address: string): string {
  return URL.parse(address)?.href ?? address;
}

const tooMany = failure(
  409,
  "TooManyFeeds",
  `캘린더는 ${MOST_FEEDS}개까지 구독할 수 있어요. 하나를 끊고 다시 해 주세요.`,
);
const numbersOnly = failure(
  409,
  "NumbersOnly",
  "번호만 쓰기에서는 구독할 수 없어요. 캘린더에 이름이 있으면 서버에 남기 때문이에요. 파일로 가져와 주세요.",
);
