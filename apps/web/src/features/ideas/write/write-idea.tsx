import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { ideaRequests } from "../../../data/server/idea-requests.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { NicknameField } from "../../../kit/feed/use-send.tsx";
import { newId } from "../../../platform/random.ts";
import { Button } from "../../../ui/button.tsx";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { emptyIdea } from "./idea-fields.tsx";
import { IdeaForm } from "./idea-form.tsx";
import { SimilarIdeas } from "./similar-ideas.tsx";

/** 생각 나누기. What is written stays on the device until the server has it; its id makes one idea of two tries. */
export function WriteIdea(props: {
  readonly onShared: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}) {
  const { onShared, onOpen, onClose } = props;
  const { now, teacher } = useTeacherData();
  const [firstId] = useState(() => newId(now()));
  const draft = useFormDraft("ideaNew", { ...emptyIdea, id: "", nickname: "" });
  const { id: keptId, nickname, ...fields } = draft.fields;
  // The same for each try: an answer that got lost makes no second idea.
  const id = keptId || firstId;
  const named = nickname || teacher.nickName;
  return (
    <IdeaForm
      title="생각 나누기"
      actLabel="올리기"
      fields={fields}
      onChange={(part) => draft.change({ ...part, id })}
      send={(idea, asksNickname) =>
        ideaRequests.share({ ...idea, id, ...(asksNickname && { nickname: named }) })
      }
      nicknameField={
        <NicknameField value={named} onValueChange={(typed) => draft.change({ nickname: typed })} />
      }
      onSent={() => {
        draft.finish();
        showToast.success("생각을 올렸어요");
        onShared(id);
      }}
      head={draft.isRestored && <RestoredNotice onForget={draft.forget} />}
      similar={<SimilarIdeas title={fields.title} onOpen={onOpen} />}
      foot={
        <Button
          variant="text"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          쓰던 글 지우기
        </Button>
      }
    />
  );
}
