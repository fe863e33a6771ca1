import type { Queries } from "../db/schema.ts";
import { failure } from "../http/http-failure.ts";

/** Until when an admin stopped the writing of this account; null when nobody did, or it is over. */
export async function findSuspension(
  queries: Queries,
  uid: string,
  now: number,
): Promise<number | null> {
  const row = await queries
    .selectFrom("suspensions")
    .select("until")
    .where("user_id", "=", uid)
    .executeTakeFirst();
  return row && row.until > now ? row.until : null;
}

/** 503, so that devices keep the words and send them when it is over. */
export const suspended = failure(
  503,
  "Suspended",
  "관리자가 잠시 멈췄어요. 쓴 내용은 이 기기에 있고, 풀리면 보내요.",
);
