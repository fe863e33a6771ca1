import {
  LONGEST_REVIEW,
  parseReview,
  reviewMessages,
  reviewVerdicts,
} from "@damim/domain/reviews/review.ts";
import type { ReviewVerdict } from "@damim/domain/reviews/review.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { ExternalLink } from "lucide-react";
import { useCallback, useState } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { FoundNames, useFoundNames } from "./found-names.tsx";
import { ReviewList } from "./review-list.tsx";
import { fetchOwnReview, fetchReviews, saveReview } from "./review-requests.ts";

const AWAY =
  "서버에 연결하지 못했어요. 쓰신 글은 이 기기에 있어요. 인터넷이 연결되면 다시 남겨 주세요.";

/** 후기 beside a guide: what others say, and what this teacher says. */
export function ReviewsOfGuide({ feature }: { readonly feature: string }) {
  const ask = useCallback(() => fetchReviews(feature), [feature]);
  const list = useServerList(ask);
  return (
    <Card
      title="후기"
      titleEnd={
        <span className="flex items-center gap-2">
          {list.value?.count}
          <a
            href={`${import.meta.env.BASE_URL}reviews/${feature}`}
            target="_blank"
            rel="noopener"
            aria-label="후기만 보기, 새 창"
            className="press grid size-11 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
          >
            <ExternalLink size={18} aria-hidden />
          </a>
        </span>
      }
      className="flex flex-col lg:col-start-2 xl:col-start-3 xl:min-h-0 xl:overflow-y-auto"
    >
      <div className="flex-1">
        <ServerView list={list} away="후기는 서버에 있어요. 사용법은 인터넷 없이도 볼 수 있어요.">
          {({ reviews }) => <ReviewList reviews={reviews} />}
        </ServerView>
      </div>
      <OwnReview
        feature={feature}
        onChanged={(own, before) => {
          list.take(({ reviews, count }) => ({
            count: count + (own ? 1 : 0) - (before ? 1 : 0),
            reviews,
          }));
          list.reload();
        }}
      />
    </Card>
  );
}

function OwnReview(props: {
  readonly feature: string;
  readonly onChanged: (isThere: boolean, wasThere: boolean) => void;
}) {
  const { feature, onChanged } = props;
  const ask = useCallback(() => fetchOwnReview(feature), [feature]);
  const own = useServerList(ask);
  const stored = own.value?.review;
  const [draft, setDraft, clearDraft, forgetDraft] = useDraft(`review:${feature}`, "");
  const [chosen, setChosen] = useState<ReviewVerdict>();
  const [isTouched, setTouched] = useState(false);
  const { isBusy, sentence, say, ask: askNow } = useAsking(AWAY);
  const text = isTouched || draft !== "" ? draft : (stored?.text ?? "");
  const verdict = chosen ?? stored?.verdict ?? "helped";
  const { found, pass } = useFoundNames(text);
  const [asked, setAsked] = useState("");
  const write = (next: string): void => {
    setTouched(true);
    say(undefined);
    setDraft(next);
  };

  const send = (review: { verdict: ReviewVerdict; text: string } | null) =>
    askNow(
      () => saveReview(feature, review),
      () => {
        own.take(() => ({ review }));
        setTouched(false);
        setChosen(undefined);
        clearDraft();
        forgetDraft();
        onChanged(review !== null, Boolean(stored));
        showToast.success(review ? "후기를 남겼어요" : "후기를 지웠어요");
      },
    );
  const submit = (): void => {
    const parsed = parseReview({ verdict, text });
    if (!parsed.ok) return say(toSentence(reviewMessages, parsed.refusal));
    // Asks once while a name stands.
    if (found.length > 0 && asked !== text) {
      setAsked(text);
      return say("학생 이름 같은 말이 있어요. 살펴보고 한 번 더 누르면 남겨요.");
    }
    void send(parsed.value);
  };
  return (
    <form
      className="mt-3 flex flex-col gap-3 border-t border-line-2 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Segments
        label="써 보니 어땠나요?"
        value={verdict}
        segments={reviewVerdicts}
        onValueChange={setChosen}
        isFull
      />
      <TextArea
        label="후기"
        isLabelHidden
        placeholder="써 보니 어땠나요?"
        hint={text.length > LONGEST_REVIEW - 100 ? `${text.length}/${LONGEST_REVIEW}자` : undefined}
        error={sentence}
        value={text}
        onValueChange={write}
      />
      <FoundNames
        found={found}
        onHide={({ at, word }) =>
          write(
            `${text.normalize("NFC").slice(0, at)}한 학생${text.normalize("NFC").slice(at + word.length)}`,
          )
        }
        onPass={pass}
      />
      <Button type="submit" variant="weak" isFull isBusy={isBusy}>
        후기 남기기
      </Button>
      {stored && (
        <Button variant="text" onClick={() => void send(null)}>
          내 후기 지우기
        </Button>
      )}
    </form>
  );
}
