// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by passkey-part.tsx.
import { useId } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Passkey } from "../fetch-sign-in-ways.ts";
import { askAccount } from "../account-requests.ts";
import { sayAccountTrouble } from "../messages.ts";

const NAME_MAX = 40;

export interface PasskeyNameDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly passkey: Passkey | undefined;
  readonly onRenamed: () => void;
}

/** What the teacher calls a device. Rendered anew (by `key`) for each passkey. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { isOpen, onClose, passkey, onRenamed } = props;
  const formId = useId();
  const [name, setName, clear] = useDraft(`passkey:${passkey?.id}`, passkey?.name ?? "");
  const { isBusy, sentence, say, ask } = useAsking(sayAccountTrouble);

  const handleSubmit = async (): Promise<void> => {
    const problem = findNameProblem(name);
    say(problem);
    if (problem || !passkey) return;
    const path = `passkeys/${encodeURIComponent(passkey.id)}/name`;
    const answer = await ask(() => askAccount(path, { name }));
    if (!answer?.ok) return;
    clear();
    onClose();
    onRenamed();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="패스키 이름"
      width="confirm"
      footer={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={formId} size="large" isBusy={isBusy}>
            바꾸기
          </Button>
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={() => void handleSubmit()}>
        <TextField
          label="이름"
          hint="예: 내 휴대폰, 교무실 컴퓨터"
          value={name}
          onValueChange={setName}
          error={sentence}
          data-autofocus
        />
      </Form>
    </Dialog>
  );
}

function findNameProblem(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return "이름을 적어 주세요.";
  return length > NAME_MAX ? `이름은 ${NAME_MAX}자까지 쓸 수 있어요.` : undefined;
}
