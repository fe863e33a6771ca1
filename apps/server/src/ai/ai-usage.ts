import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Queries } from "../db/schema.ts";

/** How many tokens a teacher used on a day. */
export async function countUsedTokens(
  queries: Queries,
  uid: string,
  day: CalendarDay,
): Promise<number> {
  const row = await queries
    .selectFrom("ai_usage")
    .select("tokens")
    .where("user_id", "=", uid)
    .where("day", "=", day)
    .executeTakeFirst();
  return Number(row?.tokens ?? 0);
}

/** Adds what a call cost; two at once both count. */
export async function addUsedTokens(
  queries: Queries,
  uid: string,
  { day, tokens }: { readonly day: CalendarDay; readonly tokens: number },
): Promise<void> {
  await queries
    .insertInto("ai_usage")
    .values({ user_id: uid, day, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "day"])
        .doUpdateSet((row) => ({ tokens: row("ai_usage.tokens", "+", tokens) })),
    )
    .execute();
}
