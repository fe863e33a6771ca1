import type { CafeBoard, CafePost } from "@damim/domain/cafe/cafe-replies.ts";
import { checkPost, postMessages } from "@damim/domain/cafe/check-post.ts";
import { readTags } from "@damim/domain/cafe/post-draft.ts";
import { X } from "lucide-react";
import { useCallback, useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { AWAY } from "../../../kit/feed/feed-words.ts";
import { useSend } from "../../../kit/feed/use-send.tsx";
import { PostFields, toScannedText } from "./post-fields.tsx";

interface EditProps {
  readonly id: string;
  readonly boards: readonly CafeBoard[];
  readonly onDone: () => void;
}

/** An own post is changed, openly: 「고침」 stands beside it. */
export function EditForm(props: EditProps) {
  const { id } = props;
  const ask = useCallback(() => cafeRequests.readPost(id), [id]);
  const list = useServerList(ask);
  return (
    <ServerView list={list} away={AWAY}>
      {({ post }) => <Fields {...props} post={post} />}
    </ServerView>
  );
}

function Fields({ id, boards, onDone, post }: EditProps & { readonly post: CafePost }) {
  const { board, title, body, tags } = post;
  const draft = useFormDraft(`cafeEdit:${id}`, { board, title, body, tags: tags.join(", ") });
  const { fields } = draft;
  const [kept, setKept] = useState(post.files);
  const sending = useSend({
    text: toScannedText(fields),
    check: () => checkPost({ ...fields, tags: readTags(fields.tags) }),
    messages: postMessages,
    send: (text) =>
      cafeRequests.edit(id, { ...text, board: fields.board, kept: kept.map((file) => file.id) }),
    away: "인터넷이 연결되지 않아 고치지 못했어요. 고친 글은 이 기기에 있어요. 다시 눌러 주세요.",
    onSent() {
      draft.finish();
      showToast.success("글을 고쳤어요");
      onDone();
    },
  });
  const { isBusy } = sending;
  return (
    <Form className="flex flex-col gap-4" onSubmit={sending.submit}>
      <h2 className="title text-20">글 고치기</h2>
      {draft.isRestored && <RestoredNotice onForget={draft.forget} />}
      <PostFields
        boards={boards}
        fields={fields}
        scan={sending.scan}
        isReadOnly={isBusy}
        onChange={(part) => {
          sending.clear();
          draft.change(part);
        }}
      />
      {kept.length > 0 && (
        <ul aria-label="사진과 파일" className="flex flex-wrap gap-2">
          {kept.map((file) => (
            <li key={file.id}>
              <Button
                variant="line"
                icon={<X size={16} aria-hidden />}
                aria-label={`${file.name} 빼기`}
                isDisabled={isBusy}
                onClick={() => setKept(kept.filter(({ id: other }) => other !== file.id))}
              >
                <span className="max-w-48 truncate">{file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sending.ask}
      {sending.notice}
      <div className="flex justify-end">
        <Button type="submit" size="large" isBusy={isBusy}>
          고쳐서 올리기
        </Button>
      </div>
    </Form>
  );
}
