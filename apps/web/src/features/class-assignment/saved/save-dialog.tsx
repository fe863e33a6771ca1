// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import type { AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useSaveAssign } from "./use-save-assign.ts";

const LONGEST_TITLE = 40;

/** 「저장」 asks once, because from then on the job lies on the server too: its title, and whether without scores. */
export function SaveDialog(props: {
  readonly isOpen: boolean;
  readonly draft: AssignDraft;
  readonly onSaved: (id: AssignId) => void;
  readonly onClose: () => void;
}) {
  const { isOpen, draft, onSaved, onClose } = props;
  const { grade, title: known } = draft.settings;
  const [title, setTitle, clearTitle] = useDraft(
    "class-assignment-title",
    known || `${grade ? `${grade}학년 ` : ""}반편성`,
  );
  const [hasNoScores, setNoScores] = useState(true);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = useSaveAssign(draft);
  const hasScores = draft.pupils.some(({ score }) => score !== undefined);
  const submit = async (): Promise<void> => {
    setSaving(true);
    const saved = await save({ title: title.trim() || "반편성", hasNoScores });
    setSaving(false);
    if (!saved.ok) return setError(saved.refusal.sentence);
    clearTitle();
    onSaved(saved.value);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="반편성 저장"
      subtitle="지금까지는 이 기기에만 있어요. 저장하면 서버에도 두고, 내 다른 기기에서도 열어요."
      footer={
        <Button isFull size="large" type="submit" form="assign-save" isBusy={isSaving}>
          저장
        </Button>
      }
    >
      <Form id="assign-save" onSubmit={() => void submit()} className="flex flex-col gap-4">
        {error && (
          <Notice tone="danger" isAlert title="저장하지 못했어요">
            {error}
          </Notice>
        )}
        <TextField
          label="제목"
          fieldSize="normal"
          most={LONGEST_TITLE}
          value={title}
          onValueChange={setTitle}
        />
        {hasScores && (
          <Checkbox
            label="점수는 빼고"
            isChecked={hasNoScores}
            onCheckedChange={setNoScores}
            hint="다시 나눌 때 점수를 보지 않아요. 점수까지 두려면 먼저 「나누기 파일」을 받아 주세요."
          />
        )}
      </Form>
    </Dialog>
  );
}
