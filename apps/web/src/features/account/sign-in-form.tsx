import { toSentence, type Result } from "@damim/domain/base/result.ts";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import type { AccountRefusal } from "./account-requests.ts";
import type { CodeFormProps } from "./code-form.tsx";
import { EmailField } from "./email-field.tsx";
import { findEmailProblem } from "./check-entries.ts";
import { accountRefusalMessages, toWait } from "./messages.ts";

export interface SignInFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Only the person who was signed in may come back here: the address is shown and stays. */
  readonly isEmailFixed?: boolean;
  readonly signIn: (email: string, password: string) => Promise<Result<undefined, AccountRefusal>>;
  readonly onSignedIn: () => void | Promise<void>;
  /** The first step was done elsewhere (Google): begins with the code. */
  readonly beginsWithCode?: boolean;
}

interface Problems {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly refusal?: AccountRefusal | undefined;
}

/** E-mail and password. Whatever the answer, what was typed stays. */
export function SignInForm(props: SignInFormProps) {
  const { email, onEmailChange, isEmailFixed = false, signIn, onSignedIn } = props;
  const { beginsWithCode = false } = props;
  const [CodeForm, setCodeForm] = useState<ComponentType<CodeFormProps>>();
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [wait, startWait] = useSignInWait(email);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // Fetched when it is asked for: few have a second factor.
  const askCode = () =>
    import("./code-form.tsx")
      .then((file) => setCodeForm(() => file.CodeForm))
      .catch(() => setProblems({ refusal: { type: "ServerAway" } }));
  useEffect(() => {
    if (beginsWithCode) void askCode();
  }, [beginsWithCode]);

  const handleSubmit = async () => {
    if (isBusy || wait !== undefined) return;
    const wrongEmail = findEmailProblem(email);
    const wrongPassword = password ? undefined : "비밀번호를 적어 주세요.";
    setProblems({ email: wrongEmail, password: wrongPassword });
    if (wrongEmail || wrongPassword) {
      (wrongEmail ? emailInput : passwordInput).current?.focus();
      return;
    }
    setBusy(true);
    const answer = await signIn(email, password);
    const isCodeNeeded = !answer.ok && answer.refusal.type === "SecondFactorNeeded";
    if (answer.ok) await onSignedIn();
    if (isCodeNeeded) await askCode();
    setBusy(false);
    if (answer.ok || isCodeNeeded) return;
    setProblems({ refusal: answer.refusal });
    startWait(answer.refusal);
    if (answer.refusal.type === "WrongSignIn") passwordInput.current?.select();
  };

  if (CodeForm) return <CodeForm onSignedIn={onSignedIn} onBack={() => setCodeForm(undefined)} />;
  return (
    <Form onSubmit={() => void handleSubmit()} className="flex flex-col gap-3 lg:gap-4">
      <EmailField
        ref={emailInput}
        readOnly={isEmailFixed}
        value={email}
        onValueChange={onEmailChange}
        error={problems.email}
      />
      <PasswordField
        ref={passwordInput}
        label="비밀번호"
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        error={problems.password}
      />
      {problems.refusal && (
        <Notice tone={problems.refusal.type === "ServerAway" ? "warm" : "danger"} isAlert>
          {toSentence(accountRefusalMessages, problems.refusal)}
        </Notice>
      )}
      <Button type="submit" size="large" isFull isBusy={isBusy} disabledReason={wait}>
        로그인
      </Button>
    </Form>
  );
}

/**
 * How long the server holds back the next try at this account, counted down second by second; nothing while it
 * does not. Another address has its own count.
 */
function useSignInWait(
  email: string,
): readonly [reason: string | undefined, start: (refusal: AccountRefusal) => void] {
  const [wait, setWait] = useState({ email, seconds: 0 });
  const isWaiting = wait.seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(
      () => setWait((now) => ({ ...now, seconds: now.seconds - 1 })),
      1_000,
    );
    return () => clearInterval(timer);
  }, [isWaiting]);
  const start = (refusal: AccountRefusal): void => {
    const seconds = "retryAfterSeconds" in refusal ? refusal.retryAfterSeconds : undefined;
    setWait({ email, seconds: Math.ceil(seconds ?? 0) });
  };
  const isFor = isWaiting && wait.email === email;
  return [isFor ? `${toWait(wait.seconds)} 다시 로그인할 수 있어요.` : undefined, start];
}
