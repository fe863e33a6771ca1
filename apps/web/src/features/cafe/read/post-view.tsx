import type { CafeBoard, CafePostReply } from "@damim/domain/cafe/cafe-replies.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useCallback, useEffect, useState } from "react";
import { canAskAgain, sayTrouble } from "../../../data/server/ask-wordless.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList, type ServerList } from "../../../kit/server/use-server-list.ts";
import { Chip } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { AWAY, LEFT_TEACHER } from "../../../kit/feed/feed-words.ts";
import { NOT_SENT, press } from "../../../kit/feed/press.ts";
import { late } from "../../../ui/arrival/late.ts";
import { MarkedText } from "../../../kit/marks/marked-text.tsx";
import { createPostCommands } from "../post-commands.ts";
import { PostFiles } from "./post-files.tsx";

// What is said and done with it needs the network anyway: the post comes first.
const PostActs = late(() => import("./post-acts.tsx").then((file) => file.PostActs));
const CommentList = late(() => import("./comment-list.tsx").then((file) => file.CommentList));
const CommentForm = late(() => import("./comment-form.tsx").then((file) => file.CommentForm));

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
  if (list.failure && !canAskAgain(list.failure) && list.value === undefined)
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
  const commands = useCommands(createPostCommands, profile);
  const [answered, setAnswered] = useState<string>();
  const at = toKoreanInstant(post.createdAt, now());
  const head = [
    boards.find((board) => board.id === post.board)?.name,
    post.nickname ?? LEFT_TEACHER,
    at,
  ];
  const block = async (nickname: string): Promise<void> => {
    const done = `${nickname} 선생님 글을 더 이상 보여 주지 않아요. 소식에서 되돌릴 수 있어요.`;
    if (await press(cafeRequests.block(nickname, true), done)) onRemoved();
  };
  const whenChanged = (): void => {
    list.reload();
    onChanged();
  };
  const more = async (): Promise<void> => {
    const next = await cafeRequests.readPost(id, comments.at(-1)?.seq ?? 0);
    if (!next.ok) return showToast.error(sayTrouble(next.refusal, NOT_SENT));
    list.take((known) => ({
      ...next.value,
      comments: [...known.comments, ...next.value.comments],
    }));
  };
  useEffect(() => {
    commands.letReplyGo(id);
  }, [commands, id]);
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
          onReported={whenChanged}
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
        onReported={whenChanged}
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
            whenChanged();
          }}
        />
      )}
    </article>
  );
}
