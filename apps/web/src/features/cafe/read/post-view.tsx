import type { CafeBoard, CafePostReply } from "@damim/domain/cafe/cafe-replies.ts";
import { helpReplyKind } from "@damim/domain/cafe/help-reply.ts";
import { removeRow } from "@damim/sync/change.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useCallback, useEffect, useState } from "react";
import { toFaultSentence } from "../../../data/server/ask-server.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList, type ServerList } from "../../../kit/server/use-server-list.ts";
import { Chip } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { AWAY, LEFT_TEACHER, NOT_SENT } from "../cafe-words.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { MarkedText } from "../../../kit/marks/marked-text.tsx";
import { PostFiles } from "./post-files.tsx";
import { PostActs } from "./post-acts.tsx";

const ReportDialog = lazyOverlay(
  () => import("../../../kit/report/report-dialog.tsx"),
  "ReportDialog",
);

/** What is pointed out: the post, or one comment under it. */
export type Reported = { readonly comment?: string };

/** One post with what was said about it. */
export function PostView(props: {
  readonly id: string;
  readonly boards: readonly CafeBoard[];
  readonly onEdit: () => void;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}) {
  const { id } = props;
  const ask = useCallback(() => cafeRequests.readPost(id), [id]);
  const list = useServerList(ask);
  if (list.failure?.type === "ServerSaid" && list.value === undefined)
    return <EmptyState title="글을 볼 수 없어요">{list.failure.sentence}</EmptyState>;
  return (
    <ServerView list={list} away={AWAY}>
      {(reply) => <Post {...props} reply={reply} list={list} />}
    </ServerView>
  );
}

function Post(
  props: Parameters<typeof PostView>[0] & {
    readonly reply: CafePostReply;
    readonly list: ServerList<CafePostReply, unknown>;
  },
) {
  const { id, boards, reply, list, onEdit, onChanged, onRemoved } = props;
  const { post, comments, hasMore } = reply;
  const { now, profile } = useTeacherData();
  const [reported, setReported] = useState<Reported>();
  const [answered, setAnswered] = useState<string>();
  const at = toKoreanInstant(post.createdAt, now());
  const head = [
    boards.find((board) => board.id === post.board)?.name,
    post.nickname ?? LEFT_TEACHER,
    at,
  ];
  const block = async (nickname: string): Promise<void> => {
    const sent = await cafeRequests.block(nickname, true);
    if (!sent.ok) return showToast.error(toFaultSentence(sent.refusal, NOT_SENT));
    showToast.success(
      `${nickname} 선생님 글을 이제 보이지 않게 했어요. 소식에서 되돌릴 수 있어요.`,
    );
    onRemoved();
  };
  const more = async (): Promise<void> => {
    const next = await cafeRequests.readPost(id, comments.at(-1)?.seq ?? 0);
    if (!next.ok) return showToast.error(toFaultSentence(next.refusal, NOT_SENT));
    list.take((known) => ({
      ...next.value,
      comments: [...known.comments, ...next.value.comments],
    }));
  };
  useEffect(() => {
    // She has read it: the card of 오늘 lets it go, on every device.
    if (profile.rows(helpReplyKind).has(id))
      void profile.write([removeRow(helpReplyKind.name, id)]);
  }, [profile, id]);
  const isRead = post.state === "shown" || post.isOwn;
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-col gap-1.5">
        <h2 className="title text-22 wrap-break-word">
          {post.state === "gone" ? "지운 글이에요" : isRead ? post.title : "살펴보는 중이에요"}
        </h2>
        <p className="flex flex-wrap gap-x-3 text-14 text-fg-2">
          {head.filter(Boolean).map((words) => (
            <span key={words}>{words}</span>
          ))}
          {post.editedAt !== null && <span>고침 {toKoreanInstant(post.editedAt, now())}</span>}
        </p>
      </header>
      {post.state === "waiting" && (
        <Notice tone="info">
          가입한 첫날에 링크를 넣은 글은 살펴본 뒤에 보여요. 글은 그대로 있어요.
        </Notice>
      )}
      {post.state === "hidden" && post.isOwn && (
        <Notice tone="warm" title="가려졌어요">
          다른 선생님에게는 보이지 않아요. 살펴본 뒤 소식에서 알려 드려요.
        </Notice>
      )}
      {post.state !== "gone" && isRead && <MarkedText text={post.body} />}
      <PostFiles postId={id} files={post.files} />
      {post.tags.length > 0 && (
        <ul aria-label="꼬리표" className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Chip># {tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      {post.state !== "gone" && isRead && (
        <PostActs
          post={post}
          onHeart={(isHearted) =>
            list.take((known) => ({
              ...known,
              post: {
                ...known.post,
                isHearted,
                hearts: Math.max(0, known.post.hearts + (isHearted ? 1 : -1)),
              },
            }))
          }
          onReport={() => setReported({})}
          onBlock={block}
          onEdit={onEdit}
          onRemoved={onRemoved}
        />
      )}
      <CommentList
        postId={id}
        comments={comments}
        hasMore={hasMore}
        onMore={more}
        onAnswer={setAnswered}
        onReport={(comment) => setReported({ comment })}
        onChanged={list.reload}
      />
      {post.state !== "hidden" && post.state !== "waiting" && (
        <CommentForm
          key={answered ?? ""}
          postId={id}
          answered={comments.find((comment) => comment.id === answered)}
          onClose={() => setAnswered(undefined)}
          onSent={() => {
            setAnswered(undefined);
            list.reload();
            onChanged();
          }}
        />
      )}
      <ReportDialog
        key={`${id}:${reported?.comment ?? ""}`}
        isOpen={reported !== undefined}
        send={(said) => cafeRequests.report(id, { ...reported, ...said })}
        onClose={() => setReported(undefined)}
        onSent={() => {
          list.reload();
          onChanged();
        }}
      />
    </article>
  );
}
