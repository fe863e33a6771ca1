// Overlay: imports Base UI through ui/dialog.tsx. Loaded lazily by the cards of 내 자료.
import { toSentence } from "@damim/domain/result.ts";
import { useId, useState, type ReactNode } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { confirmPassword } from "./archive-requests.ts";
import { archiveFailureMessages } from "./messages.ts";

export interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What is about to happen. */
  readonly children: ReactNode;
  /** Names the act that follows. */
  readonly actLabel: string;
  readonly onConfirmed: () => void;
}

/** Asks for the password again, so that a screen that was left open is not enough. */
export function PasswordDialog({ isOpen, onClose, ...rest }: PasswordDialogProps) {
  const { children, actLabel, onConfirmed } = rest;
  const { teacher } = useTeacherData();
  const formId = useId();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = (): void => {
    setPassword("");
    setError(undefined);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (password === "") {
      setError("비밀번호를 적어 주세요.");
      return;
    }
    setBusy(true);
    const answer = await confirmPassword(password);
    setBusy(false);
    if (!answer.ok) {
      setError(toSentence(archiveFailureMessages, answer.refusal));
      return;
    }
    close();
    onConfirmed();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="비밀번호 확인"
      width="confirm"
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={close}>
            취소
          </Button>
          <Button type="submit" form={formId} size="large" isBusy={isBusy}>
            {actLabel}
          </Button>
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={() => void confirm()} className="flex flex-col gap-4">
        <div className="text-15 leading-[1.55] text-fg-2">{children}</div>
        {/* For password managers, which fill in by account. */}
        <input type="text" autoComplete="username" value={teacher.email} readOnly hidden />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          value={password}
          onValueChange={(next) => {
            setPassword(next);
            setError(undefined);
          }}
          error={error}
          data-autofocus
        />
      </Form>
    </Dialog>
  );
}
