import type { Review } from "@damim/domain/reviews/review.ts";
import type { Queries, ReviewRow } from "../db/schema.ts";

const SHOWN = 50;

/** With the 별명 of 쌤마당, where its writer has one. */
type NamedReview = ReviewRow & { readonly nickname: string | null };

/** How many there are of a feature, and the newest fifty. */
export async function listReviews(
  queries: Queries,
  feature: string,
): Promise<{ readonly count: number; readonly rows: readonly NamedReview[] }> {
  const of = queries.selectFrom("reviews").where("feature", "=", feature);
  const { count } = await of
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await of
    .leftJoin("cafe_members", "cafe_members.user_id", "reviews.user_id")
    .selectAll("reviews")
    .select("cafe_members.nickname")
    .orderBy("written_at", "desc")
    .limit(SHOWN)
    .execute();
  return { count: Number(count), rows };
}

/** What this teacher said of a feature. */
export async function findReview(
  queries: Queries,
  feature: string,
  userId: string,
): Promise<Review | undefined> {
  const row = await queries
    .selectFrom("reviews")
    .selectAll()
    .where("feature", "=", feature)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && { verdict: row.verdict, text: row.body };
}

/** How many reviews a teacher has written, about whatever. */
export async function countReviewsOf(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom("reviews")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One of each teacher about each feature: a second one takes the place of the first. */
export async function keepReview(
  queries: Queries,
  kept: {
    readonly feature: string;
    readonly userId: string;
    readonly review: Review;
    /** Epoch ms. */
    readonly now: number;
  },
): Promise<void> {
  const { feature, userId, review, now } = kept;
  const said = { verdict: review.verdict, body: review.text, written_at: now };
  await queries
    .insertInto("reviews")
    .values({ feature, user_id: userId, ...said })
    .onConflict((conflict) => conflict.columns(["feature", "user_id"]).doUpdateSet(said))
    .execute();
}

/** Takes a review back; no word of it stays. */
export async function removeReview(
  queries: Queries,
  feature: string,
  userId: string,
): Promise<void> {
  await queries
    .deleteFrom("reviews")
    .where("feature", "=", feature)
    .where("user_id", "=", userId)
    .execute();
}
