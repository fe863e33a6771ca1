// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by step-up.tsx.
import { KeyRound } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Problem } from "../../../ui/problem.tsx";
import { useAsking } from "../../../kit/server/use-asking.ts";
import type { ServerAnswer } from "../../../data/server/ask-wordless.ts";
import type { StepUpQuestion } from "../../../data/server/use-step-up.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { canUsePasskeys } from "../../../platform/secrets/can-use-passkeys.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { fetchSignInWays, type SignInWays } from "../fetch-sign-in-ways.ts";
import { askAccount } from "../account-requests.ts";
import { sayAccountTrouble } from "../messages.ts";
import { signByPasskey } from "../way-requests.ts";

export interface StepUpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly question: StepUpQuestion | undefined;
  readonly knownWays: SignInWays | undefined;
  readonly onConfirmed: () => void;
}

/** Asks who sits here by password or passkey, whichever the account has. */
export function StepUpDialog({ isOpen, onClose, question, ...rest }: StepUpDialogProps) {
  const { knownWays, onConfirmed } = rest;
  const { teacher } = useTeacherData();
  const formId = useId();
  const [password, setPassword] = useState("");
  const { isBusy, sentence, say, ask: askNow } = useAsking(sayAccountTrouble);
  const ways = useWays(knownWays, isOpen, say);
  const asks = toAsks(ways, question);
  const field = useRef<HTMLInputElement>(null);
  const isAskingPassword = isOpen && asks.password;
  useEffect(() => {
    if (isAskingPassword) field.current?.focus();
  }, [isAskingPassword]);

  const finish = (next: () => void): void => {
    setPassword("");
    say(undefined);
    next();
  };
  const ask = (send: () => ServerAnswer<unknown>) => askNow(send, () => finish(onConfirmed));
  const handleSubmit = (): void => {
    if (!asks.password) finish(onConfirmed);
    else if (password.trim() === question?.refused?.password) say(question.refused.sentence);
    else if (password) void ask(() => askAccount("step-up", { password }));
    else say("비밀번호를 적어 주세요.");
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => finish(onClose)}
      title="본인 확인"
      width="confirm"
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={() => finish(onClose)}>
            취소
          </Button>
          {(asks.password || asks.nothing) && (
            <Button type="submit" form={formId} size="large" isBusy={isBusy}>
              {question?.actLabel}
            </Button>
          )}
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={handleSubmit} className="flex flex-col gap-4">
        <div className="text-15 leading-[1.55] text-fg-2">
          {question?.about && <p className="font-semibold break-all text-fg">{question.about}</p>}
          <p>{question?.why}</p>
          {ways && !asks.password && !asks.passkey && <p className="mt-2">{NO_WAY_HERE}</p>}
        </div>
        {asks.password && (
          <>
            {/* For password managers, which fill in by account. */}
            <input type="text" autoComplete="username" value={teacher.email} readOnly hidden />
            <PasswordField
              ref={field}
              label="비밀번호"
              autoComplete="current-password"
              value={password}
              onValueChange={(next) => {
                setPassword(next);
                say(undefined);
              }}
              error={sentence}
              data-autofocus
            />
          </>
        )}
        {!asks.password && <Problem>{sentence}</Problem>}
        {asks.passkey && (
          <Button
            variant="line"
            icon={<KeyRound size={18} aria-hidden />}
            isBusy={isBusy}
            onClick={() => void ask(() => signByPasskey("step-up/passkey"))}
          >
            패스키로 확인
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

const NO_WAY_HERE =
  "비밀번호가 없는 계정이에요. 로그인한 지 5분 안이면 할 수 있고, 지났으면 로그아웃하고 Google로 다시 로그인해 주세요.";

/** What is asked. Nothing: the account has only its sign-in to show, and the server knows how old that is. */
function toAsks(ways: SignInWays | undefined, question: StepUpQuestion | undefined) {
  const password = ways?.hasPassword ?? false;
  const passkey = (ways?.passkeys.length ?? 0) > 0 && canUsePasskeys();
  return { password, passkey, nothing: !!ways && !password && !passkey && !question?.isNeeded };
}

/** How this account signs in, asked of the server each time the question opens. */
function useWays(
  known: SignInWays | undefined,
  isOpen: boolean,
  onFailure: (sentence: string) => void,
): SignInWays | undefined {
  const [fetched, setFetched] = useState<SignInWays>();
  useEffect(() => {
    if (known || !isOpen) return;
    let isStopped = false;
    void fetchSignInWays().then((answer) => {
      if (isStopped) return;
      if (answer.ok) setFetched(answer.value);
      else onFailure(sayAccountTrouble(answer.refusal));
    });
    return () => {
      isStopped = true;
    };
  }, [known, isOpen, onFailure]);
  return known ?? fetched;
}
