import { reviewVerdicts, type ShownReview } from "@damim/domain/reviews/review.ts";
import { ThumbsUp } from "lucide-react";

/** What teachers say, without a name of an account: 별명 where there is one, else 「담임 선생님」. */
export function ReviewList({ reviews }: { readonly reviews: readonly ShownReview[] }) {
  if (reviews.length === 0) return <p className="py-3 text-15 text-fg-2">아직 후기가 없어요</p>;
  return (
    <ul aria-label="후기" className="divide-y divide-line-2">
      {reviews.map(({ verdict, text, author, on }, index) => (
        // Only ever replaced as a whole.
        <li key={index} className="py-3">
          {text && <p className="text-15 whitespace-pre-wrap">{text}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-14 text-fg-2">
            {verdict === "helped" && <ThumbsUp size={16} aria-hidden className="text-good" />}
            <span className={verdict === "helped" ? "font-semibold text-good" : "font-semibold"}>
              {reviewVerdicts.find(({ value }) => value === verdict)?.label}
            </span>
            <span>
              · {author ?? "담임 선생님"} · {toDateWords(on)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** By itself: the calendar's own words come with all that a teacher's first screen has. */
function toDateWords(day: string): string {
  return day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, "$1년 $2월 $3일");
}
