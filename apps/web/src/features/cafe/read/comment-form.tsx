import { checkComment, COMMENT_MOST, postMessages } from "@damim/domain/cafe/check-post.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import type { CafeComment } from "@damim/domain/cafe/cafe-replies.ts";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { toFaultSentence } from "../../../data/server/ask-server.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { newId } from "../../../platform/random.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { LEFT_TEACHER } from "../cafe-words.ts";
import { AskNotice } from "../../../kit/names/ask-notice.tsx";
import { NameScan } from "../../../kit/names/name-scan.tsx";
import { useNameScan } from "../../../kit/names/use-name-scan.ts";

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
  const draft = useFormDraft(`cafeComment:${postId}:${parent ?? ""}`, { id: "", body: "" });
  const { body } = draft.fields;
  const scan = useNameScan(body);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const send = async (isAsked: boolean): Promise<void> => {
    const checked = checkComment(body);
    if (!checked.ok) return setError(toSentence(postMessages, checked.refusal));
    if (!isAsked && scan.findNow().length > 0) return setAsking(true);
    // The same for each try: an answer that got lost makes no second comment.
    const id = draft.fields.id || newId(now());
    draft.change({ id });
    setBusy(true);
    const sent = await cafeRequests.comment(postId, { id, parent, body: checked.value });
    setBusy(false);
    if (!sent.ok) return setError(toFaultSentence(sent.refusal, AWAY_COMMENT));
    setError(undefined);
    draft.forget();
    onSent();
  };
  return (
    <Form className="flex flex-col gap-3" onSubmit={() => void send(false)}>
      {answered && (
        <p className="flex flex-wrap items-center gap-2 text-14 text-fg-2">
          {answered.nickname ?? LEFT_TEACHER} 선생님께 답글
          <Button variant="text" onClick={onClose}>
            답글 그만두기
          </Button>
        </p>
      )}
      <TextArea
        label="댓글"
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
            void send(true);
          }}
        />
      )}
      <div className="flex justify-end">
        <Button type="submit" isBusy={isBusy}>
          댓글 올리기
        </Button>
      </div>
    </Form>
  );
}

const AWAY_COMMENT =
  "인터넷이 이어지지 않아 올리지 못했어요. 댓글은 이 기기에 있어요. 이어지면 다시 눌러 주세요.";
