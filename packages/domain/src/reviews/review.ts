import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { findRefusedPart } from "../names/personal-parts.ts";

/** 도움이 됐어요 or 아쉬워요. */
export type ReviewVerdict = "helped" | "lacking";

export const reviewVerdicts = [
  { value: "helped", label: "도움이 됐어요" },
  { value: "lacking", label: "아쉬워요" },
] as const satisfies readonly { readonly value: ReviewVerdict; readonly label: string }[];

/** What a teacher says of a feature: one per feature, the next one takes its place. */
export interface Review {
  readonly verdict: ReviewVerdict;
  /** May be empty: the verdict says enough. */
  readonly text: string;
}

/** A review as everybody may read it. Whose it is goes no further than this. */
export interface ShownReview extends Review {
  /** 별명, where the writer has one. */
  readonly author: string | null;
  readonly on: CalendarDay;
}

/** Of `GET api/reviews/:feature`: how many there are, and the newest fifty. */
export interface ReviewsReply {
  readonly count: number;
  readonly reviews: readonly ShownReview[];
}

/** Of `GET api/reviews/:feature/own`. */
export interface OwnReviewReply {
  readonly review: Review | null;
}

export type ReviewRefusal =
  | { readonly type: "ReviewTooLong" }
  | { readonly type: "ReviewHasPhone" }
  | { readonly type: "ReviewHasResidentNumber" };

export const LONGEST_REVIEW = 500;

const kept = "쓰신 글은 그대로 있어요.";

export const reviewMessages: MessagesFor<ReviewRefusal> = {
  ReviewTooLong: () => `후기는 ${LONGEST_REVIEW}자까지 쓸 수 있어요. ${kept} 조금 줄여 주세요.`,
  ReviewHasPhone: () => `휴대전화 번호가 있어서 남기지 않았어요. ${kept} 번호를 빼 주세요.`,
  ReviewHasResidentNumber: () =>
    `주민등록번호 같은 숫자가 있어서 남기지 않았어요. ${kept} 숫자를 빼 주세요.`,
};

/**
 * A review as it may be kept: no more than 500 letters, no phone and no 주민등록번호 (14 §2, §7). Names of pupils are a
 * matter of the writer's device, which alone knows the class.
 *
 * ```ts
 * parseReview({ verdict: "helped", text: " 편해요 " }); // ok { verdict: "helped", text: "편해요" }
 * ```
 */
export function parseReview({ verdict, text }: Review): Result<Review, ReviewRefusal> {
  const written = text.normalize("NFC").trim();
  if (written.length > LONGEST_REVIEW) return refuse({ type: "ReviewTooLong" });
  const part = findRefusedPart(written);
  if (part === "residentNumber") return refuse({ type: "ReviewHasResidentNumber" });
  if (part === "phone") return refuse({ type: "ReviewHasPhone" });
  return ok({ verdict, text: written });
}

/** What an address of a guide or of reviews may end in: the word of a screen, as `toGuideId` makes it. */
export function isFeatureWord(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(text);
}
