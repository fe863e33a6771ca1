import { ok, refuse } from "@damim/domain/base/result.ts";
import type { CafeReply } from "@damim/domain/cafe/cafe-replies.ts";
import { checkPost, postMessages, BODY_MOST } from "@damim/domain/cafe/check-post.ts";
import { postDraftKind, readTags } from "@damim/domain/cafe/post-draft.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { NicknameField, useSend } from "../../../kit/feed/use-send.tsx";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { sendDraft, stopWaiting } from "../send-waiting.ts";
import { firstBoards } from "./first-boards.ts";
import { FilesField } from "./files-field.tsx";
import { PostFields, toScannedText } from "./post-fields.tsx";
import { usePostDraft } from "./use-post-draft.ts";

/** 글쓰기: posted at once, or as soon as there is a network. No refusal takes a word away. */
export function WriteForm(props: {
  readonly id: string;
  readonly cafe: CafeReply | undefined;
  readonly onPosted: () => void;
  readonly onClose: () => void;
}) {
  const { id, cafe, onPosted, onClose } = props;
  const data = useTeacherData();
  const boards = cafe?.boards ?? firstBoards;
  const draft = usePostDraft(id, boards[0]?.id ?? "");
  const { row, fields } = draft;
  const [nickname, setNickname, clearNickname] = useDraft(
    "cafe-first-nickname",
    data.teacher.nickName,
  );
  const sending = useSend({
    text: toScannedText(fields),
    check: () => checkPost({ ...fields, tags: readTags(fields.tags) }),
    messages: postMessages,
    send: () => post(),
    away: "",
    onSent: () => undefined,
  });
  const { isBusy } = sending;
  const hasNoNickname = cafe?.nickname === null || sending.asksNickname;
  const post = async (): ServerAnswer<unknown> => {
    const sent = await sendDraft(data, id, () =>
      draft.keepWaiting(hasNoNickname ? nickname : undefined),
    );
    if (sent.type === "posted") {
      clearNickname();
      showToast.success("글을 올렸어요");
      onPosted();
    } else if (sent.type === "waiting")
      showToast.blank(
        sent.isForFiles ? "사진과 파일이 다 올라가면 올려요" : "인터넷이 이어지면 올려요",
      );
    else {
      await stopWaiting(data, id);
      return refuse({ ...sent, type: "Refused" });
    }
    return ok(undefined);
  };

  return (
    <Form className="flex flex-col gap-4" onBlur={draft.onBlur} onSubmit={sending.submit}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="title text-20">글쓰기</h2>
        <p className="text-14 text-fg-2">쓰다 만 글은 내 기기에서 이어 쓸 수 있어요</p>
      </div>
      {row && (
        <ForkedNotice
          store={data.profile}
          kind={postDraftKind}
          row={row}
          field="body"
          label="쓰던 글"
          longest={BODY_MOST * 2}
          onChosen={draft.forget}
        />
      )}
      {row?.waiting && !isBusy && (
        <Notice tone="info" title="인터넷이 이어지면 올려요">
          글은 이 기기에 있어요. 연결되면 저절로 올라가고, 그 전에 고쳐도 돼요.
        </Notice>
      )}
      {hasNoNickname && <NicknameField value={nickname} onValueChange={setNickname} />}
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
      <FilesField
        draftId={id}
        files={draft.files}
        isReadOnly={isBusy}
        onChange={(files) => {
          sending.clear();
          draft.changeFiles(files);
        }}
      />
      {sending.ask}
      {sending.notice}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="text"
          onClick={() => {
            draft.remove();
            onClose();
          }}
        >
          쓰던 글 지우기
        </Button>
        <Button type="submit" size="large" isBusy={isBusy}>
          올리기
        </Button>
      </div>
    </Form>
  );
}
