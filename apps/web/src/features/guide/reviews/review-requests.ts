import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { OwnReviewReply, Review, ReviewsReply } from "@damim/domain/reviews/review.ts";
import { apiUrl } from "../../../platform/api-url.ts";
import { readJsonAnswer, toAnswerSentence } from "../../../data/server/server-trouble.ts";

const TIMEOUT_MS = 20_000;

/** What the server said no with, as a person reads it. */
export interface RefusedReview {
  readonly type: "Refused";
  readonly sentence: string;
}

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(apiUrl(path), { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
}

const toPath = (feature: string): string => `reviews/${encodeURIComponent(feature)}`;

/** What everybody may read. Rejects when the server could not be asked. */
export async function fetchReviews(feature: string): Promise<Result<ReviewsReply, never>> {
  const response = await send(toPath(feature));
  // An address that no feature has, or reviews are switched off: nobody said anything.
  if (response.status === 400 || response.status === 404) return ok({ count: 0, reviews: [] });
  return ok((await readJsonAnswer(response)) as ReviewsReply);
}

/** What this teacher said. Rejects when the server could not be asked. */
export async function fetchOwnReview(feature: string): Promise<Result<OwnReviewReply, never>> {
  const response = await send(`${toPath(feature)}/own`);
  return ok((await readJsonAnswer(response)) as OwnReviewReply);
}

/** Keeps a review, or takes it back where there is none to keep. */
export async function saveReview(
  feature: string,
  review: Review | null,
): Promise<Result<undefined, RefusedReview>> {
  const response = await send(
    toPath(feature),
    review
      ? {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(review),
        }
      : { method: "DELETE" },
  );
  if (response.ok) return ok(undefined);
  const answer: unknown = await response.json().catch(() => undefined);
  return refuse({ type: "Refused", sentence: toAnswerSentence(response.status, answer) });
}
