import type { CafeComment } from "@damim/domain/cafe/cafe-replies.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useState } from "react";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { LEFT_TEACHER } from "../../../kit/feed/feed-words.ts";
import { ReportButton } from "../../../kit/feed/own-acts.tsx";
import { press } from "../../../kit/feed/press.ts";
import { late } from "../../../ui/arrival/late.ts";
import { MarkedText } from "../../../kit/marks/marked-text.tsx";

/** Comments in the order they came, answers below what they answer. */
export function CommentList(props: {
  readonly postId: string;
  readonly comments: readonly CafeComment[];
  readonly hasMore: boolean;
  readonly onMore: () => Promise<void>;
  readonly onAnswer: (id: string) => void;
  readonly onReported: () => void;
  readonly onChanged: () => void;
}) {
  const { comments, hasMore, onMore, ...acts } = props;
  if (comments.length === 0) return null;
  const known = new Set(comments.map(({ id }) => id));
  const tops = comments.filter(({ parent }) => parent === null || !known.has(parent));
  const listAnswers = (id: string) => comments.filter(({ parent }) => parent === id);
  return (
    <section aria-label="댓글" className="flex flex-col gap-2 border-t border-line-2 pt-4">
      <h3 className="text-16 font-bold">댓글 {comments.length}</h3>
      <ul aria-label="댓글 목록" className="divide-y divide-line-2">
        {tops.map((comment) => (
          <li key={comment.id} className="py-3">
            <Comment comment={comment} {...acts} canAnswer />
            {listAnswers(comment.id).length > 0 && (
              <ul className="mt-2 flex flex-col gap-3 border-l-2 border-line pl-4">
                {listAnswers(comment.id).map((answer) => (
                  <li key={answer.id}>
                    <Comment comment={answer} {...acts} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="line" onClick={() => void onMore()}>
          댓글 더 보기
        </Button>
      )}
    </section>
  );
}

/** Seldom opened, and it needs the network anyway. */
const CommentEdit = late(() => import("./comment-form.tsx").then((file) => file.CommentEdit));

function Comment(props: {
  readonly postId: string;
  readonly comment: CafeComment;
  readonly canAnswer?: boolean;
  readonly onAnswer: (id: string) => void;
  readonly onReported: () => void;
  readonly onChanged: () => void;
}) {
  const { postId, comment, canAnswer = false, onAnswer, onReported, onChanged } = props;
  const { now } = useTeacherData();
  const [isEditing, setEditing] = useState(false);
  const { id, state, isOwn, isBlocked } = comment;
  if (isBlocked) return <p className="text-15 text-fg-2">가린 댓글 1개</p>;
  if (state === "gone") return <p className="text-15 text-fg-2">지운 댓글이에요</p>;
  if (state === "hidden" && !isOwn) return <p className="text-15 text-fg-2">살펴보는 중이에요</p>;
  const remove = async (): Promise<void> => {
    if (await press(cafeRequests.removeComment(id), "댓글을 지웠어요")) onChanged();
  };
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 text-14 text-fg-2">
        <strong className="text-fg">{comment.nickname ?? LEFT_TEACHER}</strong>
        <span>{toKoreanInstant(comment.createdAt, now())}</span>
        {comment.editedAt !== null && <span>고침</span>}
        {state === "hidden" && <strong className="text-warm-strong">가려졌어요</strong>}
      </p>
      {isEditing ? (
        <CommentEdit
          comment={comment}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      ) : (
        <MarkedText text={comment.body} />
      )}
      <div className="-ml-3 flex flex-wrap">
        {canAnswer && state === "shown" && (
          <Button variant="text" onClick={() => onAnswer(id)}>
            답글 쓰기
          </Button>
        )}
        {isOwn ? (
          <>
            {state === "shown" && !isEditing && (
              <Button variant="text" onClick={() => setEditing(true)}>
                댓글 고치기
              </Button>
            )}
            <Button variant="text" onClick={() => void remove()}>
              댓글 지우기
            </Button>
          </>
        ) : (
          <ReportButton
            about={`comment:${id}`}
            send={(said) => cafeRequests.report(postId, { comment: id, ...said })}
            onSent={onReported}
          >
            댓글 알리기
          </ReportButton>
        )}
      </div>
    </div>
  );
}
