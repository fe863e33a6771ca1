import { toSentence } from "@damim/domain/base/result.ts";
import type { CafeReply } from "@damim/domain/cafe/cafe-replies.ts";
import { checkPost, postMessages, BODY_MOST } from "@damim/domain/cafe/check-post.ts";
import { postDraftKind, readTags } from "@damim/domain/cafe/post-draft.ts";
import { useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { ForkedNotice } from "../../../kit/long-text/forked-notice.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { sendDraft, stopWaiting } from "../send-waiting.ts";
import { firstBoards } from "./first-boards.ts";
import { AskNotice } from "../../../kit/names/ask-notice.tsx";
import { FilesField } from "./files-field.tsx";
import { PostFields, toScannedText } from "./post-fields.tsx";
import { useNameScan } from "../../../kit/names/use-name-scan.ts";
import { usePostDraft } from "./use-post-draft.ts";

const ASKS_NICKNAME = /^Nickname/;

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
  const scan = useNameScan(toScannedText(fields));
  const [nickname, setNickname] = useState(data.teacher.nickName);
  const [asksNickname, setAsksNickname] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hasNoNickname = cafe?.nickname === null || asksNickname;

  const post = async (): Promise<void> => {
    const sent = await sendDraft(data, id, () =>
      draft.keepWaiting(hasNoNickname ? nickname : undefined),
    );
    if (sent.type === "posted") {
      showToast.success("글을 올렸어요");
      return onPosted();
    }
    if (sent.type === "waiting") {
      showToast.blank(
        sent.isForFiles ? "사진과 파일이 다 올라가면 올려요" : "인터넷이 이어지면 올려요",
      );
      return undefined;
    }
    await stopWaiting(data, id);
    if (ASKS_NICKNAME.test(sent.code)) setAsksNickname(true);
    return setError(sent.sentence);
  };
  const submit = async (isAsked: boolean): Promise<void> => {
    const checked = checkPost({ ...fields, tags: readTags(fields.tags) });
    if (!checked.ok) return setError(toSentence(postMessages, checked.refusal));
    if (!isAsked && scan.findNow().length > 0) return setAsking(true);
    setError(undefined);
    setBusy(true);
    await post();
    setBusy(false);
  };

  return (
    <Form className="flex flex-col gap-4" onBlur={draft.onBlur} onSubmit={() => void submit(false)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="title text-20">글쓰기</h2>
        <p className="text-14 text-fg-2">쓰다 만 글은 이 기기와 휴대폰에 남아요</p>
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
          글은 이 기기에 있어요. 이어지면 저절로 올라가고, 그 전에 고쳐도 돼요.
        </Notice>
      )}
      {hasNoNickname && (
        <TextField
          label="별명"
          hint="쌤마당에서 이 별명만 보여요. 학교와 이름은 보이지 않아요."
          value={nickname}
          maxLength={20}
          onValueChange={setNickname}
        />
      )}
      <PostFields
        boards={boards}
        fields={fields}
        scan={scan}
        isReadOnly={isBusy}
        onChange={(part) => {
          setError(undefined);
          draft.change(part);
        }}
      />
      <FilesField
        draftId={id}
        files={draft.files}
        isReadOnly={isBusy}
        onChange={(files) => {
          setError(undefined);
          draft.changeFiles(files);
        }}
      />
      {isAsking && scan.found.length > 0 && (
        <AskNotice
          onSend={() => {
            setAsking(false);
            void submit(true);
          }}
        />
      )}
      {error && (
        <Notice tone="danger" isAlert>
          {error}
        </Notice>
      )}
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
