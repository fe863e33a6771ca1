import { toSentence } from "@damim/domain/base/result.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  isFeatureWord,
  parseReview,
  reviewMessages,
  type OwnReviewReply,
  type ReviewsReply,
} from "@damim/domain/reviews/review.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { ServerDeps } from "../base/server-deps.ts";
import { HttpFailure, tooOften } from "../http/http-failure.ts";
import { malformed } from "../http/parse-body.ts";
import { anyone, signedIn, type AppEnv, type Route } from "../http/route.ts";
import { createLimit, ofAccount } from "../session/limits.ts";
import { countReviewsOf, findReview, keepReview, listReviews, removeReview } from "./reviews.ts";

const READS_PER_MINUTE = 60;
const WRITES_PER_MINUTE = 10;
const MINUTE_SECONDS = 60;
/** More than there are features: nobody fills the table by making up words. */
const MOST_REVIEWS = 200;

const reviewBody = v.object({
  verdict: v.picklist(["helped", "lacking"]),
  text: v.pipe(v.string(), v.maxLength(2_000)),
});

/**
 * 후기 (14 §7). `GET api/reviews/:feature` is for everybody who can come over https, without a name of anybody's account;
 * `GET …/own` is the caller's, `POST` keeps it or takes the place of the one before, `DELETE` takes it back.
 */
export function listReviewRoutes(deps: Pick<ServerDeps, "database" | "now">): readonly Route[] {
  const { now } = deps;
  const { queries } = deps.database;
  const each = { seconds: MINUTE_SECONDS, now };
  const limitReads = createLimit({ ...each, burst: READS_PER_MINUTE, refuse: tooManyReads });
  const limitWrites = createLimit({ ...each, burst: WRITES_PER_MINUTE, refuse: tooManyWrites });
  return [
    anyone("GET api/reviews/:feature", { limit: limitReads }, async (c) => {
      const { count, rows } = await listReviews(queries, readFeature(c));
      c.header("Cache-Control", `public, max-age=${MINUTE_SECONDS}`);
      return c.json<ReviewsReply>({
        count,
        reviews: rows.map(({ verdict, body, written_at: at, nickname }) => ({
          verdict,
          text: body,
          author: nickname,
          on: toSeoulDay(at),
        })),
      });
    }),
    signedIn("GET api/reviews/:feature/own", {}, async (c, { user }) => {
      const review = await findReview(queries, readFeature(c), user.id);
      return c.json<OwnReviewReply>({ review: review ?? null });
    }),
    signedIn(
      "POST api/reviews/:feature",
      // No pupil's data by what the writer's device and this server could see.
      { body: reviewBody, touches: [] },
      async (c, { user, body }) => {
        const parsed = parseReview(body);
        const feature = readFeature(c);
        if (!parsed.ok) {
          const { type } = parsed.refusal;
          throw new HttpFailure(422, type, toSentence(reviewMessages, parsed.refusal));
        }
        const isNew = (await findReview(queries, feature, user.id)) === undefined;
        if (isNew && (await countReviewsOf(queries, user.id)) >= MOST_REVIEWS) throw tooMany();
        limitWrites(ofAccount(user.id));
        await keepReview(queries, { feature, userId: user.id, review: parsed.value, now: now() });
        return c.json<OwnReviewReply>({ review: parsed.value });
      },
    ),
    signedIn("DELETE api/reviews/:feature", { touches: [] }, async (c, { user }) => {
      await removeReview(queries, readFeature(c), user.id);
      return c.json<OwnReviewReply>({ review: null });
    }),
  ];
}

function readFeature(c: Context<AppEnv>): string {
  const feature = c.req.param("feature") ?? "";
  if (!isFeatureWord(feature)) throw malformed("feature");
  return feature;
}

const tooManyReads = tooOften(
  "TooManyRequests",
  "너무 자주 열어 보았어요. 잠시 뒤에 다시 열어 주세요.",
);

const tooManyWrites = tooOften(
  "TooManyRequests",
  "조금 빨라요. 쓰신 글은 그대로 있어요. 잠시 뒤에 다시 남겨 주세요.",
);

function tooMany(): HttpFailure {
  return new HttpFailure(
    409,
    "TooManyReviews",
    `후기는 ${MOST_REVIEWS}개까지 남길 수 있어요. 쓰신 글은 그대로 있어요. 예전 후기를 지우면 남길 수 있어요.`,
  );
}
