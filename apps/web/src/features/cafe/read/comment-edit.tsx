import { toSentence } from "@damim/domain/base/result.ts";
import type { CafeComment } from "@damim/domain/cafe/cafe-replies.ts";
import { checkComment, COMMENT_MOST, postMessages } from "@damim/domain/cafe/check-post.ts";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { toFaultSentence } from "../../../data/server/ask-server.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { AskNotice } from "../../../kit/names/ask-notice.tsx";
import { NameScan } from "../../../kit/names/name-scan.tsx";
import { useNameScan } from "../../../kit/names/use-name-scan.ts";

const AWAY_EDIT =
  "인터넷이 이어지지 않아 고치지 못했어요. 고친 댓글은 이 기기에 있어요. 다시 눌러 주세요.";

/** An own comment is changed, openly: 「고침」 stands beside it. What is typed stays until the server has it. */
export function CommentEdit(props: {
  readonly comment: CafeComment;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { comment, onClose, onSaved } = props;
  const draft = useFormDraft(`cafeCommentEdit:${comment.id}`, { body: comment.body });
  const { body } = draft.fields;
  const scan = useNameScan(body);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = async (isAsked: boolean): Promise<void> => {
    const checked = checkComment(body);
    if (!checked.ok) return setError(toSentence(postMessages, checked.refusal));
    if (!isAsked && scan.findNow().length > 0) return setAsking(true);
    setBusy(true);
    const sent = await cafeRequests.editComment(comment.id, checked.value);
    setBusy(false);
    if (!sent.ok) return setError(toFaultSentence(sent.refusal, AWAY_EDIT));
    draft.finish();
    return onSaved();
  };
  return (
    <Form className="flex flex-col gap-3" onSubmit={() => void save(false)}>
      <TextArea
        label="댓글 고치기"
        value={body}
        maxLength={COMMENT_MOST * 2}
        error={error}
        onValueChange={(next) => {
          setError(undefined);
          draft.change({ body: next });
        }}
      />
      <NameScan scan={scan} onCover={(covered) => draft.change({ body: covered })} />
      {isAsking && scan.found.length > 0 && (
        <AskNotice
          onSend={() => {
            setAsking(false);
            void save(true);
          }}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button
          variant="text"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          취소
        </Button>
        <Button type="submit" isBusy={isBusy}>
          저장
        </Button>
      </div>
    </Form>
  );
}
