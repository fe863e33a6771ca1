import type { CafeComment } from "@damim/domain/cafe/cafe-replies.ts";
import { checkComment, COMMENT_MOST, postMessages } from "@damim/domain/cafe/check-post.ts";
import type { ReactNode } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { LEFT_TEACHER } from "../../../kit/feed/feed-words.ts";
import { useSend } from "../../../kit/feed/use-send.tsx";
import { NameScan } from "../../../kit/names/name-scan.tsx";
import { newId } from "../../../platform/random.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";

/** A comment, or an answer to one. What is typed stays on the device until the server has it. */
export function CommentForm(props: {
  readonly postId: string;
  readonly answered: CafeComment | undefined;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { postId, answered, onClose, onSent } = props;
  const { now } = useTeacherData();
  const parent = answered?.id ?? null;
  const draft = useFormDraft(`cafeComment:${postId}:${parent ?? ""}`, {
    id: "",
    sent: "",
    body: "",
  });
  return (
    <CommentFields
      label="댓글"
      body={draft.fields.body}
      onChange={(body) => draft.change({ body })}
      send={(body) => {
        // The same for each try of the same words: an answer that got lost makes no second comment.
        const id = draft.fields.sent === body ? draft.fields.id : newId(now());
        draft.change({ id, sent: body });
        return cafeRequests.comment(postId, { id, parent, body });
      }}
      away="인터넷이 연결되지 않아 올리지 못했어요. 댓글은 이 기기에 있어요. 연결되면 다시 눌러 주세요."
      onSent={() => {
        draft.forget();
        onSent();
      }}
      head={
        answered && (
          <p className="flex flex-wrap items-center gap-2 text-14 text-fg-2">
            {answered.nickname ?? LEFT_TEACHER} 선생님께 답글
            <Button variant="text" onClick={onClose}>
              답글 그만두기
            </Button>
          </p>
        )
      }
      actLabel="댓글 올리기"
    />
  );
}

/** An own comment is changed, openly: 「고침」 stands beside it. What is typed stays until the server has it. */
export function CommentEdit(props: {
  readonly comment: CafeComment;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { comment, onClose, onSaved } = props;
  const draft = useFormDraft(`cafeCommentEdit:${comment.id}`, { body: comment.body });
  return (
    <CommentFields
      label="댓글 고치기"
      body={draft.fields.body}
      onChange={(body) => draft.change({ body })}
      send={(body) => cafeRequests.editComment(comment.id, body)}
      away="인터넷이 연결되지 않아 고치지 못했어요. 고친 댓글은 이 기기에 있어요. 다시 눌러 주세요."
      onSent={() => {
        draft.finish();
        onSaved();
      }}
      actLabel="저장"
      foot={
        <Button
          variant="text"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          취소
        </Button>
      }
    />
  );
}

function CommentFields(props: {
  readonly label: string;
  readonly body: string;
  readonly onChange: (body: string) => void;
  readonly send: (body: string) => ServerAnswer<unknown>;
  readonly away: string;
  readonly onSent: () => void;
  readonly actLabel: string;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}) {
  const { label, body, onChange, send, away, onSent, actLabel, head, foot } = props;
  const sending = useSend({
    text: body,
    check: () => checkComment(body),
    messages: postMessages,
    send,
    away,
    onSent,
  });
  return (
    <Form className="flex flex-col gap-3" onSubmit={sending.submit}>
      {head}
      <TextArea
        label={label}
        value={body}
        most={COMMENT_MOST * 2}
        error={sending.error}
        onValueChange={(next) => {
          sending.clear();
          onChange(next);
        }}
      />
      <NameScan scan={sending.scan} onCover={onChange} />
      {sending.ask}
      <div className="flex justify-end gap-2">
        {foot}
        <Button type="submit" isBusy={sending.isBusy}>
          {actLabel}
        </Button>
      </div>
    </Form>
  );
}
