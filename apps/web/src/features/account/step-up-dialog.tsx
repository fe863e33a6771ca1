// Overlay: imports Base UI through ui/dialog.tsx. Loaded lazily by step-up.tsx.
import { toSentence } from "@damim/domain/result.ts";
import { KeyRound } from "lucide-react";
import { useId, useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { canUsePasskeys } from "../../platform/can-use-passkeys.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import type { SignInWays } from "./fetch-sign-in-ways.ts";
import { sendWay, signByPasskey, wayRefusalMessages, type WayAnswer } from "./way-requests.ts";

export interface StepUpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly ways: SignInWays;
  readonly onConfirmed: () => void;
}

/** Asks who sits here, so that a screen that was left open is not enough. */
export function StepUpDialog({ isOpen, onClose, ways, onConfirmed }: StepUpDialogProps) {
  const { teacher } = useTeacherData();
  const formId = useId();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const hasPasskey = ways.passkeys.length > 0 && canUsePasskeys();

  const close = (): void => {
    setPassword("");
    setError(undefined);
    onClose();
  };
  const ask = async (send: () => WayAnswer<unknown>): Promise<void> => {
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (!answer.ok) {
      setError(toSentence(wayRefusalMessages, answer.refusal));
      return;
    }
    setPassword("");
    setError(undefined);
    onConfirmed();
  };
  const handleSubmit = (): void => {
    if (password) void ask(() => sendWay("step-up", { password }));
    else setError("비밀번호를 적어 주세요.");
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="본인 확인"
      width="confirm"
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={close}>
            취소
          </Button>
          {ways.hasPassword && (
            <Button type="submit" form={formId} size="large" isBusy={isBusy}>
              확인
            </Button>
          )}
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-15 leading-[1.55] text-fg-2">{toWords(ways, hasPasskey)}</p>
        {ways.hasPassword && (
          <Form id={formId} onSubmit={handleSubmit}>
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
        )}
        {!ways.hasPassword && error && (
          <Notice tone="danger" isAlert>
            {error}
          </Notice>
        )}
        {hasPasskey && (
          <Button
            variant="line"
            icon={<KeyRound size={18} aria-hidden />}
            isBusy={isBusy}
            onClick={() => void ask(() => signByPasskey("step-up/passkey"))}
          >
            패스키로 확인
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function toWords({ hasPassword }: SignInWays, hasPasskey: boolean): string {
  if (hasPassword) return "로그인 방법을 바꾸기 전에 선생님이 맞는지 확인할게요.";
  return hasPasskey
    ? "로그인 방법을 바꾸기 전에 선생님이 맞는지 패스키로 확인할게요."
    : "비밀번호가 없는 계정이에요. 로그아웃하고 Google로 다시 로그인하면 5분 동안 바꿀 수 있어요.";
}
