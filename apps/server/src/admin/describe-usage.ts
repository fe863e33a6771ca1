import type { UsageReply } from "@damim/domain/admin/admin-reply.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import type { Queries } from "../db/schema.ts";

const DAY_MS = 86_400_000;
const WEEKS = 8;

/** How much the server is used, in counts alone. */
export async function describeUsage(
  queries: Queries,
  now: number,
): Promise<Omit<UsageReply, "pages">> {
  const users = await queries.selectFrom("users").select("created_at").execute();
  const seen = await queries
    .selectFrom("sessions")
    .select("user_id")
    .distinct()
    .where("seen_at", ">", now - 7 * DAY_MS)
    .execute();
  const { rows } = await queries
    .selectFrom("rows")
    .select(({ fn }) => fn.countAll<number | string>().as("rows"))
    .executeTakeFirstOrThrow();
  const { bytes } = await queries
    .selectFrom("files")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("bytes"))
    .executeTakeFirstOrThrow();
  const joined = users.map((user) => toMonday(toSeoulDay(Date.parse(user.created_at))));
  const weeks = Array.from({ length: WEEKS }, (_, back) =>
    toMonday(toSeoulDay(now - back * 7 * DAY_MS)),
  );
  return {
    teacherCount: users.length,
    seenThisWeek: seen.length,
    joinedByWeek: weeks.map((week) => ({
      week,
      count: joined.filter((each) => each === week).length,
    })),
    posts: await countPosts(queries, now),
    ai: await sumAi(queries, now),
    rowCount: Number(rows),
    fileBytes: Number(bytes ?? 0),
  };
}

async function countPosts(queries: Queries, now: number): Promise<UsageReply["posts"]> {
  const count = async (since: number): Promise<number> => {
    const { posts } = await queries
      .selectFrom("cafe_posts")
      .select(({ fn }) => fn.countAll<number | string>().as("posts"))
      .where("state", "!=", "gone")
      .where("created_at", ">", since)
      .executeTakeFirstOrThrow();
    return Number(posts);
  };
  return { all: await count(0), thisWeek: await count(now - 7 * DAY_MS) };
}

async function sumAi(queries: Queries, now: number): Promise<UsageReply["ai"]> {
  const { teachers, tokens } = await queries
    .selectFrom("ai_usage")
    .select(({ fn }) => [
      fn.count<number | string>("user_id").distinct().as("teachers"),
      fn.sum<number | string | null>("tokens").as("tokens"),
    ])
    .where("day", ">", toSeoulDay(now - 30 * DAY_MS))
    .executeTakeFirstOrThrow();
  return { teachers: Number(teachers), tokens: Number(tokens ?? 0) };
}

function toMonday(day: CalendarDay): CalendarDay {
  return addDays(day, -toWeekPlace(day));
}
