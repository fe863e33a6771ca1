import { ok } from "@damim/domain/base/result.ts";
import type { OwnReviewReply, Review, ReviewsReply } from "@damim/domain/reviews/review.ts";
import { type ServerAnswer, askWordless } from "../../../data/server/ask-wordless.ts";

const toPath = (feature: string): string => `reviews/${encodeURIComponent(feature)}`;

/** What everybody may read. */
export async function fetchReviews(feature: string): ServerAnswer<ReviewsReply> {
  const answer = await askWordless<ReviewsReply>("GET", toPath(feature));
  // An address that no feature has, or reviews are switched off: nobody said anything.
  const isNone = !answer.ok && /^(?:Malformed|NotFound)$/.test(answer.refusal.code ?? "");
  return isNone ? ok({ count: 0, reviews: [] }) : answer;
}

/** What this teacher said. */
export function fetchOwnReview(feature: string): ServerAnswer<OwnReviewReply> {
  return askWordless("GET", `${toPath(feature)}/own`);
}

/** Keeps a review, or takes it back where there is none to keep. Its own form asks about names (`found-names.tsx`). */
export function saveReview(feature: string, review: Review | null): ServerAnswer<object> {
  return review
    ? askWordless("POST", toPath(feature), review)
    : askWordless("DELETE", toPath(feature));
}
