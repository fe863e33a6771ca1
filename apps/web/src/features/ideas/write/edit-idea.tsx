import type { Idea } from "@damim/domain/idea/idea-replies.ts";
import { useCallback } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { ideaRequests } from "../../../data/server/idea-requests.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { AWAY } from "../../../kit/feed/feed-words.ts";
import { toIdeaFields } from "./idea-fields.tsx";
import { IdeaForm } from "./idea-form.tsx";

/** An own idea is changed, openly: 「고침」 stands beside it. */
export function EditIdea({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const ask = useCallback(() => ideaRequests.read(id), [id]);
  const list = useServerList(ask);
  return (
    <ServerView list={list} away={AWAY}>
      {({ idea }) => <Fields idea={idea} onDone={onDone} />}
    </ServerView>
  );
}

function Fields({ idea, onDone }: { readonly idea: Idea; readonly onDone: () => void }) {
  const draft = useFormDraft(`ideaEdit:${idea.id}`, toIdeaFields(idea));
  return (
    <IdeaForm
      title="생각 고치기"
      actLabel="고쳐서 올리기"
      fields={draft.fields}
      onChange={draft.change}
      send={(text) => ideaRequests.edit(idea.id, text)}
      onSent={() => {
        draft.finish();
        showToast.success("생각을 고쳤어요");
        onDone();
      }}
      head={draft.isRestored && <RestoredNotice onForget={draft.forget} />}
    />
  );
}
